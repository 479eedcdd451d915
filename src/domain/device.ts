/**
 * Whatever the site keeps in a browser about a person has a key that starts like this, in `localStorage` and in
 * `sessionStorage` alike. Signing out removes every key that does, so that nothing can be left off a list.
 */
export const personalPrefix = 'valea:';

export const personalKey = <Name extends string>(name: Name) => `${personalPrefix}${name}` as const;

/** Says that somebody is probably signed in here: all that a page needs to know before it is painted. */
export const signedInKey = personalKey('signed-in');

/** What stands under that key. `out` stands there for a moment only: it tells the other tabs to forget as well. */
export const signedInValues = { yes: '1', out: 'out' } as const;
