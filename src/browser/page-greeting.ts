import { fill } from '#domain/fill.ts';
import { expectsMember } from './signed-in-hint.ts';
import type { Screens } from '#i18n/generated/screens.ts';
import { greetOnReturn } from './greeting.ts';
import type { Session } from './session.ts';
import { toasts } from './toasts.ts';

export interface GreetingWords {
  signIn: readonly string[];
  texts: Screens['shell']['greetings'];
}

/** Marks the target of a redirect after signing in. */
const passedOn = '#signed-in';

function isReferredFrom(paths: readonly string[]): boolean {
  if (location.hash === passedOn) {
    history.replaceState(history.state, '', location.pathname + location.search);
    return true;
  }
  const [navigation] = performance.getEntriesByType('navigation');
  // Reloads and history steps keep the referrer, but are no arrival.
  const isArrival = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isArrival && paths.some((path) => document.referrer.split(/[?#]/)[0] === location.origin + path);
}

let comesFromSignIn = false;

/** The address of a redirect, with a greeting for members who just signed in. */
export const withGreeting = (path: string) => (comesFromSignIn ? path + passedOn : path);

/** By a toast, which screen readers announce and which takes no focus. */
export function greet(session: Pick<Session, '$state' | 'load'>): void {
  const stored = document.querySelector<HTMLElement>('toast-region')?.dataset['greeting'];
  if (stored === undefined) return;
  const { signIn, texts } = JSON.parse(stored) as GreetingWords;
  if (signIn.includes(location.pathname)) return;
  comesFromSignIn = isReferredFrom(signIn);
  // A page that did not need the session has just received it from the sign-in.
  if (comesFromSignIn && expectsMember()) session.load();
  greetOnReturn({
    session,
    comesFromSignIn,
    now: Date.now,
    whenSeen: (then) => {
      const look = () => {
        if (document.hidden) document.addEventListener('visibilitychange', look, { once: true });
        else then();
      };
      look();
    },
    say: (greeting, name) => {
      const { plain, named } = texts[greeting];
      toasts.show(name === '' ? plain : fill(named, { name }));
    },
  });
}
