import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Provider } from '#domain/sign-in.ts';

/** The identity project of a deployment, as the browser's SDK wants to know it. */
export interface IdentitySettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
}

/** Somebody whom the identity provider knows. */
export interface Account {
  uid: string;
  email: string | undefined;
}

export interface Token {
  text: string;
  /** Our own id for the member, once the token carries it. */
  userId: string | undefined;
}

export interface Failure {
  state: 'failed';
  code: IdentityCode;
}
export type IdentityResult = { state: 'done' } | Failure;

/** The account has a second factor: `confirm` takes the code from the authenticator app, as often as it is refused. */
export interface CodeWanted {
  state: 'code_wanted';
  confirm: (code: string) => Promise<IdentityResult>;
}
export type SignInResult = IdentityResult | CodeWanted;

/** A second factor to be: the key for the authenticator app, as text and as a link. Its first code enrols it. */
export interface FactorKey {
  state: 'key';
  key: string;
  link: string;
  confirm: (code: string) => Promise<IdentityResult>;
}

/** `waiting` until the link has been opened, on whichever device. */
export type Confirmation = IdentityResult | { state: 'waiting' };

/** An e-mail is on its way: what it says depends on whether the address is known, and only its reader learns that. */
export type Registration = SignInResult | { state: 'mailed'; confirmed: () => Promise<Confirmation> };

/** `returnTo` is the address of ours that a mailed link leads back to. */
interface Mail {
  email: string;
  returnTo: string;
}

/**
 * Who is signed in on this device. What may fail says so by a value with a code; only `token` rejects, because
 * whoever asks for one treats "cannot be had" and "nobody" alike.
 */
export interface Identity {
  /** Tells once who is there as soon as that is known, and again whenever somebody else is. Returns how to stop. */
  watch: (changed: (account: Account | undefined) => void) => () => void;
  /** The member's token, renewed when it is about to run out; `fresh` asks for a new one in any case. */
  token: (options?: { fresh: boolean }) => Promise<Token | undefined>;
  withEmail: (email: string, password: string) => Promise<SignInResult>;
  /** `atOnce` signs a new account in before its address is confirmed. */
  register: (registration: Mail & { password: string; atOnce: boolean }) => Promise<Registration>;
  resetPassword: (mail: Mail) => Promise<IdentityResult>;
  /** Sets the password that a mailed code allows, and signs in with it. */
  choosePassword: (code: string, password: string) => Promise<SignInResult>;
  confirmAddress: (code: string) => Promise<IdentityResult>;
  sendSignInLink: (mail: Mail) => Promise<IdentityResult>;
  /** `address` is the whole link, as the mail had it. */
  completeSignInLink: (email: string, address: string) => Promise<SignInResult>;
  /** Loads what a provider's window needs. Nothing of a provider is asked for before this is called. */
  approachProviders: () => void;
  /**
   * Opens the provider's window. When the address belongs to another way in, the next sign-in with that address
   * joins the two; until then it is remembered in memory alone.
   */
  withProvider: (provider: Provider) => Promise<SignInResult>;
  /** Whether this sign-in was confirmed with a second factor. */
  usedSecondFactor: () => Promise<boolean>;
  addSecondFactor: () => Promise<FactorKey | Failure>;
  signOut: () => Promise<void>;
}
