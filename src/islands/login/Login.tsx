import { useState } from 'react';
import { openLogin } from './open-login.ts';
import { Screen } from './Screen.tsx';
import type { LoginTexts } from './texts.ts';
import { placeOf } from './visit.ts';

/** The sign-in as a page of its own. */
export function Login({ texts }: { texts: LoginTexts }) {
  const [page] = useState(() => openLogin(placeOf(texts.otherwise)));
  return <Screen texts={texts} page={page} />;
}
