import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { identityCodeOf } from './firebase-errors.ts';
import type { Identity, Registration } from './identity.ts';

type Wanted = Parameters<Identity['register']>[0];

/** An account whose password was proved; undefined if the address belongs to somebody with another password. */
async function prove(auth: Auth, { email, password }: Wanted): Promise<User | undefined> {
  try {
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if (identityCodeOf(error) !== 'other_way_in') throw error;
  }
  try {
    return (await signInWithEmailAndPassword(auth, email, password)).user;
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
export async function register(
  auth: Auth,
  enter: (act: () => Promise<unknown>) => Promise<void>,
  wanted: Wanted,
): Promise<Registration> {
  const { email, password, returnTo } = wanted;
  const signIn = () => enter(() => signInWithEmailAndPassword(auth, email, password));
  const user = await prove(auth, wanted);
  if (!user) {
    await sendSignInLinkToEmail(auth, email, { url: returnTo, handleCodeInApp: true });
    return { state: 'mailed', confirmed: () => Promise.resolve({ state: 'waiting' }) };
  }
  if (user.emailVerified || wanted.atOnce) {
    await signIn();
    return { state: 'done' };
  }
  await sendEmailVerification(user, { url: returnTo });
  return {
    state: 'mailed',
    async confirmed() {
      try {
        await user.reload();
        if (!user.emailVerified) return { state: 'waiting' };
        await signIn();
        return { state: 'done' };
      } catch (error) {
        return { state: 'failed', code: identityCodeOf(error, navigator.onLine) };
      }
    },
  };
}
