import type { DocumentView } from '#domain/shop/declaration.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

export interface DeclarationAnswer {
  acknowledgement: DocumentView;
}

const isDeclarationAnswer = (value: unknown): value is DeclarationAnswer =>
  isObject(value) && isObject(value['acknowledgement']);

/** Cancellation (§ 312k BGB). Without script, the form is posted here and the answer is a page. */
export const cancel = {
  method: 'POST',
  path: '/api/cancel',
  signIn: 'optional',
  codes: ['email_invalid'],
  isAnswer: isDeclarationAnswer,
} as const satisfies Endpoint<DeclarationAnswer>;

/** Withdrawal (§ 356a BGB). Without script, two forms in turn are posted here. */
export const withdraw = {
  method: 'POST',
  path: '/api/withdraw',
  signIn: 'optional',
  codes: ['email_invalid'],
  isAnswer: isDeclarationAnswer,
} as const satisfies Endpoint<DeclarationAnswer>;

/** The form on the page behind a mailed link. Redirects to a page. */
export const declarationLink = {
  method: 'POST',
  path: '/api/declaration-link',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
