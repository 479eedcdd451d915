import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { shortNumber } from '#domain/shop/declaration.ts';
import { storesOf } from '../../../functions/deps.ts';
import { catchUp } from '../../../functions/scheduled.ts';
import { viewOf } from '../outside/link-page.ts';
import { declarer, linkIn } from '../outside/declarer.ts';
import { nothingToTell } from '../outside/operator.ts';
import { signedIn } from './declared.ts';

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
  const one = await declarer('one-left');
  const { her, buy, withdraw, fault, worker, later, last, press, open } = one;
  const older = await buy('zpp');
  const newer = await buy('zpp2');
  fault.failing = true;
  await withdraw({ contract: 'course' });
  fault.failing = false;
  await signedIn(one).withdraw({ contract: 'course', order: newer });
  expect(await her.state(newer)).toMatchObject({ state: 'refunded' });
  await later();
  await catchUp(worker);
  const path = linkIn(last(), `Bestellung ${shortNumber(older)}`);
  expect(viewOf(await open(path))).toBe('confirm_withdraw');
  await press(path);
  expect(await her.state(older)).toMatchObject({ state: 'refunded' });
});

it('plan with an unknown checkout session: not reported as ended', async () => {
  const one = await declarer('lost-session');
  const order = await one.buy('app-3-months');
  await env.DB.prepare("UPDATE orders SET checkout_session = 'cs_lost' || id WHERE id = ?").bind(order).run();
  await signedIn(one).cancel();
  expect(one.last()?.text).toContain('Deine Bestellung haben wir gefunden');
});
