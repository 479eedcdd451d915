import type { CallErrorCode } from '#domain/error-codes.ts';
import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Provider } from '#domain/sign-in.ts';

export type Form = 'sign-in' | 'register' | 'reset' | 'link';
/** What an e-mail was sent for. */
export type MailedForm = Exclude<Form, 'sign-in'>;

export type LoginState =
  | { step: 'checking' }
  /** The ways in. `opening`: that provider's window is open. */
  | { step: 'ways'; opening?: Provider; problem?: IdentityCode; last?: Provider }
  | { step: 'form'; form: Form; busy: boolean; problem?: IdentityCode }
  | {
      step: 'mailed';
      form: MailedForm;
      email: string;
      again: 'later' | 'possible' | 'busy';
      problem?: IdentityCode;
    }
  /** A link was opened on a device that does not know which address it went to. */
  | { step: 'address'; busy: boolean; problem?: IdentityCode }
  /** A mailed code allows a new password. */
  | { step: 'new-password'; busy: boolean; problem?: IdentityCode }
  /** A mailed code has confirmed an address; nobody is signed in here yet. */
  | { step: 'confirmed' }
  | { step: 'unreachable'; code: CallErrorCode }
  | { step: 'signed-in'; to: string };

export interface Entry {
  email: string;
  password: string;
}

/** Where a failure leaves her: in the same place, with what she can do next. */
export function afterFailure(state: LoginState, problem: IdentityCode): LoginState {
  if (problem === 'link_used_up') {
    return { step: 'form', form: state.step === 'new-password' ? 'reset' : 'link', busy: false, problem };
  }
  if (problem === 'link_for_other_address') return { step: 'address', busy: false, problem };
  switch (state.step) {
    case 'ways':
      return { step: 'ways', problem, ...(state.last ? { last: state.last } : {}) };
    case 'mailed':
      return { ...state, again: 'possible', problem };
    case 'form':
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
