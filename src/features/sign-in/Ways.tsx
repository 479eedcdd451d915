import { fill } from '#domain/text/fill.ts';
import { outsideLink } from '#domain/identity/in-app-browser.ts';
import { providers, type Provider } from '#domain/identity/sign-in.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import type { Login, LoginState } from './login-state.ts';
import type { LoginTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/personal.css';
import './login.css';

const google = [
  [
    '#ea4335',
    'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
  ],
  [
    '#4285f4',
    'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
  ],
  [
    '#fbbc05',
    'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
  ],
  [
    '#34a853',
    'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
  ],
] as const;
const apple =
  'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701';
const facebook =
  'M24 12.073c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.99 4.388 10.954 10.125 11.854v-8.385H7.078v-3.47h3.047V9.43c0-3.007 1.792-4.669 4.533-4.669 1.312 0 2.686.235 2.686.235v2.953H15.83c-1.491 0-1.956.925-1.956 1.874v2.25h3.328l-.532 3.47h-2.796v8.385C19.612 23.027 24 18.062 24 12.073z';

/** The providers' own logos and colours, as their guidelines require. */
function ProviderMark({ name }: { name: Provider | 'email' }) {
  switch (name) {
    case 'google':
      return (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          {google.map(([color, path]) => (
            <path key={color} fill={color} d={path} />
          ))}
        </svg>
      );
    case 'apple':
      return (
        <svg viewBox="0 -1 24 26" aria-hidden="true">
          <path fill="currentColor" d={apple} />
        </svg>
      );
    case 'facebook':
      return (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path fill="#0866ff" d={facebook} />
        </svg>
      );
    case 'email':
      return (
        <LineIcon>
          <rect width="20" height="16" x="2" y="4" rx="2" />
          <path d="m22 7-8.99 5.73a2 2 0 0 1-2.01 0L2 7" />
        </LineIcon>
      );
  }
}

interface Props {
  state: Extract<LoginState, { step: 'ways' }>;
  login: Login;
  texts: LoginTexts;
  inPlace: boolean;
}

const names = { apple: 'Apple', google: 'Google', facebook: 'Facebook' } as const;

/** The ways to sign in: a button for each provider, and e-mail. */
export function Ways({ state, login, texts, inPlace }: Props) {
  const { problem, last, opening } = state;
  const { ways, errors } = texts;
  const outside =
    problem === 'in_app_browser' && !inPlace ? outsideLink(login.returnTo(), navigator.userAgent) : undefined;
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
            <p className="login-outside stack-2xs at-start">
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
      <ul role="list" className="stack-s" aria-label={ways.label}>
        {providers.map((provider) => (
          <li key={provider}>
            <button
              type="button"
              className="login-way"
              data-way={provider}
              aria-busy={opening === provider}
              onPointerEnter={login.preload}
              onTouchStart={login.preload}
              onFocus={login.preload}
              onClick={() => void login.withProvider(provider)}
            >
              <ProviderMark name={provider} />
              <span>
                {fill(opening === provider ? ways.opening : ways.with, { provider: names[provider] })}
              </span>
              {opening === provider && <span className="spinner" aria-hidden="true" />}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="login-way" data-way="email" onClick={() => login.byEmail()}>
            <ProviderMark name="email" />
            <span>{fill(ways.with, { provider: ways.email })}</span>
          </button>
        </li>
      </ul>
    </>
  );
}
