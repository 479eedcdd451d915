import { GraphQLError, GraphQLScalarType, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { schemaText } from './generated/schema.ts';
import { masking, type OnUnhandledError } from './errors.ts';
import type { createResolvers, MembersContext } from './resolvers.ts';

/** Values pass as they are: the resolvers give text, and the domain checks what comes in. */
const asText = (name: string) =>
  new GraphQLScalarType({
    name,
    coerceInputValue(value) {
      if (typeof value !== 'string') throw new GraphQLError(`${name} is a text.`);
      return value;
    },
  });

/** What yoga offers beyond a JSON body by POST is refused here as well, whatever the Worker lets through. */
const jsonByPost: Plugin = {
  onRequest(payload) {
    const { method, headers } = payload.request;
    const isJson = headers.get('Content-Type')?.startsWith('application/json') === true;
    if (method === 'POST' && isJson) return;
    payload.endResponse(new payload.fetchAPI.Response(null, { status: method === 'POST' ? 415 : 405 }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** The GraphQL server (graphql-yoga), with nothing on that the site's own documents do not need. */
export const createService = (
  resolvers: ReturnType<typeof createResolvers>,
  onUnhandledError: OnUnhandledError,
) =>
  createYoga<MembersContext>({
    schema: createSchema({
      typeDefs: schemaText,
      resolvers: { ...resolvers, Date: asText('Date'), DateTime: asText('DateTime') },
    }),
    plugins: [jsonByPost, masking(onUnhandledError)],
    maskedErrors: false,
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
  });
