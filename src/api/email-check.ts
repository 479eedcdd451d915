import { isNothing, type Endpoint } from './endpoint.ts';

/** Mails the link that confirms the contact e-mail again. */
export const askEmailCheck = {
  method: 'POST',
  path: '/api/email-check',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

/** The form on the page behind that link. Redirects to a page. */
export const emailLink = {
  method: 'POST',
  path: '/api/email-link',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
