import { isLocale, type Locale } from '#domain/locales.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

export interface EmailCheckRequest {
  locale: Locale;
}

/** Has the link that proves the contact e-mail mailed once more. */
export const askEmailCheck = {
  method: 'POST',
  path: '/api/email-check',
  signIn: 'required',
  codes: [],
  isRequest: (value): value is EmailCheckRequest => isObject(value) && isLocale(value['locale']),
  isAnswer: isNothing,
} as const satisfies Endpoint<EmailCheckRequest, undefined>;

/** The button on the page behind that link. It is a form: what comes back leads to a page. */
export const emailLink = {
  method: 'POST',
  path: '/api/email-link',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<void, undefined>;
