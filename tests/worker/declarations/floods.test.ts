import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { catchUp } from '../../../functions/scheduled.ts';
import { anyAddress, call, post } from '../outside/call.ts';
import { postRoom } from '../outside/post-room.ts';

const hex = () => crypto.randomUUID().replaceAll('-', '');

const declared = (email: string, more: Record<string, unknown> = {}) => ({
  ...{ locale: 'de', name: 'Erika Muster', email, contract: 'app', manner: 'ordinary' },
  ...more,
});

it('no declaration is refused for being one too many: only mails are held back, and come as one', async () => {
  const room = postRoom();
  const name = `flooded-${hex()}`;
  // One mailbox, whatever its tag.
  const email = (count: number) => `${name}${count % 2 === 0 ? '' : '+tag'}@example.com`;
  const once = (count: number) =>
    call(post({ body: JSON.stringify(declared(email(count))) }, '/api/cancel'), room.worker);
  const hers = () => room.sent.filter(({ to }) => to.startsWith(name));
  const answers = await Promise.all(Array.from({ length: 12 }, (_, count) => once(count)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const stored = await env.DB.prepare('SELECT count(*) AS count FROM declarations WHERE email LIKE ?')
    .bind(`${name}%`)
    .first();
  expect(stored).toEqual({ count: 12 });
  // Four acknowledgements, and four mails about what became of them.
  expect(hers()).toHaveLength(8);

  await catchUp(room.worker);
  // Four acknowledgements, and four mails about what became of them.
  expect(hers()).toHaveLength(8);
  await room.anHourLater();
  await catchUp(room.worker);
  const bundles = hers().slice(8);
  expect(bundles.length).toBeLessThanOrEqual(8);
  expect(bundles.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^\d+ Nachrichten zu deinen Erklärungen$/),
  );
  const said = hers()
    .map(({ text }) => text)
    .join('\n');
  const numbers = answers.map(({ body }) => /[\dA-F]{4}-[\dA-F]{4}/.exec(JSON.stringify(body))?.[0] ?? '');
  for (const number of numbers) expect(said).toContain(`Nummer: ${number}`);
  // Each says only what is meant for its own address.
  for (const mail of hers()) {
    for (const found of mail.text.match(/flooded-\S+/g) ?? []) {
      expect(found.replaceAll('\u2060', '')).toBe(mail.to);
    }
  }
});

it('a flood from one network address is stored and shown, and carried out a little later', async () => {
  const room = postRoom();
  // The limiter begins to count anew with each minute.
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 8_000) await scheduler.wait(leftMs);
  const headers = { 'CF-Connecting-IP': anyAddress() };
  const name = `many-${hex()}`;
  const hers = () => room.sent.filter(({ to }) => to.startsWith(name));
  const statuses = [];
  for (let count = 0; count < 25; count += 1) {
    const body = JSON.stringify(declared(`${name}-${count}@example.com`));
    statuses.push((await call(post({ body, headers }, '/api/cancel'), room.worker)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const atOnce = hers().length;
  expect(atOnce).toBeLessThan(50);
  await catchUp(room.worker);
  expect(hers().length).toBe(50);
});

it('nobody speaks through our mails: what was typed is quoted, on one line, and makes no link', async () => {
  const room = postRoom();
  const email = `quoted-${hex()}@example.com`;
  const name = 'Gewinn! https://evil.example/x www.evil.example';
  await call(
    post(
      {
        body: JSON.stringify(
          declared(email, {
            ...{ name, manner: 'extraordinary', order: 'http://evil.example' },
            reason: 'Zeile eins\nhttp://evil.example/y\nhallo@evil.example',
          }),
        ),
      },
      '/api/cancel',
    ),
    room.worker,
  );
  const mails = room.to(email);
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) {
    expect(text).toMatch(/^Hallo,\n/);
    for (const said of [text, html]) expect(said).not.toMatch(/evil\.example|\/\/evil|www\.evil/);
  }
  const shown = mails[0]?.text.replaceAll('\u2060', '');
  expect(shown).toContain(`Name: „${name}“`);
  expect(shown).toContain('Grund: „Zeile eins http://evil.example/y hallo@evil.example“');
});
