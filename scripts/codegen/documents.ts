import { createHash } from 'node:crypto';
import {
  Kind,
  print,
  separateOperations,
  visit,
  stripIgnoredCharacters,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import { variableShape } from './variable-shape.ts';
import type { Operation } from '#functions/graphql/operation.ts';
import type { Sources } from './sources.ts';

export interface Document extends Operation {
  /** Exactly what the browser sends. */
  text: string;
  /** Hashes of this text, and of what a client with a normalised cache sends instead. */
  hashes: readonly string[];
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** As Apollo Client sends it: the type of each object, so that its cache can tell them apart. */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) =>
      parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, typename] },
  });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const compact = (document: DocumentNode) => stripIgnoredCharacters(print(document));

const definitionIn = (document: DocumentNode): OperationDefinitionNode => {
  const definition = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A document without an operation.');
  return definition;
};

/** The site's operations, each with the fragments that it needs. */
export function documentsOf({ schema, documents: all }: Sources): Document[] {
  return Object.entries(separateOperations(all)).map(([name, document]) => {
    const { operation, variableDefinitions = [] } = definitionIn(document);
    const kind: string = operation;
    if (name === '') throw new Error('Every operation of the site needs a name.');
    if (kind !== 'query' && kind !== 'mutation')
      throw new Error(`${name}: the data API has no subscriptions.`);

    const variables = variableDefinitions.map(({ variable, type, defaultValue }) => {
      const inputType = typeFromAST(schema, type);
      if (!inputType) throw new Error(`${name}: $${variable.name.value} has an unknown type.`);
      return [variable.name.value, variableShape(inputType, defaultValue !== undefined)] as const;
    });
    const text = compact(document);
    const hashes = [text, compact(withTypenames(document))].map(sha256);
    return { name, kind, text, hashes, variables: Object.fromEntries(variables) };
  });
}
