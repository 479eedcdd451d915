import { fill } from '#domain/fill.ts';
import { expectsMember } from './signed-in-hint.ts';
import type { Screens } from '#i18n/generated/screens.ts';
import { greetOnReturn } from './greeting.ts';
import type { Session } from './session.ts';
import { toasts } from './toasts.ts';

/** What stands in the page for it. */
export interface GreetingWords {
  /** The paths of the login page. */
  signIn: readonly string[];
  texts: Screens['shell']['greetings'];
}

/** Behind the address of a page that a page which was only passed through leads on to. */
const passedOn = '#signed-in';

function isReferredFrom(paths: readonly string[]): boolean {
  if (location.hash === passedOn) {
    history.replaceState(history.state, '', location.pathname + location.search);
    return true;
  }
  const [navigation] = performance.getEntriesByType('navigation');
  // A reload, and a step through the history, keep the referrer: that is no arrival.
  const isArrival = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isArrival && paths.some((path) => document.referrer.split(/[?#]/)[0] === location.origin + path);
}

let comesFromSignIn = false;

/** The address that a page leads on to by itself: whoever has just signed in is greeted there. */
export const withGreeting = (path: string) => (comesFromSignIn ? path + passedOn : path);

/** Greets the member of this page's session by a toast, which screen readers hear and which takes no focus. */
export function greet(session: Pick<Session, '$state' | 'load'>): void {
  const stored = document.querySelector<HTMLElement>('toast-region')?.dataset['greeting'];
  if (stored === undefined) return;
  const { signIn, texts } = JSON.parse(stored) as GreetingWords;
  if (signIn.includes(location.pathname)) return;
  comesFromSignIn = isReferredFrom(signIn);
  // A page that can do without the session has just got its code from the sign-in.
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
