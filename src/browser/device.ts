/**
 * The prefix of all our keys in `localStorage` and `sessionStorage`: signing out removes all of them, without a list
 * that could miss one.
 */
export const personalPrefix = 'valea:';

export const personalKey = <Name extends string>(name: Name) => `${personalPrefix}${name}` as const;

/** The prefix of all our caches, for the same reason. */
export const cachePrefix = 'valea-';

/** Whether a member is probably signed in: enough for a page before the first paint. */
export const signedInKey = personalKey('signed-in');

/** As JSON. `out` is set briefly, to make the other tabs clear their data as well. */
export const signedInValues = { yes: '1', out: '"out"' } as const;

/** Where the identity provider's SDK stores its session: in this database, or with this prefix in `localStorage`. */
export const sessionDatabase = 'firebaseLocalStorageDb';
export const sessionPrefix = 'firebase:';
