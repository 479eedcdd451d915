import {
  applyActionCode,
  confirmPasswordReset,
  onAuthStateChanged,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  updateCurrentUser,
  verifyPasswordResetCode,
  type Auth,
  type MultiFactorError,
  type User,
} from 'firebase/auth';
import { once } from '#domain/text/once.ts';
import { identityCodeOf } from './firebase-errors.ts';
import { createPendingLink } from './pending-link.ts';
import { register } from './register.ts';
import { isSessionStored } from './stored-session.ts';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type { Provider } from '#domain/identity/sign-in.ts';
import type { CodeWanted, Failure, Identity, IdentityResult } from './identity.ts';

/** Signs a visitor in through a provider's window; throws the SDK's errors. */
export type ProviderWindow = (auth: Auth, provider: Provider) => Promise<void>;

type Said = Partial<Record<IdentityCode, IdentityCode>>;

/**
 * Errors that would reveal whether an address is registered, so they get the same answer. Only after proving to own
 * the address, by a link or through a provider, is a visitor told that the account is locked.
 */
const neutral: Said = { account_disabled: 'credentials_refused' };

function failure(error: unknown, said: Said = {}): Failure {
  const code = identityCodeOf(error, navigator.onLine);
  return { state: 'failed', code: said[code] ?? code };
}

const wantsCode = (error: unknown): error is MultiFactorError =>
  identityCodeOf(error) === 'second_factor_unsupported';

const loadSecondFactor = () => import('./second-factor.ts');

/**
 * Visitors sign in in memory, and only then is a session opened that lasts: looking at the login page, or a wrong
 * password, stores nothing (§ 25 TDDDG).
 */
export function createFirebaseIdentity(
  openAuth: (name?: string) => Auth,
  loadWindow: () => Promise<ProviderWindow>,
): Identity {
  const entrance = once(() => openAuth('entrance'));
  const lasting = once(() => openAuth());
  /** Undefined while nobody is signed in on this device. */
  let session: Auth | undefined;
  const watchers: ((user: User | null) => void)[] = [];
  const pending = createPendingLink();
  let providerWindow: Promise<ProviderWindow> | undefined;

  function follow() {
    if (session) return;
    session = lasting();
    for (const listener of watchers) onAuthStateChanged(session, listener);
  }

  async function look() {
    if (!session && (await isSessionStored())) follow();
  }
  const looked = look();
  // Another tab has signed in.
  addEventListener('storage', () => void look());

  async function attempt(act: () => Promise<unknown>, said?: Said): Promise<IdentityResult> {
    try {
      await act();
      return { state: 'done' };
    } catch (error) {
      return failure(error, said);
    }
  }

  async function enter(act: () => Promise<unknown>) {
    await act();
    const user = entrance().currentUser;
    await pending.join(user);
    await updateCurrentUser(lasting(), user);
    follow();
    await signOut(entrance());
  }

  async function askForCode(error: MultiFactorError): Promise<CodeWanted | Failure> {
    try {
      const { codeEntry } = await loadSecondFactor();
      const resolve = codeEntry(entrance(), error);
      if (!resolve) return failure(error);
      return { state: 'code_wanted', confirm: (code) => attempt(() => enter(() => resolve(code))) };
    } catch (missing) {
      return failure(missing);
    }
  }

  const refused = async (error: unknown, said?: Said) =>
    wantsCode(error) ? askForCode(error) : failure(error, said);

  const signIn = (act: () => Promise<unknown>, said?: Said) =>
    enter(act).then(
      () => ({ state: 'done' }) as const,
      (error: unknown) => refused(error, said),
    );

  /** A mail to an unknown address counts as "sent", too. */
  async function mail(send: () => Promise<unknown>): Promise<IdentityResult> {
    const outcome = await attempt(send, neutral);
    const nobody = outcome.state === 'failed' && outcome.code === 'credentials_refused';
    return nobody ? { state: 'done' } : outcome;
  }

  function preload(): Promise<ProviderWindow> {
    providerWindow ??= loadWindow().catch((error: unknown) => {
      providerWindow = undefined;
      throw error;
    });
    return providerWindow;
  }

  return {
    watch(changed) {
      const listener = (user: User | null) => {
        changed(user ? { uid: user.uid, email: user.email ?? undefined } : undefined);
      };
      watchers.push(listener);
      if (session) onAuthStateChanged(session, listener);
      else
        void looked.then(() => {
          if (!session) listener(null);
        });
    },
    async token({ fresh } = { fresh: false }) {
      // The member is read from the device's storage a moment after the page has loaded.
      await looked;
      await session?.authStateReady();
      const result = await session?.currentUser?.getIdTokenResult(fresh);
      const id = result?.claims['id'];
      return result && { text: result.token, userId: typeof id === 'string' ? id : undefined };
    },
    withEmail: (email, password) =>
      signIn(() => signInWithEmailAndPassword(entrance(), email, password), neutral),
    register: (registration) =>
      register(entrance(), enter, registration).catch((error: unknown) => refused(error)),
    resetPassword: ({ email, returnTo }) =>
      mail(() => sendPasswordResetEmail(entrance(), email, { url: returnTo })),
    choosePassword: (code, password) =>
      signIn(async () => {
        const email = await verifyPasswordResetCode(entrance(), code);
        await confirmPasswordReset(entrance(), code, password);
        await signInWithEmailAndPassword(entrance(), email, password);
      }),
    confirmAddress: (code) => attempt(() => applyActionCode(entrance(), code)),
    sendSignInLink: ({ email, returnTo }) =>
      mail(() => sendSignInLinkToEmail(entrance(), email, { url: returnTo, handleCodeInApp: true })),
    completeSignInLink: (email, address) =>
      signIn(() => signInWithEmailLink(entrance(), email, address), {
        email_malformed: 'link_for_other_address',
      }),
    preloadProviders() {
      preload().catch(() => undefined);
    },
    withProvider: (provider) =>
      signIn(
        async () => {
          const open = await preload();
          await pending.watch(() => open(entrance(), provider));
        },
        { credentials_refused: 'provider_refused' },
      ),
    async usedSecondFactor() {
      const result = await session?.currentUser?.getIdTokenResult();
      return typeof result?.signInSecondFactor === 'string';
    },
    async addSecondFactor() {
      if (!session?.currentUser) return { state: 'failed', code: 'sign_in_again' };
      try {
        const { newFactor } = await loadSecondFactor();
        const { enrol, ...shown } = await newFactor(session.currentUser);
        return { state: 'key', ...shown, confirm: (code) => attempt(() => enrol(code)) };
      } catch (error) {
        return failure(error, { provider_without_email: 'email_unconfirmed' });
      }
    },
    async signOut() {
      if (session) await signOut(session);
    },
  };
}
