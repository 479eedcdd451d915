import { fill } from '#domain/text/fill.ts';
import { expectsMember } from './signed-in-hint.ts';
import type { Screens } from '#i18n/texts.ts';
import type { Member, Session } from './session.ts';
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

/** By a toast, which screen readers announce without moving the focus. */
export function greet(session: Pick<Session, '$state' | 'load'>): void {
  const stored = document.querySelector<HTMLElement>('toast-region')?.dataset['greeting'];
  if (stored === undefined) return;
  const { signIn, texts } = JSON.parse(stored) as GreetingWords;
  if (signIn.includes(location.pathname)) return;
  comesFromSignIn = isReferredFrom(signIn);
  // A page that did not need the session before has just received it from the sign-in.
  if (comesFromSignIn && expectsMember()) session.load();
  greetOnReturn(session, comesFromSignIn, texts);
}

/** Younger accounts were just created, allowing for clocks that differ. */
const newForMs = 10 * 60_000;

/**
 * Greets a member after signing in on the login page, within this page, or in another tab: once per page. Nothing is
 * stored for it: the browser's referrer says where the member comes from.
 */
export function greetOnReturn(
  session: Pick<Session, '$state'>,
  comesFromSignIn: boolean,
  texts: GreetingWords['texts'],
): void {
  let before: 'unknown' | 'visitor' | 'member' = comesFromSignIn ? 'visitor' : 'unknown';
  let isDone = false;

  function say({ created, personalInformation }: Member) {
    isDone = true;
    const isNew = Math.abs(Date.now() - Date.parse(created)) < newForMs;
    const { plain, named } = texts[isNew ? 'new' : 'back'];
    const name = personalInformation.displayName ?? '';
    whenSeen(() => {
      if (session.$state.get().state === 'member') toasts.show(name === '' ? plain : fill(named, { name }));
    });
  }

  session.$state.subscribe((known) => {
    if (known.state === 'member' && before === 'visitor' && !isDone) say(known.member);
    // Loading and outages say nothing about who was signed in before.
    if (known.state === 'member' || known.state === 'visitor') before = known.state;
    // A member who signs out may sign in again.
    if (known.state === 'visitor') isDone = false;
  });
}

/** Calls once the page is visible: background tabs greet later. */
function whenSeen(then: () => void) {
  const look = () => {
    if (document.hidden) document.addEventListener('visibilitychange', look, { once: true });
    else then();
  };
  look();
}
