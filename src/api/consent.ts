import { post } from './endpoint.ts';

/** Stores the consent receipt of a choice about cookies. */
export const storeConsentReceipt = post('/api/consent', { signIn: 'none', keepalive: true });
