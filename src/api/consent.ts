import type { ConsentReceipt } from '#domain/consent.ts';
import { isNothing, isObject, isText, type Endpoint } from './endpoint.ts';

/** Stores the consent receipt of a choice about cookies. */
export const storeConsentReceipt = {
  method: 'POST',
  path: '/api/consent',
  signIn: 'none',
  codes: [],
  isRequest: (value): value is ConsentReceipt => isObject(value) && isText(value['id'], 32),
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<ConsentReceipt, undefined>;
