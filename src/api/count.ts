import { post } from './endpoint.ts';

/**
 * Counts a visit to a step of the funnel. A beacon without a body: everything is in the path, so the script in each
 * page only concatenates two strings.
 */
export const countStep = post('/api/count/:language/:step/:via', { signIn: 'none', keepalive: true });

/** Counts how fast a page was for a visitor who said yes to measuring. */
export const countSpeed = post('/api/count/speed/:page/:metric/:rating', { signIn: 'none', keepalive: true });
