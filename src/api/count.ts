import { post } from './endpoint.ts';

/**
 * Counts a visit to a step of the funnel. A beacon without a body: everything is in the path, so the script in each
 * page only concatenates two strings.
 */
export const countStep = post('/api/count/:language/:step/:via', { signIn: 'none', keepalive: true });
