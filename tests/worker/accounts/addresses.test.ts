import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { updateUserDocument } from '../../../src/browser/generated/operations.ts';
import { call, operation, post, publishedKey, requestBy, getUser } from '../outside/call.ts';
import { dataApi } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
import type { Env } from '../../../functions/env.ts';

const address = () => `${crypto.randomUUID()}@example.com`;
const now = () => Math.floor(Date.now() / 1000);

async function setUp(settings: Partial<Env> = {}) {
  const mailbox = createMailbox(settings);
  const { worker } = mailbox;
  const { token } = await publishedKey();
  const signIn = async (claims: Record<string, unknown> = {}, uid = `somebody-${crypto.randomUUID()}`) =>
    person(worker, await token(uid, claims), uid);
  return { worker, mailbox, signIn };
}

function person(worker: Env, token: string, uid: string) {
  const send = (path: string, method?: string) => call(requestBy(token, path, method), worker);
  return {
    uid,
    enter: () => call(getUser(token), worker),
    update: (email: string) => call(operation(updateUserDocument, { id: 'myself', email }, token), worker),
    remove: () => send('/api/account', 'DELETE'),
    exported: async () => (await send('/api/account/export')).body,
    email: async () => ((await send('/api/account')).body as { email: string | null }).email,
    isVerified: async () => {
      const [row] = (
        await env.DB.prepare('SELECT email_verified FROM users WHERE firebase_uid = ?').bind(uid).all()
      ).results;
      return typeof row?.['email_verified'] === 'number';
    },
  };
}

/** A cancellation by somebody without an account, with a private reason. */
async function declare(worker: Env, email: string) {
  const reason = `reason ${crypto.randomUUID()}`;
  const body = { locale: 'de', name: 'Erika', email, contract: 'app', manner: 'extraordinary', reason };
  const answer = await call(post({ body: JSON.stringify(body) }, '/api/cancel'), worker);
  expect(answer.status).toBe(200);
  return reason;
}

it.each([[false], [undefined], ['yes'], [1], [null]])(
  'contact address: a token’s email_verified of %j does not count',
  async (verified) => {
    const { worker, signIn } = await setUp();
    const email = address();
    const reason = await declare(worker, email);
    const nosy = await signIn({ email, email_verified: verified });
    expect(JSON.stringify(await nosy.exported())).not.toContain(reason);
  },
);

it('contact address: typing a stranger’s address gives access to nothing', async () => {
  const { worker, signIn } = await setUp();
  const email = address();
  const reason = await declare(worker, email);
  const nosy = await signIn();
  await nosy.enter();
  expect((await nosy.update(email)).status).toBe(200);
  expect(JSON.stringify(await nosy.exported())).not.toContain(reason);
});

it('contact address: an address verified by the provider finds declarations in any spelling', async () => {
  const { worker, signIn } = await setUp();
  const email = address();
  const reason = await declare(worker, email.toUpperCase());
  const her = await signIn({ email });
  expect(JSON.stringify(await her.exported())).toContain(reason);
  const typed = address();
  const other = await declare(worker, typed);
  await her.update(typed);
  const exported = JSON.stringify(await her.exported());
  expect(exported, 'the provider’s address stays hers').toContain(reason);
  expect(exported).not.toContain(other);
});

it('contact address: typing an address first neither blocks others nor reveals it', async () => {
  const { signIn } = await setUp();
  const email = address();
  const first = await signIn({ email: undefined });
  const second = await signIn({ email: undefined });
  const answers = [await first.update(email), await second.update(email.toUpperCase())];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const owner = await signIn({ email });
  await owner.enter();
  expect([await first.email(), await second.email(), await owner.email()]).toEqual([
    email,
    email.toUpperCase(),
    email,
  ]);
  expect([await first.isVerified(), await second.isVerified(), await owner.isVerified()]).toEqual([
    false,
    false,
    true,
  ]);
});

it('contact address: a newer verified sign-in takes an address over', async () => {
  const { signIn } = await setUp();
  const email = address();
  const before = await signIn({ email, auth_time: now() - 7_200 });
  await before.enter();
  expect(await before.isVerified()).toBe(true);
  await env.DB.prepare('UPDATE users SET email_verified = ? WHERE firebase_uid = ?')
    .bind((now() - 7_200) * 1000, before.uid)
    .run();
  const after = await signIn({ email, auth_time: now() - 60 });
  await after.enter();
  expect([await before.isVerified(), await after.isVerified()]).toEqual([false, true]);
  await before.enter();
  expect([await before.isVerified(), await after.isVerified()], 'and keeps it').toEqual([false, true]);
});

it('contact address: of concurrent verified sign-ups with one address, one has it verified', async () => {
  const { signIn } = await setUp();
  const email = address();
  const all = await Promise.all(Array.from({ length: 10 }, () => signIn({ email })));
  const answers = await Promise.all(all.map((one) => one.enter()));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const verified = await Promise.all(all.map((one) => one.isVerified()));
  expect(verified.filter(Boolean)).toHaveLength(1);
});

it('contact address: verified once the provider has verified it, until another one is typed', async () => {
  const { signIn } = await setUp();
  const email = address();
  const unproved = await signIn({ email, email_verified: false });
  await unproved.enter();
  expect([await unproved.email(), await unproved.isVerified()]).toEqual([email, false]);
  const proved = await signIn({ email }, unproved.uid);
  await proved.enter();
  expect(await proved.isVerified()).toBe(true);
  await proved.update(address());
  expect(await proved.isVerified()).toBe(false);
  await proved.update(email);
  expect(await proved.isVerified()).toBe(true);
});

it('contact address: one stored by an external data API is used for orders and mails', async () => {
  const { signIn } = await setUp({ DATA_API_URL: dataApi.url });
  const email = address();
  const her = await signIn({ email: undefined });
  await dataApi.become({ mode: 'ok', body: JSON.stringify({ data: { updateUser: { id: '1', email } } }) });
  expect((await her.update(email)).status).toBe(200);
  expect(await her.email()).toBe(email);
  const refused = { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] };
  await dataApi.become({ mode: 'ok', body: JSON.stringify(refused) });
  expect((await her.update(address())).status).toBe(403);
  expect(await her.email()).toBe(email);
});

it('contact address: a change is reported to the old verified address only', async () => {
  const { signIn, mailbox } = await setUp();
  const first = address();
  const second = address();
  const third = address();
  const her = await signIn({ email: first, email_verified: true });
  await her.enter();
  await her.update(second);
  await her.update(third);
  const told = (email: string) =>
    mailbox.to(email).filter(({ subject }) => /geändert|changed/.test(subject)).length;
  expect([first, second, third].map(told)).toEqual([1, 0, 0]);
});

it('account: its deletion is confirmed by mail, to a verified address only', async () => {
  const { signIn, mailbox } = await setUp();
  const hers = address();
  const typed = address();
  const her = await signIn({ email: hers, email_verified: true });
  const other = await signIn({ email: typed, email_verified: false });
  for (const one of [her, other]) {
    await one.enter();
    expect((await one.remove()).status).toBe(200);
  }
  const told = (email: string) =>
    mailbox.to(email).filter(({ subject }) => /gelöscht|deleted/.test(subject)).length;
  expect([hers, typed].map(told)).toEqual([1, 0]);
});
