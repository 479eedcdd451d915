import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { catchUp } from '../../../functions/scheduled.ts';
import {
  browser,
  consentReceipt,
  decided,
  eventsReceived,
  openQueues,
  pump,
} from '../outside/conversions.ts';
import { stripe } from '../outside/stand-ins.ts';
import { recordWebhooks, paymentIn, shopper, storedOrder } from '../outside/shop.ts';
import { someText } from '../outside/some.ts';

/** What the ad platform has received about a payment. */
const taken = async (payment: string) =>
  (await eventsReceived()).filter(({ event_id: id }) => id === payment);

describe('a purchase stays in the outbox until the ad platform has it', () => {
  async function bought(name: string, way: 'card' | 'sepa' = 'card') {
    const webhooks = await recordWebhooks();
    const { worker, queued } = openQueues();
    const her = await shopper(name, worker);
    const id = await consentReceipt();
    const headers = { Cookie: decided('accepted', id), 'User-Agent': browser };
    const { order } = await her.buy('app-1-month', way, headers);
    const payment = paymentIn(await webhooks.since());
    const waiting = async (id = payment) =>
      Number(
        await env.DB.prepare('SELECT count(*) AS n FROM conversion_outbox WHERE key = ?')
          .bind(`Subscribe ${id}`)
          .first('n'),
      );
    return { worker, queued, her, order, payment, waiting, deliverAll: () => webhooks.deliverAll(worker) };
  }
  /** Makes all waiting purchases due. */
  const later = () => env.DB.prepare('UPDATE conversion_outbox SET due = 1').run();

  it('if the queue is lost', async () => {
    const { worker, queued, order, waiting, deliverAll } = await bought('lost-queue');
    await deliverAll();
    expect(await storedOrder(order)).toMatchObject({ consent_receipt: someText, visitor: someText });
    expect([queued.length, await waiting()]).toEqual([1, 1]);
    queued.length = 0;
    await catchUp(worker);
    expect(queued).toEqual([]);
    await later();
    await catchUp(worker);
    expect(queued.length).toBeGreaterThan(0);
    await pump(queued, worker);
    expect(await storedOrder(order)).toMatchObject({ consent_receipt: null, visitor: null });
    expect(await waiting()).toBe(0);
    await later();
    await catchUp(worker);
    expect(await waiting()).toBe(0);
  });

  it('if the queue takes nothing', async () => {
    const { worker, queued, waiting, payment, deliverAll } = await bought('full-queue');
    const { CONVERSIONS } = worker;
    const full = () => Promise.reject(new Error('The queue is full.'));
    const failing = { ...worker, CONVERSIONS: { ...CONVERSIONS, send: full } };
    await catchUp(failing);
    await deliverAll();
    await later();
    queued.length = 0;
    await catchUp(worker);
    expect(queued.map(({ event }) => event.event_id)).toContain(payment);
    await pump(queued, worker);
    expect(await waiting()).toBe(0);
  });

  it('unless consent is withdrawn', async () => {
    const { worker, queued, waiting, payment, deliverAll } = await bought('withdrawn');
    await deliverAll();
    const [one] = queued;
    await consentReceipt('declined', one?.consentReceipt);
    await pump(queued, worker);
    expect(await waiting()).toBe(0);
    expect(await taken(payment)).toEqual([]);
  });

  it('unless the buyer deletes the account, even if it is queued already', async () => {
    const { worker, queued, her, order, waiting, payment, deliverAll } = await bought('leaves');
    await deliverAll();
    expect([queued.length, await waiting()]).toEqual([1, 1]);
    expect((await her.remove()).status).toBe(200);
    expect(await storedOrder(order)).toMatchObject({ consent_receipt: null, visitor: null, via: null });
    expect(await waiting()).toBe(0);
    await pump(queued, worker);
    await later();
    await catchUp(worker);
    expect(await taken(payment)).toEqual([]);
  });

  const forget = () => storesOf(env).deleteExpired(new Date(Date.now() + 8 * 86_400_000));

  it('even past the visitor data’s retention', async () => {
    const one = await bought('late-queue');
    await one.deliverAll();
    one.queued.length = 0;
    await forget();
    await later();
    await catchUp(one.worker);
    expect(one.queued.map(({ event }) => event.event_id)).toContain(one.payment);
    await pump(one.queued, one.worker);
    expect([await one.waiting(), (await taken(one.payment)).length]).toEqual([0, 1]);
  });

  it('if the payment takes longer than visitor data is kept', async () => {
    const one = await bought('slow-bank', 'sepa');
    await one.deliverAll();
    await forget();
    await stripe.perform({ action: 'settle', payment: one.payment });
    await one.deliverAll();
    await pump(one.queued, one.worker);
    expect(await taken(one.payment)).toHaveLength(1);
  });

  it('under one id, even if the payment’s id becomes known later', async () => {
    const { worker, queued, waiting, order, deliverAll } = await bought('late-id');
    await deliverAll();
    queued.length = 0;
    await env.DB.prepare('UPDATE conversion_outbox SET key = ? WHERE order_id = ?')
      .bind(`Subscribe ${order}`, order)
      .run();
    await later();
    await catchUp(worker);
    await pump(queued, worker);
    expect([await waiting(order), (await taken(order)).length]).toEqual([0, 1]);
  });
});
