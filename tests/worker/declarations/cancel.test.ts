import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { catchUp } from '../../../functions/scheduled.ts';
import { anyAddress, call, post, site } from '../outside/call.ts';
import { declarer } from '../outside/declarer.ts';
import { stripe } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { someText } from '../outside/some.ts';

const declared = (email: string, more: Record<string, unknown> = {}) => ({
  locale: 'de',
  name: 'Erika Muster',
  email,
  contract: 'app',
  manner: 'ordinary',
  ...more,
});

const hex = () => crypto.randomUUID().replaceAll('-', '');

/** A signed-in buyer with a running three-month plan. */
async function subscriber(name: string) {
  const one = await declarer(name);
  await one.buy('app-3-months');
  return { ...one, cancel: (given: unknown) => one.her.send('/api/cancel', given) };
}

const germanDate = (iso: string) =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date(iso));

it('cancellation: acknowledged at once, ends the subscription, and says when', async () => {
  const { email, cancel, subscription, to, her } = await subscriber('cancels');
  const answer = await cancel(declared(email));
  expect(answer).toMatchObject({
    status: 200,
    body: {
      acknowledgement: {
        title: 'Deine Kündigung ist bei uns angekommen',
        rows: [
          ['Deine Erklärung', 'Ich kündige meinen Vertrag „App-Abo“ ordentlich.'],
          ['Ende des Vertrags', 'zum frühestmöglichen Zeitpunkt'],
          ['Name', 'Erika Muster'],
          ['E-Mail-Adresse', email],
          ['Bestellnummer', 'nicht angegeben'],
          ['Eingegangen am', someText],
          ['Nummer', someText],
        ],
      },
    },
  });
  const after = await subscription();
  expect(after?.state).toBe('ending');
  expect(await her.access()).toEqual(['VALEA_APP']);
  const [, acknowledgement, result] = to(email);
  expect(to(email)).toHaveLength(3);
  expect(acknowledgement?.subject).toMatch(/^Deine Kündigung ist da/);
  expect(acknowledgement?.text).toContain('Eingegangen am: ');
  expect(result?.subject).toBe(`Dein App-Abo endet am ${germanDate(after?.periodEnd ?? '')}`);
});

it('cancellation: the same response for a stranger who never bought anything', async () => {
  const { email, cancel } = await subscriber('known');
  const stranger = `nobody-${hex()}@example.com`;
  const known = await cancel(declared(email));
  const unknown = await cancel(declared(stranger));
  const shape = ({ status, body }: typeof known) =>
    JSON.stringify({ status, body })
      .replaceAll(/[\w-]+@example\.com/g, '')
      .replaceAll(/[\dA-F]{4}-[\dA-F]{4}/g, '');
  expect(shape(unknown)).toBe(shape(known));
});

it('cancellation: one that fits no contract is left to a person, and the sender is asked', async () => {
  const mailbox = createMailbox();
  const email = `nobody-${hex()}@example.com`;
  const id = hex();
  await call(post({ body: JSON.stringify(declared(email, { id })) }, '/api/cancel'), mailbox.worker);
  expect(
    await env.DB.prepare('SELECT code, closed FROM declaration_results WHERE declaration_id = ?')
      .bind(id)
      .first(),
  ).toEqual({
    code: 'unknown',
    closed: null,
  });
  expect(mailbox.to(email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Deine Kündigung ist da/),
  ]);
  expect(mailbox.to(email)[0]?.text).toContain('keinen passenden Vertrag gefunden');
  await expect(
    env.DB.prepare('UPDATE declarations SET name = ? WHERE id = ?').bind('x', id).run(),
  ).rejects.toThrow();
  await expect(env.DB.prepare('DELETE FROM declarations WHERE id = ?').bind(id).run()).rejects.toThrow();
});

it('cancellation for cause: a person decides, and meanwhile the plan does not renew', async () => {
  const { email, cancel, subscription, to } = await subscriber('cause');
  expect((await cancel(declared(email, { manner: 'extraordinary' }))).status).toBe(400);
  await cancel(declared(email, { manner: 'extraordinary', reason: 'Die App startet seit Wochen nicht.' }));
  expect((await subscription())?.state).toBe('ending');
  const mails = to(email);
  expect(mails[1]?.text).toContain('Grund: „Die App startet seit Wochen nicht.\u2060“');
  expect(mails[2]?.subject).toMatch(/Wir melden uns$/);
});

it('cancellation: if the payment service is down, carried out later and reported once', async () => {
  const { email, cancel, subscription, to, worker } = await subscriber('later');
  await stripe.become({ mode: 'unavailable' });
  expect((await cancel(declared(email))).status).toBe(200);
  await stripe.become({ mode: 'ok' });
  expect((await subscription())?.state).toBe('live');
  await catchUp(worker);
  await catchUp(worker);
  expect((await subscription())?.state).toBe('ending');
  expect(to(email)).toHaveLength(3);
});

it('cancellation: sent twice, it counts once', async () => {
  const { email, cancel, to } = await subscriber('twice');
  const given = declared(email, { id: hex() });
  const [one, other] = await Promise.all([cancel(given), cancel(given)]);
  expect(other.body).toEqual(one.body);
  expect(to(email)).toHaveLength(3);
});

it.each([
  ['no e-mail', { email: 'erika' }, 'email_invalid'],
  ['no name', { name: '  ' }, 'bad_request'],
  ['another contract', { contract: 'house' }, 'bad_request'],
  ['a day that is over', { endDay: '2020-01-01' }, 'bad_request'],
  ['a day in ten years', { endDay: '2036-01-01' }, 'bad_request'],
  ['a later day, and none that is named', { when: 'day' }, 'bad_request'],
  ['an unknown field', { price: 1 }, 'bad_request'],
])('cancellation refused: %s', async (_, more, code) => {
  const { worker } = createMailbox();
  const given = declared('erika@example.com', more);
  const { body } = await call(post({ body: JSON.stringify(given) }, '/api/cancel'), worker);
  expect(body).toMatchObject({ error: { code } });
});

it('cancellation: without script the form leads to the acknowledgement', async () => {
  const { worker } = createMailbox();
  const email = `plain-${hex()}@example.com`;
  const fields = new URLSearchParams({ ...declared(email, { name: '<b>Erika</b>' }), order: '', endDay: '' });
  const request = (body: URLSearchParams) =>
    new Request(`${site}/api/cancel`, {
      method: 'POST',
      headers: { 'CF-Connecting-IP': anyAddress(), Origin: site, 'Sec-Fetch-Site': 'same-origin' },
      body,
    });
  const page = await call(request(fields), worker);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(page.body).toContain('<section data-acknowledgement>');
  expect(page.body).toContain('<div data-declaration-form hidden="">');
  expect(page.body).toContain('&lt;b&gt;Erika&lt;/b&gt;');
  expect(page.body).toMatch(/download="kuendigung-[\dA-F]{4}-[\dA-F]{4}\.txt"/);
  fields.set('email', 'erika');
  const refused = await call(request(fields), worker);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('<p data-form-error="fields">');
});

it('declarations: deleted six years after the end of their year', async () => {
  const now = new Date();
  const insert = (id: string, received: number) =>
    env.DB.prepare(
      `INSERT INTO declarations (id, kind, locale, name, email, email_key, contract, received)
       VALUES (?, 'cancel', 'de', 'Erika', 'e@example.com', 'e@example.com', 'app', ?)`,
    )
      .bind(id, received)
      .run();
  const old = hex();
  const young = hex();
  await insert(old, Date.UTC(now.getUTCFullYear() - 7, 10, 1));
  await insert(young, Date.UTC(now.getUTCFullYear() - 6, 0, 15));
  await storesOf(env).deleteExpired(now);
  const { results } = await env.DB.prepare('SELECT id FROM declarations WHERE id IN (?, ?)')
    .bind(old, young)
    .all();
  expect(results).toEqual([{ id: young }]);
});
