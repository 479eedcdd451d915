import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { shortNumber } from '#domain/shop/declaration.ts';
import { viewOf } from '../outside/link-page.ts';
import { declarer, linkIn } from '../outside/declarer.ts';
import { shopper } from '../outside/shop.ts';
import { cancel, cancellation } from './declared.ts';

it('two contracts and no number: mail and account ask which, and only that one ends', async () => {
  const { her, buy, withdraw, last, open, press, cronIn } = await declarer('two-courses');
  const older = await buy('zpp');
  const newer = await buy('zpp2');
  await withdraw({ contract: 'course' });
  expect(last()?.subject).toMatch(/ist da .*, mit einer Frage$/);
  expect((await her.get('/api/account')).body).toMatchObject({
    declarations: [{ kind: 'withdraw', contract: 'course', orderId: null, waits: 'choice' }],
  });
  await cronIn(5);
  expect(await her.state(newer)).toMatchObject({ state: 'paid', refundedCents: 0 });
  const path = linkIn(last(), `Bestellung ${shortNumber(older)}`);
  const page = await open(path);
  expect(viewOf(page)).toBe('confirm_withdraw');
  expect(page.body).toContain(shortNumber(older));
  await press(path);
  expect(await her.state(older)).toMatchObject({ state: 'refunded' });
  expect(await her.state(newer)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect(last()?.text).toContain(`Bestellnummer: ${shortNumber(older)}`);
});

it('invalid or uncheckable sign-in: the declaration is accepted', async () => {
  const { email, worker } = await declarer('expired');
  const answer = await cancel(worker, cancellation(email), { Authorization: 'Bearer a.b.c' });
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
  expect(last()?.subject).toMatch(/ist da .*, mit einer Frage$/);
  expect(last()?.text).toContain(`Bestellung ${shortNumber(mine)}: `);
  expect(JSON.stringify(to(email))).not.toContain(shortNumber(foreign));
  expect(await her.state(mine)).toMatchObject({ state: 'paid' });
});
