import { onDevice, storedValue } from './browser-storage.ts';
import type { Person } from './members/members.ts';
import { expectsMember } from './signed-in-hint.ts';
import { createSession, type Session } from './session.ts';

/** Retries when online again, and greets members after signing in. */
function attend() {
  addEventListener('online', () => {
    const { state } = session.$state.get();
    if (state === 'unreachable' || state === 'visitor') void session.refresh();
  });
  // Only if a member may have signed in.
  const loadGreeting = () => {
    import('./page-greeting.ts').then(
      ({ greet }) => {
        greet(session);
      },
      () => undefined,
    );
  };
  if (expectsMember() && document.referrer.startsWith(location.origin)) loadGreeting();
  else {
    const stop = session.$state.listen(() => {
      stop();
      loadGreeting();
    });
  }
}

const draftOnDevice = storedValue(onDevice, 'onboarding', (value) => value ?? undefined);
const reminderOnDevice = storedValue(onDevice, 'quiz-reminder', (value) => value ?? undefined);

/** Members need no reminder of the questions. */
function callOffReminder() {
  if (reminderOnDevice.read() === undefined) return;
  import('./quiz-reminder.ts').then(
    (reminder) => reminder.callOffReminder(),
    () => undefined,
  );
}

/** The onboarding page saves its own answers. */
async function bring(person: Person): Promise<boolean> {
  callOffReminder();
  if (document.getElementById('onboarding') || draftOnDevice.read() === undefined) return false;
  const { bringAnswers } = await import('./answers/bring-answers.ts');
  return bringAnswers(person);
}

const session: Session = createSession({ bring, onUse: attend });

/**
 * The browser's services that are not platform globals; tests replace them as a whole. Islands call `session.load()`
 * and show `session.$state`; those that may need it later import this module dynamically.
 */
export const environment = { session };

/** Signs out and redirects to the sign-in at this URL. */
export async function signInAgain(login: string): Promise<void> {
  // Signing out on a personal page redirects to the URL in its body.
  document.body.dataset['home'] = login;
  await environment.session.signOut();
}
