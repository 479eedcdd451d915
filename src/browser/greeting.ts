import type { Member, Session } from './session.ts';

/** How somebody is greeted: as somebody new, or as somebody who comes back. */
type Greeting = 'new' | 'back';

interface GreetingDeps {
  session: Pick<Session, '$state'>;
  /** Whether this page was reached from the sign-in, and not by a reload or through the history. */
  comesFromSignIn: boolean;
  now: () => number;
  /** Calls as soon as the page can be seen: a tab in the background greets when it is looked at. */
  whenSeen: (then: () => void) => void;
  say: (greeting: Greeting, name: string) => void;
}

/** An account as old as this was made by the sign-in that has just ended. Clocks may differ by as much. */
const newForMs = 10 * 60_000;

/**
 * Greets a member on the page that the sign-in leads back to: once a page, whether she has signed in on the login page,
 * within this page, or in another tab. Nothing is kept for it: where she comes from is the browser's referrer.
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
    // Loading and an outage say nothing about who was signed in before.
    if (known.state === 'member' || known.state === 'visitor') before = known.state;
    // Whoever signs out may sign in once more.
    if (known.state === 'visitor') isDone = false;
  });
}
