import { expect, it } from 'vitest';
import { declarer, linkIn } from '../outside/declarer.ts';
import { someText } from '../outside/some.ts';
import { shopper } from '../outside/shop.ts';

it('account: shows which of her own declarations wait, and for what', async () => {
  const { her, buy, cancel, withdraw, last, press, worker } = await declarer('sees-waiting');
  const shown = async () =>
    ((await her.get('/api/account')).body as { declarations: unknown[] }).declarations;
  const order = await buy('app-3-months');
  expect(await shown()).toEqual([]);
  await cancel();
  const waiting = { id: someText, kind: 'cancel', contract: 'app', orderId: order, received: someText };
  expect(await shown()).toEqual([{ ...waiting, waits: 'proof' }]);
  const other = await shopper('sees-nothing', worker);
  expect((await other.get('/api/account')).body).toMatchObject({ declarations: [] });
  await press(linkIn(last(), 'Ja, ich kündige'));
  expect(await shown()).toEqual([]);

  // Two contracts of a kind, and a declaration that the operator must decide, by the buyer's verified address.
  await buy('zpp');
  await buy('zpp2');
  await withdraw({ contract: 'course' });
  const choice = { ...waiting, kind: 'withdraw', contract: 'course', orderId: null };
  expect(await shown()).toEqual([{ ...choice, waits: 'choice' }]);
});
