import { atom } from 'nanostores';
import type { Login, LoginState } from './login-state.ts';
import { Shown } from './Screen.tsx';
import type { LoginTexts } from './texts.ts';

const nothing = () => undefined;
const later: Login = {
  $state: atom<LoginState>({ step: 'ways' }),
  start: nothing,
  stop: nothing,
  approach: nothing,
  withProvider: () => Promise.resolve(),
  focused: nothing,
  byEmail: nothing,
  show: nothing,
  submit: () => Promise.resolve(),
  sendAgain: () => Promise.resolve(),
  retry: nothing,
  goOn: nothing,
};

/** What the page is built with: the ways in, or for whoever comes from the quiz the form for an address. */
export const BuiltScreen = ({ texts, reason }: { texts: LoginTexts; reason: 'sign-in' | 'quiz' }) => (
  <div className="login-screen">
    <Shown
      {...{ texts, reason }}
      state={reason === 'quiz' ? { step: 'form', form: 'link', busy: false } : { step: 'ways' }}
      login={later}
      outside={undefined}
      inPlace={false}
      follows={false}
      address={{ value: '', change: nothing }}
    />
  </div>
);
