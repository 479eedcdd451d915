import type { DocumentView } from '#domain/shop/declaration.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

export interface DeclarationAnswer {
  acknowledgement: DocumentView;
}

const isDeclarationAnswer = (value: unknown): value is DeclarationAnswer =>
  isObject(value) && isObject(value['acknowledgement']);

/** Cancellation (§ 312k BGB). Where no script runs, the form itself is posted here and a page comes back. */
export const cancel = {
  method: 'POST',
  path: '/api/cancel',
  signIn: 'optional',
  codes: ['email_invalid'],
  isAnswer: isDeclarationAnswer,
} as const satisfies Endpoint<DeclarationAnswer>;

/** Withdrawal (§ 356a BGB). Without a script it takes two steps, each a form that is posted here. */
export const withdraw = {
  method: 'POST',
  path: '/api/withdraw',
  signIn: 'optional',
  codes: ['email_invalid'],
  isAnswer: isDeclarationAnswer,
} as const satisfies Endpoint<DeclarationAnswer>;

/** The button on the page behind a mailed link. It is a form: what comes back leads to a page. */
export const declarationLink = {
  method: 'POST',
  path: '/api/declaration-link',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
