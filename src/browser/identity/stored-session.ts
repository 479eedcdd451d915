import { sessionDatabase, sessionPrefix } from '../device.ts';
import { expectsMember } from '../signed-in-hint.ts';

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
