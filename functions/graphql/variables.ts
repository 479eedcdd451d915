import { isObject } from '#domain/text/json.ts';
import type { Operation, VariableShape } from './operation.ts';

/** Bounds free-form JSON; deeper than anything that we send. */
const deepest = 8;

type Json = Readonly<Record<string, unknown>>;

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < deepest && Object.values(value).every((part) => isShallow(part, depth + 1)));

const isInt = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

function fieldsFit(value: Json, fields: Readonly<Record<string, VariableShape>>): boolean {
  return (
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, shape]) =>
      Object.hasOwn(value, name) ? fits(value[name], shape) : shape.mayBeAbsent === true,
    )
  );
}

function fits(value: unknown, shape: VariableShape): boolean {
  if (value === null) return shape.mayBeNull === true;
  switch (shape.kind) {
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'int':
      return isInt(value);
    case 'float':
      return Number.isFinite(value);
    case 'enum':
      return shape.values?.some((known) => known === value) ?? false;
    case 'json':
      return isShallow(value);
    case 'list': {
      const { of } = shape;
      return Array.isArray(value) && of !== undefined && value.every((item) => fits(item, of));
    }
    case 'object':
      return isObject(value) && fieldsFit(value, shape.fields ?? {});
  }
}

export const variablesFit = (variables: Json, operation: Operation) =>
  fieldsFit(variables, operation.variables);
