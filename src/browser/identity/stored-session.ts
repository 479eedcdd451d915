import { expectsMember } from '../signed-in-hint.ts';

/** By this name the SDK keeps its session in IndexedDB. */
const databaseName = 'firebaseLocalStorageDb';

/**
 * Whether a session may be stored on this device, found out without the SDK and without storing anything. Where a
 * browser does not say which databases there are, the hint does that a sign-in leaves.
 */
export async function isSessionStored(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return expectsMember();
  }
}
