import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { catchUp } from '../../../functions/scheduled.ts';
import { anyAddress } from '../outside/call.ts';
import { hex } from '../outside/conversions.ts';
import { declarer } from '../outside/declarer.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { cancel, cancellation, sendForm } from './declared.ts';

const storedUnder = (name: string) =>
  env.DB.prepare('SELECT count(*) AS n FROM declarations WHERE email LIKE ?').bind(`${name}%`).first('n');

it('flood to a stranger’s mailbox: one mail a day, the rest bundled', async () => {
  const mailbox = createMailbox();
  const name = `flooded-${hex()}`;
  // One mailbox, whatever the tag.
  const email = (count: number) => `${name}${count % 2 === 0 ? '' : '+tag'}@example.com`;
  const once = (count: number) =>
    cancel(mailbox.worker, cancellation(email(count), { name: `Wer ${count}` }));
  const mails = () => mailbox.sent.filter(({ to }) => to.startsWith(name));
  const answers = await Promise.all(Array.from({ length: 12 }, (_, count) => once(count)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await storedUnder(name)).toBe(12);
  expect(mails()).toHaveLength(1);
  await catchUp(mailbox.worker);
  expect(mails()).toHaveLength(1);

  await mailbox.aDayLater();
  await catchUp(mailbox.worker);
  await mailbox.aDayLater();
  await catchUp(mailbox.worker);
  // Each mail only says what concerns its own address.
  expect(mails().length).toBeLessThanOrEqual(3);
  for (const mail of mails()) {
    for (const found of mail.text.match(/flooded-\S+/g) ?? []) {
      expect(found.replaceAll('\u2060', '')).toBe(mail.to);
    }
  }
  const said = mails()
    .map(({ text }) => text)
    .join('\n');
  const numbers = answers.map(({ body }) => /[\dA-F]{4}-[\dA-F]{4}/.exec(JSON.stringify(body))?.[0] ?? '');
  for (const number of numbers) expect(said).toContain(`Nummer: ${number}`);
});

it('flood from one address: after twenty an hour the form suggests an e-mail', async () => {
  const mailbox = createMailbox();
  const headers = { 'CF-Connecting-IP': anyAddress() };
  const name = `many-${hex()}`;
  const statuses = [];
  for (let count = 0; count < 23; count += 1) {
    const given = cancellation(`${name}-${count}@example.com`);
    statuses.push((await cancel(mailbox.worker, given, headers)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429, 429]);
  expect(await storedUnder(name)).toBe(20);
  const { declarations } = storesOf(env);
  expect(await declarations.mayDeclare({ buyerId: undefined, networks: ['198.51.100.7'] }, new Date())).toBe(
    true,
  );
  const page = await sendForm(mailbox.worker, 'cancel', cancellation(`${name}@example.com`), headers);
  expect(page.status).toBe(429);
  expect(page.body).toMatch(/data-form-error="slowed"(?! hidden)/);
  // The limit is reset every hour.
  const hourLater = new Date(Date.now() + 3_600_000);
  expect(
    await declarations.mayDeclare({ buyerId: undefined, networks: [headers['CF-Connecting-IP']] }, hourLater),
  ).toBe(true);
});

it('flood of declarations: mails that buyers wait for go first', async () => {
  const mailbox = createMailbox();
  mailbox.fault.failing = true;
  await cancel(mailbox.worker, cancellation(`first-${hex()}@example.com`));
  const her = await declarer('waited-for');
  await her.buy('app-1-month');
  mailbox.fault.failing = false;
  await env.DB.prepare(
    "UPDATE mails SET sent = NULL, begun = NULL, due = CASE kind WHEN 'order_confirmation' THEN 2 ELSE 1 END WHERE about IN (SELECT id FROM orders WHERE email = ?) OR sent IS NULL",
  )
    .bind(her.email)
    .run();
  await catchUp(mailbox.worker);
  expect(mailbox.sent[0]?.subject).toMatch(/^Deine Bestellung/);
});

it('acknowledgement: typed text is quoted on one line and never becomes a link', async () => {
  const mailbox = createMailbox();
  const email = `quoted-${hex()}@example.com`;
  const name = 'Gewinn! https://evil.example/x www.evil.example';
  const given = cancellation(email, {
    name,
    manner: 'extraordinary',
    order: 'http://evil.example',
    reason: 'Zeile eins\nhttp://evil.example/y\nhallo@evil.example',
  });
  await cancel(mailbox.worker, given);
  const [mail, ...others] = mailbox.to(email);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/^Hallo,\n/);
  for (const said of [mail?.text, mail?.html]) expect(said).not.toMatch(/evil\.example|\/\/evil|www\.evil/);
  const shown = mail?.text.replaceAll('\u2060', '');
  expect(shown).toContain(`Name: „${name}“`);
  expect(shown).toContain('Grund: „Zeile eins http://evil.example/y hallo@evil.example“');
});
