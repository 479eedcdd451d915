import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { bought, livesAt, orderIn, shopper, wish } from '../outside/shop.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';

const moved: BillingAddress = { ...livesAt, street: 'Neue Straße 1a', postcode: '10115', city: 'Berlin' };
const { billingAddresses } = storesOf(env);
const invoiceOf = (order: string) => billingAddresses.invoiceOf(order);

describe('a correction of the invoice', () => {
  const paidCourse = async (name: string) => {
    const mailbox = createMailbox();
    const { her, order } = await bought(name, 'zpp', mailbox);
    await her.state(order);
    const correct = (billingAddress: unknown, by = her) =>
      by.send(`/api/orders/${order}/billing-address`, { billingAddress });
    const mails = () =>
      mailbox.to(`${her.uid}@example.com`).filter(({ subject }) => subject.startsWith('Berichtigung'));
    return { ...mailbox, her, order, correct, mails };
  };

  it('is made once, and a document says what was wrong on which invoice', async () => {
    const { order, correct, mails } = await paidCourse('corrects');
    expect((await correct(moved)).body).toMatchObject({
      billingAddress: moved,
      billingAddressCorrected: expect.any(String) as unknown,
    });
    const again = await correct(livesAt);
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ error: { code: 'billing_address_corrected' } }),
    ]);
    const invoice = await invoiceOf(order);
    expect(invoice).toMatchObject({ ...moved, corrected: { before: livesAt } });
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Berichtigung der Rechnung ${invoice?.number ?? ''}`);
    expect(mail?.files[0]?.text).toContain('Rechnung an: Lena Öztürk-Großmann, Neue Straße 1a, 10115 Berlin');
    expect(mail?.files[0]?.text).toContain(
      'Vorher stand dort: Lena Öztürk-Großmann, Am Anger 7, 04315 Leipzig',
    );
    expect(mail?.files[0]?.text).toContain('§ 31 Abs. 5 UStDV');
  });

  it('sent twice is one, and of several at once one is made', async () => {
    const { correct, mails, her, order } = await paidCourse('hurries');
    const streets = ['Weg 1', 'Weg 2', 'Weg 3', 'Weg 4', 'Weg 5'];
    const answers = await Promise.all(streets.map((street) => correct({ ...moved, street })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const { billingAddress } = await her.state(order);
    expect((await correct(billingAddress)).status).toBe(200);
    expect(mails()).toHaveLength(1);
  });

  it('is only for the buyer of a paid course, with a complete address', async () => {
    const { correct, worker, her } = await paidCourse('owns');
    const other = await shopper('other', worker);
    expect((await correct(moved, other)).status).toBe(404);
    expect((await correct({ ...moved, city: '' })).status).toBe(400);
    const open = orderIn(await her.order(wish('zpp2')));
    const { order: plan } = await other.buy('app-1-month');
    await other.state(plan);
    for (const [who, order] of [
      [her, open],
      [other, plan],
    ] as const) {
      const answer = await who.send(`/api/orders/${order}/billing-address`, { billingAddress: moved });
      expect(answer.status).toBe(404);
    }
  });

  it('gives an address to a course that was booked without one', async () => {
    const { correct, order } = await paidCourse('early');
    await env.DB.prepare('UPDATE orders SET billing_address = NULL WHERE id = ?').bind(order).run();
    expect(await invoiceOf(order)).toBeUndefined();
    expect((await correct(livesAt)).status).toBe(200);
    expect(await invoiceOf(order)).toMatchObject({ ...livesAt, corrected: { before: undefined } });
  });
});
