import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type { Provider } from '#domain/identity/sign-in.ts';

/** The identity project of a deployment, in the browser SDK's format. */
export interface IdentitySettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
}

/** An account of the identity provider. */
export interface Account {
  uid: string;
  email: string | undefined;
}

export interface Token {
  text: string;
  /** Our own id for the member, once the token contains it. */
  userId: string | undefined;
}

export interface Failure {
  state: 'failed';
  code: IdentityCode;
}
export type IdentityResult = { state: 'done' } | Failure;

/**
 * The account has a second factor: `confirm` takes the code from the authenticator app, and may be called again if it
 * is refused.
 */
export interface CodeWanted {
  state: 'code_wanted';
  confirm: (code: string) => Promise<IdentityResult>;
}
export type SignInResult = IdentityResult | CodeWanted;

/**
 * A second factor before enrolment: the key for the authenticator app, as text and as a link. Its first code enrols
 * it.
 */
export interface FactorKey {
  state: 'key';
  key: string;
  link: string;
  confirm: (code: string) => Promise<IdentityResult>;
}

/** `waiting` until the link has been opened, on any device. */
export type Confirmation = IdentityResult | { state: 'waiting' };

/** An e-mail was sent: its text depends on whether the address is known, which only its reader learns. */
export type Registration = SignInResult | { state: 'mailed'; confirmed: () => Promise<Confirmation> };

/** `returnTo`: the URL on our site that a mailed link leads back to. */
interface Mail {
  email: string;
  returnTo: string;
}

/**
 * Who is signed in on this device. Expected failures are values with a code; only `token` rejects, because its
 * callers treat "unavailable" and "signed out" alike.
 */
export interface Identity {
  /** Calls with the account once it is known, and whenever it changes. */
  watch: (changed: (account: Account | undefined) => void) => void;
  /** The member's token, renewed shortly before it expires; `fresh` always requests a new one. */
  token: (options?: { fresh: boolean }) => Promise<Token | undefined>;
  withEmail: (email: string, password: string) => Promise<SignInResult>;
  /** `atOnce` signs a new account in before its address is confirmed. */
  register: (registration: Mail & { password: string; atOnce: boolean }) => Promise<Registration>;
  resetPassword: (mail: Mail) => Promise<IdentityResult>;
  /** Sets a new password by a mailed code, and signs in with it. */
  choosePassword: (code: string, password: string) => Promise<SignInResult>;
  confirmAddress: (code: string) => Promise<IdentityResult>;
  sendSignInLink: (mail: Mail) => Promise<IdentityResult>;
  /** `address`: the whole link from the mail. */
  completeSignInLink: (email: string, address: string) => Promise<SignInResult>;
  /** Loads what a provider's window needs. Providers are not contacted before this is called. */
  preloadProviders: () => void;
  /**
   * Opens the provider's window. If the address belongs to another way to sign in, the next sign-in with that address
   * links the two; until then it is only kept in memory.
   */
  withProvider: (provider: Provider) => Promise<SignInResult>;
  /** Whether this sign-in was confirmed with a second factor. */
  usedSecondFactor: () => Promise<boolean>;
  addSecondFactor: () => Promise<FactorKey | Failure>;
  signOut: () => Promise<void>;
}
