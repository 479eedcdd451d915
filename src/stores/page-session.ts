import { createApi } from '#site/clients/api.ts';
import { forgetDevice } from '#site/clients/forget-device.ts';
import { lastingId } from '#site/clients/lasting-id.ts';
import { createMembersClient } from '#site/clients/members/members.ts';
import { keepSignedInHint, onSignedOutElsewhere } from '#site/clients/signed-in-hint.ts';
import { createToldOnce } from '#site/clients/told-once.ts';
import { events } from './page-events.ts';
import { createSession } from './session.ts';

/** The SDK comes when somebody asks who is there, and not before. */
export const loadIdentity = async () =>
  (await import('#site/clients/identity/page-identity.ts')).pageIdentity;

/** The data API, asked as whoever is signed in on this page. */
export const members = createMembersClient(
  createApi({ token: async () => (await (await loadIdentity()).token())?.text }),
);

/**
 * Who is signed in on this page. An island that needs to know calls `session.load()` and shows `session.$state`;
 * one that may need it later fetches this module with `import()`.
 */
export const session = createSession({
  identity: loadIdentity,
  members,
  report: events.report,
  toldOnce: createToldOnce(() => localStorage),
  lastingId,
  hint: keepSignedInHint,
  forget: async () => {
    await forgetDevice(window);
    keepSignedInHint(false);
    const { home } = document.body.dataset;
    if (home !== undefined) location.replace(home);
  },
  onSignedOutElsewhere,
  log: (words) => {
    console.error(words);
  },
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  random: Math.random,
});

// What failed for want of a connection goes on by itself.
addEventListener('online', () => {
  const { state } = session.$state.get();
  if (state === 'unreachable' || state === 'nobody') void session.refresh();
});
