import { isObject, type Endpoint } from './endpoint.ts';

/** Everything that is kept about a member (Art. 15 and 20 GDPR), for a file: nothing of it is read by the site. */
export const exportAccount = {
  method: 'GET',
  path: '/api/account/export',
  signIn: 'required',
  codes: [],
  isAnswer: isObject,
} as const satisfies Endpoint<void, Readonly<Record<string, unknown>>>;
