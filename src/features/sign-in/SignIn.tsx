import { useState } from 'react';
import type { LoginReason } from '#domain/identity/sign-in.ts';
import { withCampaign } from '#site/browser/page-via.ts';
import { Screen } from './Screen.tsx';
import { createLogin } from './state.ts';
import type { LoginTexts } from './texts.ts';
import { pageVisit, purposeOfVisit } from './visit.ts';

interface Props {
  texts: LoginTexts;
  reason: LoginReason;
}

/** The sign-in on its own page. */
export function SignIn({ texts, reason }: Props) {
  const [login] = useState(() =>
    createLogin({
      reason,
      purpose: purposeOfVisit,
      visit: () => pageVisit(texts.otherwise),
      go: (path) => {
        location.replace(withCampaign(path));
      },
      reload() {
        if (navigator.onLine) location.reload();
        return navigator.onLine;
      },
    }),
  );
  return <Screen {...{ texts, login, reason }} />;
}
