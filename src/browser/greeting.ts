import type { Member, Session } from './session.ts';

type Greeting = 'new' | 'back';

interface GreetingDeps {
  session: Pick<Session, '$state'>;
  /** Reached from the sign-in, and not by a reload or through the history. */
  comesFromSignIn: boolean;
  now: () => number;
  /** Calls once the page is visible: background tabs greet later. */
  whenSeen: (then: () => void) => void;
  say: (greeting: Greeting, name: string) => void;
}

/** Younger accounts were just created, allowing for clocks that differ. */
const newForMs = 10 * 60_000;

/**
 * Greets a member after signing in on the login page, within this page, or in another tab: once per page. Nothing is
 * stored for it: the browser's referrer says where the member comes from.
 */
export function greetOnReturn({ session, comesFromSignIn, now, whenSeen, say }: GreetingDeps): void {
  let before: 'unknown' | 'visitor' | 'member' = comesFromSignIn ? 'visitor' : 'unknown';
  let isDone = false;

  function greet({ created, personalInformation }: Member) {
    isDone = true;
    const isNew = Math.abs(now() - Date.parse(created)) < newForMs;
    const name = personalInformation.displayName ?? '';
    whenSeen(() => {
      if (session.$state.get().state === 'member') say(isNew ? 'new' : 'back', name);
    });
  }

  session.$state.subscribe((known) => {
    if (known.state === 'member' && before === 'visitor' && !isDone) greet(known.member);
    // Loading and outages say nothing about who was signed in before.
    if (known.state === 'member' || known.state === 'visitor') before = known.state;
    // A member who signs out may sign in again.
    if (known.state === 'visitor') isDone = false;
  });
}
