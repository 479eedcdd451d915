import { expectsMember } from '../signed-in-hint.ts';

/** Where the SDK stores its session: in this database, or with this prefix in `localStorage` if there are none. */
export const sessionDatabase = 'firebaseLocalStorageDb';
export const sessionPrefix = 'firebase:';

/**
 * Whether a session may be stored on this device, determined without the SDK and without storing anything. If a
 * browser does not list its databases, the hint left by a sign-in decides.
 */
export async function isSessionStored(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(sessionPrefix))) return true;
    return (await indexedDB.databases()).some(({ name }) => name === sessionDatabase);
  } catch {
    return expectsMember();
  }
}
