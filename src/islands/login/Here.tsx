import { useState } from 'react';
import { signInHere } from '#site/stores/page-sign-in.ts';
import { openLogin } from './open-login.ts';
import { Screen } from './Screen.tsx';
import type { LoginReason } from '#domain/sign-in.ts';
import type { LoginTexts } from './texts.ts';

interface Props {
  texts: LoginTexts;
  /** The login page's own address: links out of e-mails lead there. */
  address: string;
  reason?: LoginReason;
}

/** The sign-in in the page that needs it, where leaving that page would lose what is on it. */
export function Here({ texts, address, reason = 'onboarding' }: Props) {
  const [page] = useState(() =>
    openLogin({
      reason,
      arrival: { by: 'herself' },
      destination: location.pathname,
      returnTo: location.origin + address,
      inPlace: true,
      go: signInHere.close,
      reload: () => false,
    }),
  );
  return (
    <>
      <p className="alert" data-kind="notice">
        {texts.here.why}
      </p>
      <Screen texts={texts} page={page} />
      <button type="button" className="text-button" onClick={signInHere.close}>
        {texts.here.back}
      </button>
    </>
  );
}
