import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { depsOf, storesOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { clickOnce, oneClickPath, openPage, press, viewOf } from '../outside/link-page.ts';
import { anyAddress, call, post } from '../outside/call.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { sql } from '../outside/database.ts';
import type { Env } from '../../../functions/env.ts';
import { absolute } from '#domain/company/company.ts';
import de from '#i18n/de/mails.ts';

const hour = 3_600_000;
const day = 24;

/** A visitor without an account, with a new mailbox. */
function visitor(settings: Partial<Env> = {}) {
  const mailbox = createMailbox(settings);
  const name = crypto.randomUUID();
  const began = Date.now();
  const send = (path: string, body: unknown, from = anyAddress()) =>
    call(post({ body: JSON.stringify(body), headers: { 'CF-Connecting-IP': from } }, path), mailbox.worker);
  const ask = (more: Record<string, unknown> = {}, from?: string) =>
    send('/api/quiz-reminder', { email: `${name}@example.com`, locale: 'de', agreed: true, ...more }, from);
  return {
    mailbox,
    name,
    ask,
    /** Cancels the reminder from the browser that requested it. */
    token: async (): Promise<string> => {
      const { body } = await ask();
      return (body as { token: string }).token;
    },
    callOff: (token: string) => send('/api/quiz-reminder-call-off', { token }),
    /** Runs the jobs that many hours after the request. */
    passes: async (...hours: number[]) => {
      for (const count of hours) {
        const now = new Date(began + count * hour);
        await depsOf(mailbox.worker, { log: createLog(), now: () => now })?.mailOutbox.sendDue();
        await storesOf(env).deleteExpired(now);
      }
    },
    mails: () => mailbox.sent.filter(({ to }) => to.toLowerCase().startsWith(name)),
  };
}

const rowOf = (token: string) =>
  sql('SELECT email, stopped FROM quiz_reminders WHERE token = ?', token).first();

it('quiz reminder: one mail a day later, without an answer in it, and the address is gone', async () => {
  const { name, token: asked, passes, mails } = visitor();
  const token = await asked();
  await passes(1, 23);
  expect(mails()).toEqual([]);
  expect(await rowOf(token)).toMatchObject({ email: `${name}@example.com` });
  await passes(25, 26, 2 * day, 30 * day);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.subject).toBe(de.quizReminder.subject);
  expect(mails()[0]?.text).toContain(`${absolute('/de/start')}\n`);
  expect(await rowOf(token)).toEqual({ email: null, stopped: null });
});

it('quiz reminder: a mailbox gets one in 90 days, in any spelling and from any visitor', async () => {
  const { name, ask, passes, mails, token: asked } = visitor();
  const first = await asked();
  // The response does not reveal that the mailbox is known.
  const again = await ask({ email: `${name.toUpperCase()}+x@example.com` });
  expect([again.status, Object.keys(again.body as object)]).toEqual([200, ['token']]);
  await passes(25);
  await ask({ locale: 'en' });
  await passes(50, 89 * day);
  expect(mails()).toHaveLength(1);
  await passes(91 * day);
  expect(await rowOf(first)).toBeNull();
  expect((await ask()).status).toBe(200);
  await passes(93 * day);
  expect(mails()).toHaveLength(2);
});

it('quiz reminder: called off before it goes out, nothing is left of it and it can be asked for again', async () => {
  const { token: asked, callOff, passes, mails } = visitor();
  const token = await asked();
  expect((await callOff(token)).status).toBe(204);
  expect(await rowOf(token)).toBeNull();
  await passes(25);
  expect(mails()).toEqual([]);
  expect((await callOff('unknown')).status).toBe(204);
  await asked();
  await passes(2 * day);
  expect(mails()).toHaveLength(1);
});

it('quiz reminder: a mail that cannot be sent for days is not sent late, and its address does not stay', async () => {
  const { mailbox, token: asked, passes, mails } = visitor();
  mailbox.fault.failing = true;
  const token = await asked();
  await passes(25, 30, 47);
  expect(await rowOf(token)).not.toMatchObject({ email: null });
  await passes(49);
  expect(await rowOf(token)).toMatchObject({ email: null });
  mailbox.fault.failing = false;
  await passes(80, 120);
  expect(mails()).toEqual([]);
});

it('quiz reminder: looking at the link changes nothing, its button refuses reminders for three years', async () => {
  const { token: asked, passes, mails, ask, mailbox } = visitor();
  const token = await asked();
  await passes(25);
  const { pathname } = new URL(/https:\/\/\S+\/de\/erinnerung\/\S+/.exec(mails()[0]?.text ?? '')?.[0] ?? '');
  const look = async () => {
    const page = await openPage(pathname, mailbox.worker);
    return [page.status, viewOf(page)];
  };
  expect([await look(), await look()]).toEqual([
    [200, 'confirm'],
    [200, 'confirm'],
  ]);
  expect((await press('/api/quiz-reminder-link', pathname, mailbox.worker)).status).toBe(303);
  expect(await look()).toEqual([200, 'off']);
  await passes(200 * day);
  await ask();
  await passes(202 * day);
  expect(mails()).toHaveLength(1);
  await passes(1098 * day);
  expect(await rowOf(token)).toBeNull();
  expect(await look()).toEqual([404, 'gone']);
});

it('quiz reminder: a mail program unsubscribes in one step, before the address is deleted', async () => {
  const { token: asked, passes, mails, mailbox } = visitor();
  const token = await asked();
  await passes(25);
  expect(mails()[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const pathname = oneClickPath(mails()[0]);
  const click = (path: string) => clickOnce(path, mailbox.worker);
  expect([(await click(pathname)).status, (await click(pathname)).status]).toEqual([204, 204]);
  const refused = await rowOf(token);
  expect([refused?.['email'], typeof refused?.['stopped']]).toEqual([null, 'number']);
  expect((await click(`${pathname}x`)).status).toBe(404);
});

it('quiz reminder: without a ticked consent or a valid address, nothing is stored', async () => {
  const { ask, name } = visitor();
  for (const wrong of [{ agreed: false }, { agreed: undefined }, { email: `${name}@` }, { answers: {} }])
    expect((await ask(wrong)).status).toBe(400);
  const kept = await sql('SELECT 1 FROM quiz_reminders WHERE email LIKE ?', `${name}%`).all();
  expect(kept.results).toEqual([]);
});

it('quiz reminder: a flood ends, from one address within an hour and from all within a day', async () => {
  const { ask, name } = visitor();
  const from = anyAddress();
  const statuses = [];
  for (let count = 0; count < 22; count += 1)
    statuses.push((await ask({ email: `${count}-${name}@example.com` }, from)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
  await sql(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
     INSERT INTO quiz_reminders (id, mailbox, email, locale, token, asked)
     SELECT ?1 || i, ?1 || i, NULL, 'de', ?1 || i, ?2 FROM n`,
    `full-${name}-`,
    Date.now(),
  ).run();
  const full = await ask();
  expect([full.status, full.headers.get('Retry-After')]).toEqual([429, '3600']);
  await sql("DELETE FROM quiz_reminders WHERE id LIKE 'full-%'").run();
  expect((await ask()).status).toBe(200);
});

it('quiz reminder: a mailbox that opted out stays known after a new key, and unknown without the old one', async () => {
  const before = 'a'.repeat(32);
  const after = 'b'.repeat(32);
  const { ask, token: asked, name, mailbox } = visitor({ HASH_KEYS: before });
  const token = await asked();
  expect((await clickOnce(`/api/quiz-reminder-off/${token}`, mailbox.worker)).status).toBe(204);
  const askedAgain = async (HASH_KEYS: string) => {
    const { worker } = createMailbox({ HASH_KEYS });
    const body = JSON.stringify({ email: `${name}@example.com`, locale: 'de', agreed: true });
    await call(post({ body }, '/api/quiz-reminder'), worker);
    return sql('SELECT id FROM quiz_reminders WHERE email = ?', `${name}@example.com`).all();
  };
  await ask();
  expect((await askedAgain(`${after} ${before}`)).results).toEqual([]);
  // The rows alone do not reveal whose they are.
  expect((await askedAgain(after)).results).toHaveLength(1);
});
