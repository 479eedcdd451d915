import type { DocumentView } from '#domain/shop/declaration.ts';
import { has, post } from './endpoint.ts';

export interface DeclarationAnswer {
  acknowledgement: DocumentView;
}

const isDeclarationAnswer = has<DeclarationAnswer>({ acknowledgement: 'object' });

/** Cancellation (§ 312k BGB). Without script, the form is posted here and the answer is a page. */
export const cancel = post('/api/cancel', {
  signIn: 'optional',
  codes: ['email_invalid'],
  isAnswer: isDeclarationAnswer,
});

/** Withdrawal (§ 356a BGB). Without script, two forms in turn are posted here. */
export const withdraw = post('/api/withdraw', {
  signIn: 'optional',
  codes: ['email_invalid'],
  isAnswer: isDeclarationAnswer,
});

/** The form on the page behind a mailed link. Redirects to a page. */
export const declarationLink = post('/api/declaration-link', { signIn: 'none' });
