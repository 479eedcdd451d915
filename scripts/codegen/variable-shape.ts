import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLType,
} from 'graphql';
import type { VariableShape } from '#functions/graphql/operation.ts';

const scalars: Record<string, VariableShape['kind']> = {
  Boolean: 'boolean',
  Date: 'string',
  DateTime: 'string',
  Float: 'float',
  ID: 'string',
  Int: 'int',
  JSON: 'json',
  String: 'string',
};

function described(type: GraphQLType): VariableShape {
  if (isEnumType(type)) return { kind: 'enum', values: type.getValues().map(({ name }) => name) };
  if (isListType(type)) return { kind: 'list', of: variableShape(type.ofType, false) };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, variableShape(field.type, field.default !== undefined)] as const,
    );
    return { kind: 'object', fields: Object.fromEntries(fields) };
  }
  const kind = scalars[String(type)];
  if (!kind) throw new Error(`The Worker has no check for variables of the type ${String(type)}.`);
  return { kind };
}

/** Lets the Worker validate variables without graphql-js. */
export function variableShape(type: GraphQLType, hasDefault: boolean): VariableShape {
  const shape = described(getNullableType(type));
  if (!isNonNullType(type)) return { ...shape, mayBeNull: true, mayBeAbsent: true };
  return hasDefault ? { ...shape, mayBeAbsent: true } : shape;
}
