import { errorCodes } from '#domain/error-codes.ts';
import { isObject, type Endpoint } from './endpoint.ts';

/** Errors carry a code of ours as their message; `data` may be there all the same. */
export interface GraphqlAnswer {
  data: Readonly<Record<string, unknown>>;
  errors?: unknown;
}

/** The data API, for the documents that the site was built with. Its refusals are whatever it says in our codes. */
export const graphql = {
  method: 'POST',
  path: '/api/graphql',
  signIn: 'optional',
  codes: errorCodes,
  isAnswer: (value): value is GraphqlAnswer => isObject(value) && isObject(value['data']),
  missing: { late: 'data_api_timeout', unreadable: 'data_api_invalid' },
} as const satisfies Endpoint<GraphqlAnswer>;
