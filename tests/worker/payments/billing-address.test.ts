import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { stripe } from '../outside/stand-ins.ts';
import {
  bought,
  livesAt,
  orderIn,
  paymentIn,
  recordWebhooks,
  sessionIn,
  shopper,
  storedOrder,
  wish,
  type PaymentEvent,
} from '../outside/shop.ts';
import { textLike } from '../outside/some.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import { centsOf } from '../outside/prices.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { company } from '#domain/company/company.ts';

const stripeAddress = { line1: 'Am Anger 7', postal_code: '04315', city: 'Leipzig', country: 'DE' };
const moved: BillingAddress = { ...livesAt, street: 'Neue Straße 1a', postcode: '10115', city: 'Berlin' };

const { title, courseId } = certified.zpp;

const addressOf = async (order: string) => (await storedOrder(order))?.['billing_address'];
const { billingAddresses, deleteExpired } = storesOf(env);
const invoiceOf = (order: string) => billingAddresses.invoiceOf(order);
const invoicesIn = (events: readonly PaymentEvent[]) =>
  events.filter(({ type }) => type === 'invoice.paid').map(({ data }) => data.object);

describe('the invoice of a course', () => {
  it('names the buyer, the course and its id; the payment service’s PDF, only for its buyer', async () => {
    const { her, order, since } = await bought('insured', 'zpp');
    await her.state(order);
    const events = await since();
    expect(invoicesIn(events)).toEqual([
      expect.objectContaining({
        customer_name: 'Lena Öztürk-Großmann',
        customer_address: { ...stripeAddress, line2: null, state: null },
        description: `Präventionskurs „${title}“, Kurs-ID ${courseId}`,
        custom_fields: [
          { name: 'Präventionskurs', value: title },
          { name: 'Kurs-ID', value: courseId },
        ],
      }),
    ]);
    const made = events.find(({ type }) => type === 'customer.created');
    expect(made?.data.object).toMatchObject({ preferred_locales: ['de'], metadata: { user: her.userId } });
    expect(await invoiceOf(order)).toEqual({
      ...livesAt,
      number: invoicesIn(events)[0]?.['number'],
      date: expect.any(Date) as unknown,
      cents: centsOf('zpp'),
      courseTitle: title,
      courseId,
      corrected: undefined,
    });
    const { body } = await her.get(`/api/orders/${order}/invoice`);
    const pdf = await fetch((body as { url: string }).url);
    expect([pdf.headers.get('Content-Type'), (await pdf.text()).slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const unpaid = orderIn(await her.order(wish('zpp2')));
    for (const [who, which] of [
      [await shopper('numbered-too'), order],
      [her, unpaid],
    ] as const) {
      expect((await who.get(`/api/orders/${which}/invoice`)).status).toBe(404);
    }
  });

  it('gets its number with the event of the invoice where that comes after the payment', async () => {
    const { order, since, deliverAll } = await bought('late-number', 'zpp', { way: 'sepa' });
    await deliverAll();
    expect(await invoiceOf(order)).toBeUndefined();
    await stripe.perform({ action: 'settle', payment: paymentIn(await since()) });
    await deliverAll();
    expect(await invoiceOf(order)).toMatchObject({ number: textLike(/^VALEA-\d+$/) });
  });

  it('of a plan says what tax is in it, and no name or address, even beside a course’s', async () => {
    const { her, since } = await bought('both', 'app-1-month');
    await her.buy('zpp');
    const events = await since();
    expect(invoicesIn(events)).toEqual([
      expect.objectContaining({
        customer_name: null,
        footer: `Im Gesamtbetrag sind ${company.vatRate}\u00a0% Umsatzsteuer enthalten.`,
      }),
      expect.objectContaining({ customer_name: 'Lena Öztürk-Großmann' }),
    ]);
    const customers = events.filter(({ type }) => type === 'customer.created');
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
    expect(JSON.parse(String(await addressOf(orderIn(placed))))).toEqual({ ...livesAt, name: 'Lena Öztürk' });
    const plan = await her.order(wish('app-1-month', { billingAddress: livesAt }));
    expect([plan.status, await addressOf(orderIn(plan))]).toEqual([200, null]);
  });

  it('is refused with a wrong address, or with more than an address', async () => {
    const her = await shopper('refused-address');
    for (const part of [
      { postcode: '0431' },
      { country: 'US' },
      { phone: '0151' },
      { street: 'x'.repeat(500) },
    ]) {
      const answer = await her.order(wish('zpp', { billingAddress: { ...livesAt, ...part } }));
      expect([part, answer.status]).toEqual([part, 400]);
    }
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

  it('forgets the address when it has come to nothing for a week, and eight years after the year of a paid one', async () => {
    const her = await shopper('forgets');
    const left = orderIn(await her.order(wish('zpp2')));
    const { order: paid } = await her.buy('zpp');
    await her.state(paid);
    await env.DB.prepare("UPDATE orders SET state = 'expired' WHERE id = ?").bind(left).run();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await deleteExpired(inDays(6));
    expect(await addressOf(left)).not.toBeNull();
    await deleteExpired(inDays(8));
    expect([await addressOf(left), await addressOf(paid)]).toEqual([null, expect.any(String)]);
    const years = (count: number) => new Date(Date.UTC(new Date().getUTCFullYear() + count, 0, 2));
    await deleteExpired(years(8));
    expect(await addressOf(paid)).not.toBeNull();
    await deleteExpired(years(9));
    expect(await storedOrder(paid)).toBeNull();
  });
});
