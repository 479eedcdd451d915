import { Alert } from '#site/ui/Alert.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { providers } from '#domain/sign-in.ts';
import type { Login } from '../login-parts.ts';
import type { LoginState } from '../login-state.ts';
import type { LoginTexts } from '../texts.ts';

interface Props {
  state: Extract<LoginState, { step: 'ways' }>;
  login: Login;
  texts: LoginTexts;
  /** A link out of another app's browser, where she is in one. */
  outside: string | undefined;
  inPlace: boolean;
}

export function Ways({ state, login, texts, outside, inPlace }: Props) {
  const { problem, last, opening } = state;
  const { ways, errors } = texts;
  return (
    <>
      <Alert text={problem && errors[problem]}>
        {problem === 'popup_blocked' && last && (
          <button type="button" className="text-button" onClick={() => void login.withProvider(last)}>
            {ways.again}
          </button>
        )}
        {problem === 'in_app_browser' && !inPlace && (
          <>
            <p>{ways.menu}</p>
            <p className="login-outside">
              {outside !== undefined && (
                <a className="button secondary" href={outside}>
                  {ways.outside}
                </a>
              )}
              <button type="button" className="text-button" onClick={() => login.show('link')}>
                {ways.link}
              </button>
            </p>
          </>
        )}
      </Alert>
      <ul role="list" className="login-ways" aria-label={ways.label}>
        {providers.map((provider) => (
          <li key={provider}>
            <button
              type="button"
              className="login-way"
              aria-busy={opening === provider}
              onPointerEnter={login.approach}
              onTouchStart={login.approach}
              onFocus={login.approach}
              onClick={() => void login.withProvider(provider)}
            >
              <ProviderMark name={provider} />
              <span>{opening === provider ? ways.opening[provider] : ways.with[provider]}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="login-way" onClick={() => login.byEmail()}>
            <ProviderMark name="email" />
            <span>{ways.withEmail}</span>
          </button>
        </li>
      </ul>
    </>
  );
}
