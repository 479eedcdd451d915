import {
  buildSchema,
  execute,
  GraphQLError,
  isScalarType,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
} from 'graphql';
import { BoundedMap } from '../cache/bounded-map.ts';
import { schemaText } from './generated/schema.ts';
import { masked, type OnUnhandledError } from './errors.ts';
import type { GraphqlRequest } from '../ports/data-api.ts';
import type { MembersContext, Resolvers } from './resolvers.ts';

/** Values pass unchanged: resolvers return strings, and the domain validates input. */
const asText = (name: string) => (value: unknown) => {
  if (typeof value !== 'string') throw new GraphQLError(`${name} is a text.`);
  return value;
};

function contract() {
  const schema = buildSchema(schemaText);
  for (const name of ['Date', 'DateTime']) {
    const type = schema.getType(name);
    if (isScalarType(type)) type.coerceInputValue = asText(name);
  }
  return schema;
}

/** More than the site's documents have. */
const mostDocuments = 32;

/** graphql-js as a function rather than a server: no other method, batching, upload or playground to turn off. */
export function createService(rootValue: Resolvers, onUnhandledError: OnUnhandledError) {
  const schema = contract();
  const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule];
  /** Valid documents by text, as parsing and validating cost more than executing. */
  const documents = new BoundedMap<string, DocumentNode>(mostDocuments);

  function documentOf(query: string): DocumentNode | readonly GraphQLError[] {
    const known = documents.get(query);
    if (known) return known;
    let document: DocumentNode;
    try {
      document = parse(query);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    const problems = validate(schema, document, rules);
    if (problems.length > 0) return problems;
    documents.set(query, document);
    return document;
  }

  return async (
    { query, operationName, variables: variableValues }: GraphqlRequest,
    contextValue: MembersContext,
  ): Promise<ExecutionResult> => {
    const document = documentOf(query);
    const tell = (error: unknown) => {
      onUnhandledError(error, contextValue.requestId);
    };
    const { errors, ...rest } =
      'kind' in document
        ? await execute({ schema, document, rootValue, contextValue, operationName, variableValues })
        : { errors: document };
    return errors ? { ...rest, errors: errors.map((error) => masked(error, tell)) } : rest;
  };
}
