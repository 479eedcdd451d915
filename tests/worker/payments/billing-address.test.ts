import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { stripe } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { recordWebhooks, livesAt, sessionIn, shopper, wish, type PaymentEvent } from '../outside/shop.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';

const stripeAddress = { line1: 'Am Anger 7', postal_code: '04315', city: 'Leipzig', country: 'DE' };
const moved: BillingAddress = { ...livesAt, street: 'Neue Straße 1a', postcode: '10115', city: 'Berlin' };

const stored = (order: string) =>
  env.DB.prepare('SELECT billing_address AS address FROM orders WHERE id = ?').bind(order).first('address');
const orderIn = ({ body }: { body: unknown }) => (body as { order: string }).order;
const invoicesIn = (events: readonly PaymentEvent[]) =>
  events.filter(({ type }) => type === 'invoice.paid').map(({ data }) => data.object);

describe('the invoice of a course', () => {
  it('names the buyer, the course and its id at the payment service', async () => {
    const webhooks = await recordWebhooks();
    const her = await shopper('insured');
    await her.buy('zpp');
    const events = await webhooks.since();
    expect(invoicesIn(events)).toEqual([
      expect.objectContaining({
        customer_name: 'Lena Öztürk-Großmann',
        customer_address: { ...stripeAddress, line2: null, state: null },
        description: 'Präventionskurs „Gut essen, leichter leben“, Kurs-ID KU-ST-000000',
        custom_fields: [
          { name: 'Präventionskurs', value: 'Gut essen, leichter leben' },
          { name: 'Kurs-ID', value: 'KU-ST-000000' },
        ],
      }),
    ]);
    const made = events.find(({ type }) => type === 'customer.created');
    expect(made?.data.object).toMatchObject({ preferred_locales: ['de'], metadata: { user: her.userId } });
  });

  it('is the payment service’s PDF, only for its buyer, once it is written; we store its number', async () => {
    const { worker } = createMailbox();
    const webhooks = await recordWebhooks();
    const her = await shopper('numbered', worker);
    const { order } = await her.buy('zpp');
    await her.state(order);
    const [paid] = invoicesIn(await webhooks.since());
    const { billingAddresses } = storesOf(worker);
    expect(await billingAddresses.invoiceOf(order)).toEqual({
      ...livesAt,
      number: paid?.['number'],
      date: expect.any(Date) as unknown,
      cents: 75_00,
      courseTitle: 'Gut essen, leichter leben',
      courseId: 'KU-ST-000000',
      corrected: undefined,
    });
    const { body } = await her.get(`/api/orders/${order}/invoice`);
    const pdf = await fetch((body as { url: string }).url);
    expect([pdf.headers.get('Content-Type'), (await pdf.text()).slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const other = await shopper('numbered-too', worker);
    expect((await other.get(`/api/orders/${order}/invoice`)).status).toBe(404);
    const unpaid = orderIn(await her.order(wish('zpp2')));
    expect((await her.get(`/api/orders/${unpaid}/invoice`)).status).toBe(404);
  });

  it('says below it what tax is in its amount', async () => {
    const webhooks = await recordWebhooks();
    const her = await shopper('taxed');
    await her.buy('app-1-month');
    expect(invoicesIn(await webhooks.since())).toEqual([
      expect.objectContaining({ footer: 'Im Gesamtbetrag sind 19\u00a0% Umsatzsteuer enthalten.' }),
    ]);
  });

  it('gets its number with the event of the invoice where that comes after the payment', async () => {
    const { worker } = createMailbox();
    const webhooks = await recordWebhooks();
    const her = await shopper('late-number', worker);
    const { order } = await her.buy('zpp', 'sepa');
    await webhooks.deliverAll(worker);
    expect(await storesOf(worker).billingAddresses.invoiceOf(order)).toBeUndefined();
    const intent = (await webhooks.since()).findLast(({ type }) => type.startsWith('payment_intent.'));
    await stripe.perform({ action: 'settle', payment: String(intent?.data.object['id']) });
    await webhooks.deliverAll(worker);
    expect(await storesOf(worker).billingAddresses.invoiceOf(order)).toMatchObject({
      number: expect.stringMatching(/^VALEA-\d+$/) as unknown,
    });
  });

  it('keeps name and address off the invoices of a plan', async () => {
    const webhooks = await recordWebhooks();
    const her = await shopper('both');
    await her.buy('app-1-month');
    await her.buy('zpp');
    expect(invoicesIn(await webhooks.since()).map(({ customer_name: name }) => name)).toEqual([
      null,
      'Lena Öztürk-Großmann',
    ]);
    const customers = (await webhooks.since()).filter(({ type }) => type === 'customer.created');
    expect(customers.map(({ data }) => data.object['name'])).toEqual([null, 'Lena Öztürk-Großmann']);
  });
});

describe('an order of a course', () => {
  it('needs a billing address, and is stored with it; a plan needs none and stores none', async () => {
    const her = await shopper('asked');
    const without = await her.order(wish('zpp', { billingAddress: undefined }));
    expect([without.status, without.body]).toEqual([
      422,
      expect.objectContaining({ error: { code: 'billing_address_missing' } }),
    ]);
    const placed = await her.order(wish('zpp', { billingAddress: { ...livesAt, name: '  Lena   Öztürk ' } }));
    expect(JSON.parse(String(await stored(orderIn(placed))))).toEqual({ ...livesAt, name: 'Lena Öztürk' });
    const plan = await her.order(wish('app-1-month', { billingAddress: livesAt }));
    expect([plan.status, await stored(orderIn(plan))]).toEqual([200, null]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a postcode of four digits', { postcode: '0431' }],
    ['a country where nothing is sold', { country: 'US' }],
    ['lines without letters', { city: '…' }],
    ['more than it has', { phone: '0151' }],
    ['a whole letter', { street: 'x'.repeat(500) }],
  ])('is refused with %s', async (_, part) => {
    const her = await shopper('refused-address');
    const answer = await her.order(wish('zpp', { billingAddress: { ...livesAt, ...part } }));
    expect(answer.status).toBe(400);
  });

  it('once more with another address replaces the first, and the invoice has the last', async () => {
    const webhooks = await recordWebhooks();
    const her = await shopper('moved');
    const first = await her.order(wish('zpp'));
    const same = await her.order(wish('zpp'));
    const second = await her.order(wish('zpp', { billingAddress: moved }));
    expect(sessionIn(same)).toBe(sessionIn(first));
    expect(sessionIn(second)).not.toBe(sessionIn(first));
    await stripe.perform({ action: 'pay', session: sessionIn(second) });
    expect(invoicesIn(await webhooks.since())).toEqual([
      expect.objectContaining({
        customer_address: expect.objectContaining({ line1: 'Neue Straße 1a' }) as unknown,
      }),
    ]);
  });

  it('that was left is gone on with as it was, and offered with its address', async () => {
    const her = await shopper('left');
    const placed = await her.order(wish('zpp'));
    expect((await her.get('/api/open-orders')).body).toMatchObject({ orders: [{ billingAddress: livesAt }] });
    await env.DB.prepare('UPDATE orders SET checkout_expires = 1 WHERE id = ?').bind(orderIn(placed)).run();
    const again = await her.send(`/api/open-orders/${orderIn(placed)}/checkout`, {});
    expect(again.status).toBe(200);
    expect(JSON.parse(String(await stored(orderIn(again))))).toEqual(livesAt);
  });

  it('forgets the address when it has come to nothing for a week, and eight years after the year of a paid one', async () => {
    const { worker } = createMailbox();
    const her = await shopper('forgets', worker);
    const left = orderIn(await her.order(wish('zpp2')));
    const { order: paid } = await her.buy('zpp');
    await her.state(paid);
    await env.DB.prepare("UPDATE orders SET state = 'expired' WHERE id = ?").bind(left).run();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const { deleteExpired } = storesOf(worker);
    await deleteExpired(inDays(6));
    expect(await stored(left)).not.toBeNull();
    await deleteExpired(inDays(8));
    expect([await stored(left), await stored(paid)]).toEqual([null, expect.any(String)]);
    const years = (count: number) => new Date(Date.UTC(new Date().getUTCFullYear() + count, 0, 2));
    await deleteExpired(years(8));
    expect(await stored(paid)).not.toBeNull();
    await deleteExpired(years(9));
    expect(await stored(paid)).toBeNull();
  });
});
