import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { viewOf } from '../outside/link-page.ts';
import { call, post } from '../outside/call.ts';
import { declarer, linkIn } from '../outside/declarer.ts';
import { shopper } from '../outside/shop.ts';

it('two contracts and no number: a mail asks which, and only that one ends', async () => {
  const { her, buy, withdraw, last, open, press, cronIn } = await declarer('two-courses');
  const older = await buy('zpp');
  const newer = await buy('zpp2');
  await withdraw({ contract: 'course' });
  expect(last()?.subject).toMatch(/Bitte noch bestätigen/);
  await cronIn(5);
  expect(await her.state(newer)).toMatchObject({ state: 'paid', refundedCents: 0 });
  const short = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  const path = linkIn(last(), `Bestellung ${short(older)}`);
  const page = await open(path);
  expect(viewOf(page)).toBe('confirm_withdraw');
  expect(page.body).toContain(short(older));
  await press(path);
  expect(await her.state(older)).toMatchObject({ state: 'refunded' });
  expect(await her.state(newer)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect(last()?.text).toContain(`Bestellnummer: ${short(older)}`);
});

it('invalid or uncheckable sign-in: the declaration is accepted', async () => {
  const { email, worker } = await declarer('expired');
  const given = { locale: 'de', name: 'Erika', email, contract: 'app' };
  const answer = await call(
    post({ body: JSON.stringify(given), headers: { Authorization: 'Bearer a.b.c' } }, '/api/withdraw'),
    worker,
  );
  expect(answer.status).toBe(200);
});

it('invented link: does nothing; only hashes are stored', async () => {
  const { buy, withdraw, last, open, press } = await declarer('tokens');
  await buy('app-1-month');
  await withdraw();
  const unknown = `/de/erklaerung/${'A'.repeat(43)}`;
  expect(await open(unknown)).toMatchObject({ status: 404 });
  expect(await press(unknown)).toMatchObject({ status: 404 });
  const confirms = linkIn(last(), 'Ja, ich widerrufe');
  const token = confirms.split('/').at(-1) ?? '';
  const { results } = await env.DB.prepare('SELECT * FROM declaration_links').all();
  expect(JSON.stringify(results)).not.toContain(token);
  await env.DB.prepare('UPDATE declaration_links SET expires = 1').run();
  expect(viewOf(await open(confirms))).toBe('gone');
});

it('question of which contract: offers the mailbox’s own ones only', async () => {
  const { her, email, buy, worker, last, deliverWebhooks, to } = await declarer('theirs');
  const mine = await buy('zpp');
  const other = await shopper('signed-in-as-another', worker);
  const { order: foreign } = await other.buy('zpp2');
  await deliverWebhooks();
  await other.send('/api/withdraw', { locale: 'de', name: 'Erika', email, contract: 'course' });
  const short = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  expect(last()?.subject).toMatch(/Bitte noch bestätigen/);
  expect(last()?.text).toContain(`Bestellung ${short(mine)}: `);
  const said = to(email)
    .map(({ text }) => text)
    .join('\n');
  expect(said).not.toContain(short(foreign));
  expect(await her.state(mine)).toMatchObject({ state: 'paid' });
});

it('flood of declarations: does not delay those that are due', async () => {
  const { declarations } = storesOf(env);
  const id = () => crypto.randomUUID().replaceAll('-', '');
  const at = new Date();
  const ids = Array.from({ length: 61 }, id);
  const [hers = '', triedLast = ''] = ids;
  for (const [index, one] of ids.entries()) {
    await declarations.keep({
      id: one,
      kind: 'withdraw',
      locale: 'de',
      name: one,
      email: 'flood@example.com',
      contract: 'app',
      received: new Date(at.getTime() - 60_000 + (index === 0 ? 59_000 : 0)),
    });
  }
  await declarations.identified(hers, { state: 'due', orderId: 'o' }, new Date(at.getTime() - 1));
  // Those tried before come after new ones.
  await declarations.release(triedLast, at);
  const due = await declarations.due(at);
  expect(due).toContain(hers);
  expect(due).not.toContain(triedLast);
  await env.DB.prepare(
    `UPDATE declaration_progress SET due = NULL, state = 'dismissed' WHERE declaration_id IN
      (SELECT id FROM declarations WHERE email = 'flood@example.com')`,
  ).run();
  await env.DB.prepare('UPDATE mails SET due = NULL, sent = 1 WHERE due IS NOT NULL').run();
});
