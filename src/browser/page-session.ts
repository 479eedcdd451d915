import { onDevice, storedValue } from './browser-storage.ts';
import { createCall } from './call.ts';
import { signOutOfDevice } from './forget-device.ts';
import { stableId } from './ids.ts';
import { createMembersClient } from './members/members.ts';
import { expectsMember, keepSignedInHint, onSignedOutElsewhere } from './signed-in-hint.ts';
import { events } from './page-events.ts';
import { createSession } from './session.ts';

/** The identity provider's SDK is loaded when a page asks who is signed in, and not before. */
export const loadIdentity = async () => (await import('./identity/page-identity.ts')).pageIdentity;

/** Goes on by itself when the connection is back, and greets whoever comes from the sign-in. */
function attend() {
  addEventListener('online', () => {
    const { state } = session.$state.get();
    if (state === 'unreachable' || state === 'visitor') void session.refresh();
  });
  // Only where somebody may have signed in.
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

/** The Worker, called as the member who is signed in on this page. */
export const call = createCall({ token: async () => (await (await loadIdentity()).token())?.text });

export const members = createMembersClient(call);

/**
 * The session of this page. An island that needs it calls `session.load()` and shows `session.$state`; one that may
 * need it later fetches this module with `import()`.
 */
export const session = createSession({
  identity: loadIdentity,
  members,
  report: events.report,
  reported: storedValue(onDevice, 'told', (id) => (typeof id === 'string' ? id : undefined)),
  stableId,
  hint: keepSignedInHint,
  forget: signOutOfDevice,
  leaves: () => document.body.dataset['home'] !== undefined,
  onSignedOutElsewhere,
  onUse: attend,
  log: (words) => {
    console.error(words);
  },
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  random: Math.random,
});
