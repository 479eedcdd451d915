import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { catchUp } from '../../../functions/scheduled.ts';
import { viewOf } from '../outside/link-page.ts';
import { declarer, linkIn } from '../outside/declarer.ts';
import { nothingToTell } from '../outside/operator.ts';

beforeEach(nothingToTell);

it('undeliverable mail: nothing is carried out, and the daily report says so', async () => {
  const { her, buy, withdraw, fault, later, worker, cronIn } = await declarer('undeliverable');
  const order = await buy('app-1-month');
  fault.failing = true;
  await withdraw();
  for (let round = 0; round < 10; round += 1) {
    await later();
    await catchUp(worker);
  }
  fault.failing = false;
  await cronIn(3.1);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  const id = await env.DB.prepare('SELECT declaration_id FROM declaration_progress WHERE order_id = ?')
    .bind(order)
    .first<string>('declaration_id');
  const { waiting } = await storesOf(env).declarations.open(new Date(Date.now() + 2 * 86_400_000));
  expect(waiting.filter((one) => one.id === id)).toMatchObject([{ isAsked: false }]);
  await env.DB.prepare('DELETE FROM mails WHERE due IS NULL AND sent IS NULL').run();
});

it('question of which contract: answered by the link once only one is left', async () => {
  const { her, buy, withdraw, fault, worker, later, last, press, open } = await declarer('one-left');
  const older = await buy('zpp');
  const newer = await buy('zpp2');
  fault.failing = true;
  await withdraw({ contract: 'course' });
  fault.failing = false;
  await her.send('/api/withdraw', {
    locale: 'de',
    name: 'Erika',
    email: `${her.uid}@example.com`,
    contract: 'course',
    order: newer,
  });
  expect(await her.state(newer)).toMatchObject({ state: 'refunded' });
  await later();
  await catchUp(worker);
  const path = linkIn(
    last(),
    `Bestellung ${older.slice(0, 4)}-${older.slice(4, 8)}`.toUpperCase().replace('BESTELLUNG', 'Bestellung'),
  );
  expect(viewOf(await open(path))).toBe('confirm_withdraw');
  await press(path);
  expect(await her.state(older)).toMatchObject({ state: 'refunded' });
});

it('plan with an unknown checkout session: not reported as ended', async () => {
  const { her, email, buy, last } = await declarer('lost-session');
  const order = await buy('app-3-months');
  await env.DB.prepare("UPDATE orders SET checkout_session = 'cs_lost' || id WHERE id = ?").bind(order).run();
  await her.send('/api/cancel', { locale: 'de', name: 'Erika', email, contract: 'app', manner: 'ordinary' });
  expect(last()?.text).toContain('Deine Bestellung haben wir gefunden');
});
