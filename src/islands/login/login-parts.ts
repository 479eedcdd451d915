import type { ReadableAtom } from 'nanostores';
import type { LoginReason, Provider } from '#domain/sign-in.ts';
import type { Identity } from '#site/clients/identity/identity.ts';
import type { LinkAddress } from '#site/clients/link-address.ts';
import type { Session } from '#site/stores/session.ts';
import type { Arrival } from './arrival.ts';
import type { Entry, Form, LoginState } from './login-state.ts';

export interface LoginDeps {
  reason: LoginReason;
  arrival: Arrival;
  /** Where she was heading, and the address of this page that mailed links lead back to. */
  destination: string;
  returnTo: string;
  identity: () => Promise<Identity>;
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  linkAddress: LinkAddress;
  /** Whether Google refuses this browser. */
  inApp: boolean;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Calls again and again while the page is looked at; returns how to stop. */
  whileSeen: (look: () => void) => () => void;
  go: (path: string) => void;
  /** Loads the page anew, where that helps and loses nothing; says whether it does. */
  reload: () => boolean;
}

export interface Login {
  $state: ReadableAtom<LoginState>;
  start: () => void;
  approach: () => void;
  withProvider: (provider: Provider) => Promise<void>;
  /** The window has the focus again: whatever became of the provider's, the buttons are free. */
  focused: () => void;
  /** By e-mail: to register or to sign in, whichever she is here for. */
  byEmail: () => void;
  show: (form: Form | 'ways') => void;
  submit: (entry: Entry) => Promise<void>;
  sendAgain: () => Promise<void>;
  retry: () => void;
  /** To where she was heading. */
  goOn: () => void;
}
