import { fold } from '../fold.ts';

/** Words that a search knows no answer to: single folded words of letters. Numbers and addresses are none. */
export const mostMisses = 3;
const word = /^[a-z]{3,24}$/;

export const isMiss = (value: unknown): value is string => typeof value === 'string' && word.test(value);

/** The words of what was asked, as far as they may be counted. */
export const missesIn = (asked: string): string[] =>
  [...new Set(fold(asked).split(/[^\p{L}\p{N}@._-]+/u))].filter(isMiss).slice(0, mostMisses);
