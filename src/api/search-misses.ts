import { post } from './endpoint.ts';

/** Words without a search result: single normalised words of letters, no numbers or addresses. */
export const mostMisses = 3;
const word = /^[a-z]{3,24}$/;

export const isMiss = (value: unknown): value is string => typeof value === 'string' && word.test(value);

/** Counts words that the questions' search did not find. */
export const countMisses = post('/api/search-misses', { signIn: 'none', keepalive: true });
