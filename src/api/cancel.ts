import type { DocumentView } from '#domain/shop/declaration.ts';
import { isObject, type Endpoint } from './endpoint.ts';

/** The fields of a form as they were typed; the Worker says which of them it wants. */
export type DeclarationRequest = Readonly<Record<string, string>>;

export interface DeclarationAnswer {
  acknowledgement: DocumentView;
}

export const isDeclarationRequest = (value: unknown): value is DeclarationRequest =>
  isObject(value) && Object.values(value).every((field) => typeof field === 'string');

export const isDeclarationAnswer = (value: unknown): value is DeclarationAnswer =>
  isObject(value) && isObject(value['acknowledgement']);

/** Cancellation (§ 312k BGB). Where no script runs, the form itself is posted here and a page comes back. */
export const cancel = {
  method: 'POST',
  path: '/api/cancel',
  signIn: 'optional',
  codes: ['email_invalid'],
  isRequest: isDeclarationRequest,
  isAnswer: isDeclarationAnswer,
} as const satisfies Endpoint<DeclarationRequest, DeclarationAnswer>;
