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
import { BoundedMap } from '../bounded-map.ts';
import { schemaText } from './generated/schema.ts';
import { masked, type OnUnhandledError } from './errors.ts';
import type { GraphqlRequest } from '../ports/data-api.ts';
import type { createResolvers, MembersContext } from './resolvers.ts';

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

/**
 * graphql-js as a function rather than a server: there are no other methods, batching, uploads or playground to turn
 * off.
 */
export function createService(
  { Query, Mutation }: ReturnType<typeof createResolvers>,
  onUnhandledError: OnUnhandledError,
) {
  const schema = contract();
  const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule];
  /** Root fields: graphql-js passes these no parent. */
  const rootValue = {
    getUser: (args: Parameters<typeof Query.getUser>[1], context: MembersContext) =>
      Query.getUser(undefined, args, context),
    onboardUser: (args: Parameters<typeof Mutation.onboardUser>[1], context: MembersContext) =>
      Mutation.onboardUser(undefined, args, context),
    updateUser: (args: Parameters<typeof Mutation.updateUser>[1], context: MembersContext) =>
      Mutation.updateUser(undefined, args, context),
  };
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
    { query, operationName, variables }: GraphqlRequest,
    contextValue: MembersContext,
  ): Promise<ExecutionResult> => {
    const document = documentOf(query);
    const tell = (error: unknown) => {
      onUnhandledError(error, contextValue.requestId);
    };
    const { errors, ...rest } =
      'kind' in document
        ? await execute({
            schema,
            document,
            rootValue,
            contextValue,
            operationName,
            variableValues: variables,
          })
        : { errors: document };
    return errors ? { ...rest, errors: errors.map((error) => masked(error, tell)) } : rest;
  };
}
