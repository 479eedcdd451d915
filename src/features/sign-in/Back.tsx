import type { Login } from './login-state.ts';
import type { LoginTexts } from './texts.ts';

/** The link back to all ways to sign in. */
export const Back = ({ login, texts }: { login: Login; texts: LoginTexts }) => (
  <button type="button" className="login-back" onClick={() => login.show('ways')}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
      <path d="m15 18-6-6 6-6" />
    </svg>
    {texts.back}
  </button>
);
