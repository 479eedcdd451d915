import { isNothing, type Endpoint } from './endpoint.ts';

/** Stores the consent receipt of a choice about cookies. */
export const storeConsentReceipt = {
  method: 'POST',
  path: '/api/consent',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<undefined>;
