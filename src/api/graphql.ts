import { errorCodes } from '#domain/errors/error-codes.ts';
import { has, post } from './endpoint.ts';

/** An error's message is one of our codes; `data` may still be present. */
export interface GraphqlAnswer {
  data: Readonly<Record<string, unknown>>;
  errors?: unknown;
}

/** The data API, for the documents that the site was built with. Its errors carry our codes. */
export const graphql = post('/api/graphql', {
  signIn: 'optional',
  codes: errorCodes,
  isAnswer: has<GraphqlAnswer>({ data: 'object' }),
  missing: { late: 'data_api_timeout', unreadable: 'data_api_invalid' },
});
