import { beforeEach, expect, it } from 'vitest';
import { updateUserDocument } from '../../../src/browser/generated/operations.ts';
import { planInvoiceTax } from '#domain/shop/tax.ts';
import { catchUp } from '../../../functions/scheduled.ts';
import { ask } from '../outside/books.ts';
import { sql } from '../outside/database.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { nothingToTell } from '../outside/operator.ts';
import { paymentCallsFromNow, withAnswersChanged } from '../outside/payment-calls.ts';
import { stripe } from '../outside/stand-ins.ts';
import { recordWebhooks, shopper, wish, type Shopper } from '../outside/shop.ts';

interface Customer {
  id: string;
  email: string;
  invoice_settings: { footer: string };
}

const { worker } = createMailbox();
const path = '/v1/customers';

beforeEach(async () => {
  await nothingToTell();
  await stripe.become({ mode: 'ok' });
});

/** Reminders of courses are left alone, as they are sent on the full hour. */
const runJob = () => catchUp(worker, new Date(new Date().setUTCMinutes(30)));

async function customerOf({ userId }: Shopper) {
  const user = sql('SELECT stripe_customer_id AS id FROM users WHERE id = ?', userId);
  const id = await user.first('id');
  return ask<Customer>(`customers/${String(id)}`);
}

/** A member who has ordered a plan, and her customer at the payment service. */
async function planBuyer(name: string) {
  const her = await shopper(name, worker);
  await her.order(wish('app-1-month'));
  const { id } = await customerOf(her);
  return {
    ...her,
    id,
    customer: () => ask<Customer>(`customers/${id}`),
    newAddress: () => `new-${her.uid}@example.com`,
    changeEmail: (email: string) => changeEmail(her, email),
    /** As if the customer had been made before the rate changed. */
    async hasOtherRate() {
      await ask(`customers/${id}`, { 'invoice_settings[footer]': 'another rate' });
      await sql('UPDATE users SET customer_vat_rate = customer_vat_rate - 3 WHERE id = ?', her.userId).run();
    },
  };
}

const changeEmail = (her: Shopper, email: string) =>
  her.send('/api/graphql', { query: updateUserDocument, variables: { id: 'myself', email } });

/** What the payment service is told about that customer meanwhile. */
async function updatesOf(id: string, act: () => Promise<unknown>): Promise<number> {
  const { calls, end } = paymentCallsFromNow();
  await act();
  end();
  return calls.filter((call) => call.method === 'POST' && call.path === `${path}/${id}`).length;
}

it('customer: gets a changed address, and nothing if the same one is saved', async () => {
  const her = await planBuyer('moves');
  const nothing = async () => {
    await her.changeEmail((await her.customer()).email);
    await her.order(wish('app-3-months'));
    await runJob();
  };
  expect(await updatesOf(her.id, nothing)).toBe(0);
  expect(await updatesOf(her.id, () => her.changeEmail(her.newAddress()))).toBe(1);
  expect(await her.customer()).toMatchObject({ email: her.newAddress() });
  expect(await updatesOf(her.id, nothing)).toBe(0);
});

it('customer: gets an address that changed while the customer was being made', async () => {
  const her = await shopper('moves-early', worker);
  const email = `new-${her.uid}@example.com`;
  await withAnswersChanged(
    path,
    async (answer) => {
      await changeEmail(her, email);
      return answer;
    },
    () => her.order(wish('app-1-month')),
  );
  await runJob();
  expect(await customerOf(her)).toMatchObject({ email });
});

it('customer: gets an address that was changed during an outage from the next job', async () => {
  const her = await planBuyer('moves-in-outage');
  await stripe.become({ mode: 'unavailable' });
  expect((await her.changeEmail(her.newAddress())).status).toBe(200);
  await runJob();
  await stripe.become({ mode: 'ok' });
  expect(await her.customer()).toMatchObject({ email: `${her.uid}@example.com` });
  expect(await updatesOf(her.id, runJob)).toBe(1);
  expect(await her.customer()).toMatchObject({ email: her.newAddress() });
  expect(await updatesOf(her.id, runJob)).toBe(0);
});

it('customer: ends with the last of two addresses, whichever arrived later', async () => {
  const her = await planBuyer('moves-twice');
  const last = `last-${her.newAddress()}`;
  let isFirst = true;
  await withAnswersChanged(
    `${path}/${her.id}`,
    async (answer) => {
      if (!isFirst) return answer;
      isFirst = false;
      await her.changeEmail(last);
      // As if the first update came only now.
      await ask(`customers/${her.id}`, { email: her.newAddress() });
      return answer;
    },
    () => her.changeEmail(her.newAddress()),
  );
  await runJob();
  expect(await her.customer()).toMatchObject({ email: last });
});

it('customer: a later order prints today’s VAT rate on the invoice', async () => {
  const her = await planBuyer('orders-later');
  await her.hasOtherRate();
  expect(await updatesOf(her.id, () => her.order(wish('app-3-months', { locale: 'en' })))).toBe(1);
  expect((await her.customer()).invoice_settings).toEqual({ footer: planInvoiceTax('en') });
});

it('customer: a renewal prints today’s VAT rate, too', async () => {
  const her = await planBuyer('renews-later');
  await her.hasOtherRate();
  await runJob();
  expect((await her.customer()).invoice_settings).toEqual({ footer: planInvoiceTax('de') });
});

it('customer: is left as it is once the account is deleted', async () => {
  const webhooks = await recordWebhooks();
  const her = await planBuyer('leaves-after-moving');
  await her.buy('app-1-month');
  await webhooks.deliverAll(worker);
  await stripe.become({ mode: 'unavailable', path });
  await her.changeEmail(her.newAddress());
  await stripe.become({ mode: 'ok' });
  expect((await her.remove()).status).toBe(200);
  expect(await updatesOf(her.id, runJob)).toBe(0);
  expect(await her.customer()).toMatchObject({ email: `${her.uid}@example.com` });
});

it('customer: one that was deleted at the payment service is not asked for again', async () => {
  const her = await planBuyer('deleted-there');
  await stripe.perform({ action: 'delete-customer', customer: her.id });
  expect(await updatesOf(her.id, () => her.changeEmail(her.newAddress()))).toBe(1);
  expect(await updatesOf(her.id, runJob)).toBe(0);
});

it('customer: an address that the payment service refuses is reported once', async () => {
  const her = await planBuyer('refused');
  await sql(
    'UPDATE users SET email = ?, customer_vat_rate = NULL WHERE id = ?',
    'ada..x@example.com',
    her.userId,
  ).run();
  for (let times = 0; times < 2; times += 1) await runJob();
  const finding = sql("SELECT count FROM findings WHERE kind = 'customer_not_updated'");
  expect(await finding.first('count')).toBe(1);
  expect(await her.customer()).toMatchObject({ email: `${her.uid}@example.com` });
});
