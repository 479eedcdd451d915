import { post } from './endpoint.ts';

/**
 * Counts a visit to a step of the funnel. A beacon without a body, all in the path, so that the
 * script in each page only joins two texts.
 */
export const countStep = post('/api/count/:language/:step/:via', { signIn: 'none', keepalive: true });
