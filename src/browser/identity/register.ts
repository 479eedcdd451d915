import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { identityCodeOf } from './firebase-errors.ts';
import { openAuth } from './firebase-auth.ts';
import type { Identity, Registration } from './identity.ts';

type Wanted = Parameters<Identity['register']>[0];

let rooms = 0;

/** An account whose password was proved; undefined if the address belongs to somebody with another password. */
async function enter({ email, password }: Wanted): Promise<User | undefined> {
  rooms += 1;
  const room = openAuth(`registration-${rooms}`);
  try {
    return (await createUserWithEmailAndPassword(room, email, password)).user;
  } catch (error) {
    if (identityCodeOf(error) !== 'other_way_in') throw error;
  }
  try {
    return (await signInWithEmailAndPassword(room, email, password)).user;
  } catch (error) {
    if (!['credentials_refused', 'account_disabled'].includes(identityCodeOf(error))) throw error;
    return undefined;
  }
}

/**
 * Creates an account and waits until its address is confirmed. It must not show whether the address was free: in
 * either case an e-mail is sent and the page says the same. A new address gets a confirmation; a known one a link
 * that signs its owner in. Nothing is stored on the device before the address is proved. With `atOnce`, during an
 * order, a new account continues at once; its address is confirmed after the payment. Throws the SDK's errors.
 */
export async function register(auth: Auth, wanted: Wanted): Promise<Registration> {
  const { email, password, returnTo } = wanted;
  const user = await enter(wanted);
  if (!user) {
    await sendSignInLinkToEmail(auth, email, { url: returnTo, handleCodeInApp: true });
    return { state: 'mailed', confirmed: () => Promise.resolve({ state: 'waiting' }) };
  }
  if (user.emailVerified || wanted.atOnce) {
    await signInWithEmailAndPassword(auth, email, password);
    return { state: 'done' };
  }
  await sendEmailVerification(user, { url: returnTo });
  return {
    state: 'mailed',
    async confirmed() {
      try {
        await user.reload();
        if (!user.emailVerified) return { state: 'waiting' };
        await signInWithEmailAndPassword(auth, email, password);
        return { state: 'done' };
      } catch (error) {
        return { state: 'failed', code: identityCodeOf(error, navigator.onLine) };
      }
    },
  };
}
