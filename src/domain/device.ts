/**
 * Browser storage: every key of ours in `localStorage` and `sessionStorage` starts like this. Signing out removes all
 * that do, so that none can be left off a list.
 */
export const personalPrefix = 'valea:';

export const personalKey = <Name extends string>(name: Name) => `${personalPrefix}${name}` as const;

/** Says whether a member is probably signed in here: all that a page needs to know before it is painted. */
export const signedInKey = personalKey('signed-in');

/** What is stored under that key, as JSON. `out` stands there for a moment: it tells the other tabs to forget as well. */
export const signedInValues = { yes: '1', out: '"out"' } as const;
