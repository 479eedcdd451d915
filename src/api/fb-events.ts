import { isNothing, type Endpoint } from './endpoint.ts';

/** Reports a tracking event. Accepted at once; passed on only with consent. */
export const reportEvent = {
  method: 'POST',
  path: '/api/fb-events',
  signIn: 'none',
  codes: ['forbidden'],
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<undefined>;
