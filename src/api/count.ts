import { isNothing, type Endpoint } from './endpoint.ts';

/**
 * Counts a visit to a step of the funnel. A beacon without a body, all in the path, so that the
 * script in each page only joins two texts.
 */
export const countStep = {
  method: 'POST',
  path: '/api/count/:language/:step/:via',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<undefined>;
