/**
 * The prefix of all our keys in `localStorage` and `sessionStorage`: signing out removes all of them, without a list
 * that could miss one.
 */
export const personalPrefix = 'valea:';

export const personalKey = <Name extends string>(name: Name) => `${personalPrefix}${name}` as const;

/** Whether a member is probably signed in: all that a page needs before the first paint. */
export const signedInKey = personalKey('signed-in');

/** As JSON. `out` is set for a moment, to make the other tabs forget as well. */
export const signedInValues = { yes: '1', out: '"out"' } as const;
