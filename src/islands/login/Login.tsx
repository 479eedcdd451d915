import { useState } from 'react';
import { openLogin } from './page.ts';
import { Screen } from './Screen.tsx';
import type { LoginTexts } from './texts.ts';
import { placeOfVisit } from './visit.ts';

/** The sign-in as a page of its own. */
export function Login({ texts }: { texts: LoginTexts }) {
  const [page] = useState(() => openLogin(placeOfVisit(texts.otherwise)));
  return <Screen texts={texts} page={page} />;
}
