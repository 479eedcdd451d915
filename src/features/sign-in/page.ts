import { stepOfSignIn } from '#domain/funnel/steps.ts';
import { inAppBrowser } from '#domain/in-app-browser.ts';
import type { LoginReason } from '#domain/sign-in.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { onDevice, storedValue } from '#site/browser/browser-storage.ts';
import { count } from '#site/browser/count.ts';
import { environment } from '#site/browser/environment.ts';
import { provider } from '#site/browser/identity/provider.ts';
import { createLogin, type LoginDeps } from './login.store.ts';
import type { Login } from './login-state.ts';

/** Where the sign-in is opened, and what for. */
interface LoginPlace extends Pick<LoginDeps, 'reason' | 'visit' | 'go' | 'reload'> {
  /** What it is for, whichever headline a landing page has chosen. */
  purpose: () => LoginReason;
}

/** A sign-in link is valid for hours; one that was not opened by then is forgotten. */
const linkLifeMs = 6 * 3_600_000;

const sentLink = storedValue(onDevice, 'link-address', (value) => {
  if (typeof value !== 'object' || value === null || !('email' in value) || !('sent' in value))
    return undefined;
  const { email, sent } = value;
  const isValid = typeof sent === 'number' && Date.now() - sent < linkLifeMs;
  return isValid && typeof email === 'string' ? { email, sent } : undefined;
});

const pollMs = 4_000;

/** Polls while the page is visible, and at once when it becomes visible again. */
function whileVisible(look: () => void): () => void {
  const poll = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(poll, pollMs);
  document.addEventListener('visibilitychange', poll);
  addEventListener('focus', poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
    removeEventListener('focus', poll);
  };
}

/** The sign-in on this page, in whichever place it is opened. */
export function openLogin({ purpose, ...place }: LoginPlace): Login {
  const login = createLogin({
    ...place,
    isOrdering: () => purpose() === 'plan' || purpose() === 'course',
    expectsMember,
    identity: () => provider.load(),
    session: environment.session,
    linkAddress: {
      read: () => sentLink.read()?.email,
      write: (email) => sentLink.write({ email, sent: Date.now() }),
      remove: sentLink.remove,
    },
    inApp: () => inAppBrowser(navigator.userAgent) !== undefined,
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    whileVisible,
  });
  login.$state.listen(({ step }) => {
    const counted = stepOfSignIn(purpose());
    if (counted && (step === 'ways' || step === 'form')) count(counted);
  });
  return login;
}
