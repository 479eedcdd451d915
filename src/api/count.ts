import { isNothing, type Endpoint } from './endpoint.ts';

/**
 * Counts that somebody came to a step of the funnel. A beacon without a body: all of it stands in the path, so that the
 * script of a page only puts two texts together.
 */
export const countStep = {
  method: 'POST',
  path: '/api/count/:language/:step/:via',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<undefined>;
