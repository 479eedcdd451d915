import { Alert } from '#site/ui/Alert.tsx';
import type { Login } from '../login-parts.ts';
import type { LoginState } from '../login-state.ts';
import type { LoginTexts } from '../texts.ts';

interface Props {
  state: Extract<LoginState, { step: 'mailed' }>;
  login: Login;
  texts: LoginTexts;
}

export function Mailed({ state, login, texts }: Props) {
  const { mailed, errors } = texts;
  const { before, after } = mailed.about[state.form];
  return (
    <div className="login-mailed">
      <p>{before}</p>
      <p className="login-address">{state.email}</p>
      <p>{after}</p>
      <p className="field-hint">{mailed.spam}</p>
      <Alert text={state.problem && errors[state.problem]} />
      <div className="login-links">
        {state.again === 'later' ? (
          <p className="field-hint">{mailed.later}</p>
        ) : (
          <button
            type="button"
            className="text-button"
            aria-busy={state.again === 'busy'}
            onClick={() => void login.sendAgain()}
          >
            {mailed.again}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => login.show(state.form)}>
          {mailed.other}
        </button>
      </div>
    </div>
  );
}
