import {
  applyActionCode,
  confirmPasswordReset,
  onAuthStateChanged,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  verifyPasswordResetCode,
  type Auth,
  type MultiFactorError,
} from 'firebase/auth';
import { identityCodeOf } from './firebase-errors.ts';
import { createPendingLink } from './pending-link.ts';
import { register } from './register.ts';
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

export function createFirebaseIdentity(auth: Auth, loadWindow: () => Promise<ProviderWindow>): Identity {
  const pending = createPendingLink();
  let providerWindow: Promise<ProviderWindow> | undefined;

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
    await pending.join(auth.currentUser);
  }

  async function askForCode(error: MultiFactorError): Promise<CodeWanted | Failure> {
    try {
      const { codeEntry } = await loadSecondFactor();
      const resolve = codeEntry(auth, error);
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
    watch: (changed) =>
      onAuthStateChanged(auth, (user) => {
        changed(user ? { uid: user.uid, email: user.email ?? undefined } : undefined);
      }),
    async token({ fresh } = { fresh: false }) {
      // The member is read from the device's storage a moment after the page has loaded.
      await auth.authStateReady();
      const result = await auth.currentUser?.getIdTokenResult(fresh);
      const id = result?.claims['id'];
      return result && { text: result.token, userId: typeof id === 'string' ? id : undefined };
    },
    withEmail: (email, password) => signIn(() => signInWithEmailAndPassword(auth, email, password), neutral),
    register: (registration) => register(auth, registration).catch((error: unknown) => refused(error)),
    resetPassword: ({ email, returnTo }) =>
      mail(() => sendPasswordResetEmail(auth, email, { url: returnTo })),
    choosePassword: (code, password) =>
      signIn(async () => {
        const email = await verifyPasswordResetCode(auth, code);
        await confirmPasswordReset(auth, code, password);
        await signInWithEmailAndPassword(auth, email, password);
      }),
    confirmAddress: (code) => attempt(() => applyActionCode(auth, code)),
    sendSignInLink: ({ email, returnTo }) =>
      mail(() => sendSignInLinkToEmail(auth, email, { url: returnTo, handleCodeInApp: true })),
    completeSignInLink: (email, address) =>
      signIn(() => signInWithEmailLink(auth, email, address), { email_malformed: 'link_for_other_address' }),
    preloadProviders() {
      preload().catch(() => undefined);
    },
    withProvider: (provider) =>
      signIn(
        async () => {
          const open = await preload();
          await pending.watch(() => open(auth, provider));
        },
        { credentials_refused: 'provider_refused' },
      ),
    async usedSecondFactor() {
      const result = await auth.currentUser?.getIdTokenResult();
      return typeof result?.signInSecondFactor === 'string';
    },
    async addSecondFactor() {
      if (!auth.currentUser) return { state: 'failed', code: 'sign_in_again' };
      try {
        const { newFactor } = await loadSecondFactor();
        const { enrol, ...shown } = await newFactor(auth.currentUser);
        return { state: 'key', ...shown, confirm: (code) => attempt(() => enrol(code)) };
      } catch (error) {
        return failure(error, { provider_without_email: 'email_unconfirmed' });
      }
    },
    signOut: () => signOut(auth),
  };
}
