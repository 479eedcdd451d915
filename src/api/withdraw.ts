import { isDeclarationAnswer, isDeclarationRequest } from './cancel.ts';
import type { DeclarationAnswer, DeclarationRequest } from './cancel.ts';
import type { Endpoint } from './endpoint.ts';

/** Withdrawal (§ 356a BGB). Without a script it takes two steps, each a form that is posted here. */
export const withdraw = {
  method: 'POST',
  path: '/api/withdraw',
  signIn: 'optional',
  codes: ['email_invalid'],
  isRequest: isDeclarationRequest,
  isAnswer: isDeclarationAnswer,
} as const satisfies Endpoint<DeclarationRequest, DeclarationAnswer>;
