import { LineIcon } from '#site/ui/LineIcon.tsx';
import type { Login } from './login-state.ts';
import type { LoginTexts } from './texts.ts';
import './login.css';

/** The link back to all ways to sign in. */
export const Back = ({ login, texts }: { login: Login; texts: LoginTexts }) => (
  <button type="button" className="login-back" onClick={() => login.show('ways')}>
    <LineIcon>
      <path d="m15 18-6-6 6-6" />
    </LineIcon>
    {texts.back}
  </button>
);
