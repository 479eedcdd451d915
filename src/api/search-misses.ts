import { isNothing, type Endpoint } from './endpoint.ts';

/** Words that a search knows no answer to: single folded words of letters. Numbers and addresses are none. */
export const mostMisses = 3;
const word = /^[a-z]{3,24}$/;

export const isMiss = (value: unknown): value is string => typeof value === 'string' && word.test(value);

/** Counts words that were searched for in the questions and not found. */
export const countMisses = {
  method: 'POST',
  path: '/api/search-misses',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<undefined>;
