import type { ReadableAtom } from 'nanostores';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type { Provider } from '#domain/identity/sign-in.ts';
import type { Entry, EntryProblems, Form } from './entry.ts';
import type { LoginCode } from './texts.ts';

/** How a visitor arrives at the login page: from another page, or by a mailed link. */
export type Arrival =
  | { by: 'visit' }
  /** The whole URL is what signs in. */
  | { by: 'sign-in-link'; address: string }
  | { by: 'reset-code'; code: string }
  | { by: 'confirm-code'; code: string };

/** The purpose of an e-mail. */
export type MailedForm = Exclude<Form, 'sign-in'>;

/** The screens of the sign-in. */
export type LoginState =
  | { step: 'checking' }
  /** The choice of providers. `opening`: that provider's window is open. */
  | { step: 'ways'; opening?: Provider; problem?: IdentityCode; last?: Provider }
  /** `fields`: what is wrong with the entry itself. */
  | { step: 'form'; form: Form; busy: boolean; problem?: IdentityCode; fields?: EntryProblems }
  | {
      step: 'mailed';
      form: MailedForm;
      email: string;
      again: 'later' | 'possible' | 'busy';
      problem?: IdentityCode;
    }
  /** Asks for the code of the account's second factor. */
  | { step: 'code'; busy: boolean; problem?: IdentityCode }
  /** A sign-in link was opened on a device that does not know which address it was sent to. */
  | { step: 'address'; busy: boolean; problem?: IdentityCode; fields?: EntryProblems }
  /** A mailed code allows setting a new password. */
  | { step: 'new-password'; busy: boolean; problem?: IdentityCode; fields?: EntryProblems }
  /** A mailed code has confirmed an address; nobody is signed in here yet. */
  | { step: 'confirmed' }
  | { step: 'unreachable'; code: LoginCode }
  | { step: 'signed-in'; to: string };

export interface Login {
  $state: ReadableAtom<LoginState>;
  start: () => void;
  /** Stops everything when the sign-in is removed from the page. */
  stop: () => void;
  /** Somebody points at a provider's button: loads what its window needs. */
  preload: () => void;
  withProvider: (provider: Provider) => Promise<void>;
  /** The page has the focus again: the buttons are enabled, whatever happened to the provider's window. */
  focused: () => void;
  /** Shows the e-mail form: for registering or for signing in, depending on the reason for the visit. */
  byEmail: () => void;
  show: (form: Form | 'ways') => void;
  submit: (entry: Entry) => Promise<void>;
  submitCode: (typed: string) => Promise<void>;
  sendAgain: () => Promise<void>;
  retry: () => void;
  /** The URL of this page that mailed links lead back to. */
  returnTo: () => string;
  /** To the page that required the sign-in. */
  goOn: () => void;
}

/** The result of a failure: the same step, with its problem and what can be done next. */
export function afterFailure(state: LoginState, problem: IdentityCode): LoginState {
  if (problem === 'link_used_up') {
    return { step: 'form', form: state.step === 'new-password' ? 'reset' : 'link', busy: false, problem };
  }
  if (problem === 'link_for_other_address') return { step: 'address', busy: false, problem };
  if (problem === 'code_expired') return { step: 'ways', problem };
  switch (state.step) {
    case 'ways':
      return { step: 'ways', problem, ...(state.last ? { last: state.last } : {}) };
    case 'mailed':
      return { ...state, again: 'possible', problem };
    case 'form':
    case 'code':
    case 'address':
    case 'new-password':
      return { ...state, busy: false, problem };
    case 'checking':
    case 'confirmed':
    case 'unreachable':
    case 'signed-in':
      return { step: 'ways', problem };
  }
}
