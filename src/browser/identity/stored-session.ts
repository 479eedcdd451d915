import { expectsMember } from '../signed-in-hint.ts';

/** The name of the SDK's session in IndexedDB. */
const databaseName = 'firebaseLocalStorageDb';

/**
 * Whether a session may be stored on this device, determined without the SDK and without storing anything. If a
 * browser does not list its databases, the hint left by a sign-in decides.
 */
export async function isSessionStored(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return expectsMember();
  }
}
