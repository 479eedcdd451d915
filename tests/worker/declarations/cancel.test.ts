import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { catchUp } from '../../../functions/scheduled.ts';
import { hex } from '../outside/conversions.ts';
import { declarer } from '../outside/declarer.ts';
import { stripe } from '../outside/stand-ins.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { someText } from '../outside/some.ts';
import { cancel, cancellation, sendForm, signedIn } from './declared.ts';

/** A signed-in buyer with a running three-month plan. */
async function subscriber(name: string) {
  const one = await declarer(name);
  await one.buy('app-3-months');
  return { ...one, ...signedIn(one) };
}

const germanDate = (iso: string) =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date(iso));

it('cancellation: acknowledged at once, ends the subscription, and says when; sent twice, it counts once', async () => {
  const { email, cancel: send, subscription, to, her } = await subscriber('cancels');
  const [answer, again] = await Promise.all([send(), send()]);
  expect(again.body).toEqual(answer.body);
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
  const { cancel: send } = await subscriber('known');
  const known = await send();
  const unknown = await send({ email: `nobody-${hex()}@example.com` });
  const shape = ({ status, body }: typeof known) =>
    JSON.stringify({ status, body })
      .replaceAll(/[\w-]+@example\.com/g, '')
      .replaceAll(/[\dA-F]{4}-[\dA-F]{4}/g, '')
      .replace(/"Eingegangen am","[^"]+"/, '');
  expect(shape(unknown)).toBe(shape(known));
});

it('cancellation: one that fits no contract is left to a person, and the sender is asked', async () => {
  const mailbox = createMailbox();
  const email = `nobody-${hex()}@example.com`;
  await cancel(mailbox.worker, cancellation(email));
  const id = await env.DB.prepare('SELECT id FROM declarations WHERE email = ?').bind(email).first('id');
  const about = (statement: string) => env.DB.prepare(`${statement} = ?`).bind(id);
  expect(await about('SELECT code, closed FROM declaration_results WHERE declaration_id').first()).toEqual({
    code: 'unknown',
    closed: null,
  });
  expect(mailbox.to(email)).toEqual([
    expect.objectContaining({
      subject: expect.stringMatching(/^Deine Kündigung ist da/) as unknown,
      text: expect.stringContaining('keinen passenden Vertrag gefunden') as unknown,
    }),
  ]);
  await expect(about("UPDATE declarations SET name = 'x' WHERE id").run()).rejects.toThrow();
  await expect(about('DELETE FROM declarations WHERE id').run()).rejects.toThrow();
});

it('cancellation for cause: a person decides, and meanwhile the plan does not renew', async () => {
  const { email, cancel: send, subscription, to } = await subscriber('cause');
  expect((await send({ manner: 'extraordinary' })).status).toBe(400);
  await send({ manner: 'extraordinary', reason: 'Die App startet seit Wochen nicht.' });
  expect((await subscription())?.state).toBe('ending');
  const mails = to(email);
  expect(mails[1]?.text).toContain('Grund: „Die App startet seit Wochen nicht.\u2060“');
  expect(mails[2]?.subject).toMatch(/Wir melden uns$/);
});

it('cancellation: if the payment service is down, carried out later and reported once', async () => {
  const { email, cancel: send, subscription, to, worker } = await subscriber('later');
  await stripe.become({ mode: 'unavailable' });
  expect((await send()).status).toBe(200);
  await stripe.become({ mode: 'ok' });
  expect((await subscription())?.state).toBe('live');
  await catchUp(worker);
  await catchUp(worker);
  expect((await subscription())?.state).toBe('ending');
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
  const { body } = await cancel(env, cancellation('erika@example.com', more));
  expect(body).toMatchObject({ error: { code } });
});

it('cancellation: without script the form leads to the acknowledgement', async () => {
  const { worker } = createMailbox();
  const fields = {
    ...cancellation(`plain-${hex()}@example.com`, { name: '<b>Erika</b>' }),
    order: '',
    endDay: '',
  };
  const page = await sendForm(worker, 'cancel', fields);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(page.body).toContain('<section data-acknowledgement>');
  expect(page.body).toContain('<div data-declaration-form hidden="">');
  expect(page.body).toContain('&lt;b&gt;Erika&lt;/b&gt;');
  expect(page.body).toMatch(/download="kuendigung-[\dA-F]{4}-[\dA-F]{4}\.txt"/);
  const refused = await sendForm(worker, 'cancel', { ...fields, email: 'erika' });
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('<p data-form-error="fields">');
});

it('declarations: deleted six years after the end of their year', async () => {
  const now = new Date();
  const received = {
    old: Date.UTC(now.getUTCFullYear() - 7, 10, 1),
    young: Date.UTC(now.getUTCFullYear() - 6, 0, 15),
  };
  const insert = env.DB.prepare(
    `INSERT INTO declarations (id, kind, locale, name, email, email_key, contract, received)
     VALUES (?, 'cancel', 'de', 'Erika', 'e@example.com', 'e@example.com', 'app', ?)`,
  );
  await env.DB.batch(Object.entries(received).map(([id, at]) => insert.bind(id, at)));
  await storesOf(env).deleteExpired(now);
  const { results } = await env.DB.prepare("SELECT id FROM declarations WHERE id IN ('old', 'young')").all();
  expect(results).toEqual([{ id: 'young' }]);
});
