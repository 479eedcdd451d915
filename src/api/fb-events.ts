import { post } from './endpoint.ts';

/** Reports a tracking event. Accepted at once; passed on only with consent. */
export const reportEvent = post('/api/fb-events', { signIn: 'none', codes: ['forbidden'], keepalive: true });
