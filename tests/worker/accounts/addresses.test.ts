import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { someAddress, setUp } from './contact.ts';

const now = () => Math.floor(Date.now() / 1000);

it('contact address: neither an unverified claim nor typing a stranger’s address gives access to anything', async () => {
  const { declare, signIn } = await setUp();
  const email = someAddress();
  const reason = await declare(email);
  for (const verified of [false, undefined, 'yes', 1, null]) {
    const nosy = await signIn({ email, email_verified: verified });
    expect(await nosy.exported(), String(verified)).not.toContain(reason);
  }
  const typist = await signIn();
  await typist.enter();
  expect((await typist.store(email)).status).toBe(200);
  expect(await typist.exported()).not.toContain(reason);
});

it('contact address: an address verified by the provider finds declarations in any spelling', async () => {
  const { declare, signIn } = await setUp();
  const email = someAddress();
  const reason = await declare(email.toUpperCase());
  const her = await signIn({ email });
  expect(await her.exported()).toContain(reason);
  const typed = someAddress();
  const other = await declare(typed);
  await her.store(typed);
  const exported = await her.exported();
  expect(exported, 'the provider’s address stays hers').toContain(reason);
  expect(exported).not.toContain(other);
});

it('contact address: typing an address first neither blocks others nor reveals it', async () => {
  const { signIn } = await setUp();
  const email = someAddress();
  const first = await signIn({ email: undefined });
  const second = await signIn({ email: undefined });
  const answers = [await first.store(email), await second.store(email.toUpperCase())];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const owner = await signIn({ email });
  await owner.enter();
  const all = [first, second, owner];
  expect(await Promise.all(all.map((one) => one.email()))).toEqual([email, email.toUpperCase(), email]);
  expect(await Promise.all(all.map((one) => one.isStoredAsVerified()))).toEqual([false, false, true]);
});

it('contact address: a newer verified sign-in takes an address over and keeps it', async () => {
  const { signIn } = await setUp();
  const email = someAddress();
  const before = await signIn({ email, auth_time: now() - 7_200 });
  await before.enter();
  expect(await before.isStoredAsVerified()).toBe(true);
  await env.DB.prepare('UPDATE users SET email_verified = ? WHERE firebase_uid = ?')
    .bind((now() - 7_200) * 1000, before.uid)
    .run();
  const after = await signIn({ email, auth_time: now() - 60 });
  for (const one of [after, before]) {
    await one.enter();
    expect([await before.isStoredAsVerified(), await after.isStoredAsVerified()]).toEqual([false, true]);
  }
});

it('contact address: of concurrent verified sign-ups with one address, one has it verified', async () => {
  const { signIn } = await setUp();
  const email = someAddress();
  const all = await Promise.all(Array.from({ length: 10 }, () => signIn({ email })));
  const answers = await Promise.all(all.map((one) => one.enter()));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const verified = await Promise.all(all.map((one) => one.isStoredAsVerified()));
  expect(verified.filter(Boolean)).toHaveLength(1);
});

it('contact address: verified once the provider has verified it, until another one is typed', async () => {
  const { signIn } = await setUp();
  const email = someAddress();
  const unproved = await signIn({ email, email_verified: false });
  await unproved.enter();
  expect([await unproved.email(), await unproved.isStoredAsVerified()]).toEqual([email, false]);
  const proved = await signIn({ email }, unproved.uid);
  await proved.enter();
  expect(await proved.isStoredAsVerified()).toBe(true);
  await proved.store(someAddress());
  expect(await proved.isStoredAsVerified()).toBe(false);
  await proved.store(email);
  expect(await proved.isStoredAsVerified()).toBe(true);
});

it('contact address: a change, and then the account’s deletion, are mailed to verified addresses only', async () => {
  const { signIn, mailbox } = await setUp();
  const [first, second, third, typed] = [someAddress(), someAddress(), someAddress(), someAddress()];
  const mailsAbout = (subject: RegExp, ...emails: string[]) =>
    emails.map((email) => mailbox.to(email).filter((mail) => subject.test(mail.subject)).length);
  const her = await signIn({ email: first });
  const other = await signIn({ email: typed, email_verified: false });
  for (const one of [her, other]) await one.enter();
  for (const email of [second, third, first]) await her.store(email);
  expect(mailsAbout(/geändert|changed/, first, second, third)).toEqual([1, 0, 0]);
  for (const one of [her, other]) expect((await one.remove()).status).toBe(200);
  expect(mailsAbout(/gelöscht|deleted/, first, typed)).toEqual([1, 0]);
});
