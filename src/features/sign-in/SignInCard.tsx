import { useEffect, useState } from 'react';
import { headlineFor } from '#domain/funnel/landing-names.ts';
import { signInHere } from '#site/browser/page-sign-in.ts';
import { via } from '#site/browser/page-via.ts';
import { Screen } from './Screen.tsx';
import { createLogin } from './state.ts';
import type { SignInHereProps } from './texts.ts';
import '#site/ui/alert.css';
import '#site/ui/button.css';
import '#site/ui/personal.css';
import './login.css';

/** The sign-in within another page, once it is opened. */
export function SignInCard({ texts, address, reason, hides = '' }: SignInHereProps) {
  const headline = headlineFor(via(), reason);
  const [login] = useState(() =>
    createLogin({
      reason: headline,
      purpose: () => reason,
      visit: () => ({
        arrival: { by: 'visit' },
        destination: location.pathname,
        returnTo: location.origin + address,
      }),
      go: signInHere.close,
      reload: () => false,
    }),
  );
  useEffect(() => {
    const behind = document.getElementById(hides);
    if (!behind) return;
    behind.hidden = true;
    return () => {
      behind.hidden = false;
    };
  }, [hides]);
  return (
    <div id="sign-in-here" className="personal narrow">
      <div className="login-card stack-l">
        <p className="alert" data-kind="notice">
          {texts.here.why}
        </p>
        <Screen {...{ texts, login }} reason={headline} inPlace />
        <button type="button" className="text-button" onClick={signInHere.close}>
          {texts.here.back}
        </button>
      </div>
    </div>
  );
}
