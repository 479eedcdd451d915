import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, it, vi } from 'vitest';
import { createCall } from '../../../src/browser/call.ts';
import { createMembersClient } from '../../../src/browser/members/members.ts';
import { app } from '../../../functions/app.ts';
import { createContactEmail } from '../../../src/features/booking/email/contact-email.store.ts';
import { createSession, type SessionIdentity } from '../../../src/browser/session.ts';
import { anyAddress, call, freshWorker, getUser, publishedKey, site } from '../outside/call.ts';

let sign: (uid: string, claims?: Record<string, unknown>) => Promise<string>;
beforeAll(async () => {
  ({ token: sign } = await publishedKey());
});
const paths = { requirements: '/requirements', login: '/login', order: '/order', account: '/my' };

/** The e-mail step, signed in or not. */
function open(uid: string | undefined, { confirmed = true, worker = freshWorker() } = {}) {
  const address = anyAddress();
  const gone: string[] = [];
  const token = async () =>
    uid === undefined ? undefined : { text: await sign(uid, { email: undefined }), userId: undefined };
  async function send(url: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    headers.set('Origin', site);
    headers.set('CF-Connecting-IP', address);
    return app.fetch(new Request(site + url, { ...init, headers }), worker, createExecutionContext());
  }
  const members = createMembersClient(createCall({ token: async () => (await token())?.text, fetch: send }));
  const identity: SessionIdentity = {
    watch: (changed) => {
      changed(uid === undefined ? undefined : { uid, email: undefined });
      return () => undefined;
    },
    token,
    signOut: () => Promise.resolve(),
  };
  const session = createSession({
    identity: () => Promise.resolve(identity),
    members,
    bring: () => Promise.resolve(false),
    report: () => true,
    reported: { read: () => undefined, write: () => true },
    stableId: (text) => Promise.resolve(text),
    hint: () => undefined,
    forget: () => Promise.resolve(),
    leaves: () => true,
    onSignedOutElsewhere: () => undefined,
    onUse: () => undefined,
    log: () => undefined,
    wait: (milliseconds) => (milliseconds > 2_000 ? new Promise(() => undefined) : Promise.resolve()),
    random: () => 0,
  });
  const asked = createContactEmail({
    session,
    members,
    hasConfirmed: () => confirmed,
    level: 'ZPP_COURSE',
    paths,
    go: (path) => gone.push(path),
  });
  asked.start();
  const becomes = (step: string) =>
    vi.waitFor(() => {
      expect(asked.$state.get().step).toBe(step);
    });
  return { asked, gone, becomes, session };
}

const someone = (name: string) => `${name}-${crypto.randomUUID()}`;

it('e-mail step: asks for a missing address, validates and stores it, and leads to the order', async () => {
  const uid = someone('asked');
  const worker = freshWorker();
  const { asked, gone, becomes } = open(uid, { worker });
  await becomes('asking');
  for (const typed of ['', 'lena', 'lena@example', 'a b@c.de']) {
    asked.type(typed);
    await asked.submit();
    expect(asked.$state.get()).toMatchObject({ step: 'asking', problem: 'email_invalid' });
  }
  const email = `${crypto.randomUUID()}@example.com`;
  asked.type(` ${email} `);
  await Promise.all([asked.submit(), asked.submit()]);
  expect(gone).toEqual(['/order']);
  const { body } = await call(getUser(await sign(uid, { email: undefined })), worker);
  expect(JSON.stringify(body)).toContain(email);

  const again = open(uid);
  await again.becomes('leaving');
  expect(again.gone).toEqual(['/order']);
});

it('e-mail step: signing out clears the page and leads away', async () => {
  const { asked, gone, session, becomes } = open(someone('leaves'));
  await becomes('asking');
  asked.type('erika@example.com');
  await session.signOut();
  expect(asked.$state.get()).toEqual({ step: 'leaving', to: '/login' });
  expect(gone).toEqual([]);
});

it('e-mail step: an address typed by somebody else does not prevent ordering', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const first = open(someone('first'));
  await first.becomes('asking');
  first.asked.type(email);
  await first.asked.submit();
  const second = open(someone('second'));
  await second.becomes('asking');
  second.asked.type(email.toUpperCase());
  await second.asked.submit();
  expect(second.gone).toEqual(['/order']);
});

it.each([
  ['nobody is signed in', undefined, true, '/login'],
  ['the conditions are not confirmed', 'unconfirmed', false, '/requirements'],
])('e-mail step: if %s, leads to what is missing first', async (_, name, confirmed, path) => {
  const { gone, becomes } = open(name && someone(name), { confirmed });
  await becomes('leaving');
  expect(gone).toEqual([path]);
});
