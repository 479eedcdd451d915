import { isNothing, type Endpoint } from './endpoint.ts';

/** Has the link that proves the contact e-mail mailed once more. */
export const askEmailCheck = {
  method: 'POST',
  path: '/api/email-check',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

/** The button on the page behind that link. It is a form: what comes back leads to a page. */
export const emailLink = {
  method: 'POST',
  path: '/api/email-link',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
