/** Words that a search knows no answer to: single folded words of letters. Numbers and addresses are none. */
export const mostMisses = 3;
const word = /^[a-z]{3,24}$/;

export const isMiss = (value: unknown): value is string => typeof value === 'string' && word.test(value);
