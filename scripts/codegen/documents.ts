import { createHash } from 'node:crypto';
import {
  Kind,
  print,
  separateOperations,
  stripIgnoredCharacters,
  typeFromAST,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { variableShape } from './variable-shape.ts';
import type { Operation } from '#functions/graphql/operation.ts';
import type { Sources } from './sources.ts';

export interface Document extends Operation {
  /** Exactly what the browser sends. */
  text: string;
  hash: string;
}

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
    const text = stripIgnoredCharacters(print(document));
    const hash = createHash('sha256').update(text).digest('hex');
    return { name, kind, text, hash, variables: Object.fromEntries(variables) };
  });
}
