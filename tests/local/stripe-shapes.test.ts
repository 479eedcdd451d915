import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { apiVersion, createClient } from '../../functions/adapters/stripe/client.ts';
import { createAccountSettingsHolder } from '../../functions/adapters/stripe/account-settings.ts';
import { createCatalogueHolder, findPrice } from '../../functions/adapters/stripe/catalogue.ts';
import { deadlineForEachCall } from '../../functions/deadline.ts';
import { productOf } from '../../src/domain/shop/catalogue.ts';
import { localStripe } from '../../local/stripe/remote.ts';
import { startStripe } from '../../local/stripe/stripe.ts';
import type Stripe from 'stripe';
import type * as shapes from '../../local/stripe/shapes.ts';

/** What the SDK's own declarations ask of each object: the properties without a question mark. */
const resources = join(dirname(createRequire(import.meta.url).resolve('stripe')), '../esm/resources');
const declared: Record<string, [file: string, name: string]> = {
  'billing_portal.configuration': ['BillingPortal/Configurations', 'Configuration'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  charge: ['Charges', 'Charge'],
  'checkout.session': ['Checkout/Sessions', 'Session'],
  coupon: ['Coupons', 'Coupon'],
  customer: ['Customers', 'Customer'],
  dispute: ['Disputes', 'Dispute'],
  event: ['Events', 'EventBase'],
  invoice: ['Invoices', 'Invoice'],
  invoice_payment: ['InvoicePayments', 'InvoicePayment'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  plan: ['Plans', 'Plan'],
  price: ['Prices', 'Price'],
  product: ['Products', 'Product'],
  promotion_code: ['PromotionCodes', 'PromotionCode'],
  refund: ['Refunds', 'Refund'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
  webhook_endpoint: ['WebhookEndpoints', 'WebhookEndpoint'],
};

function requiredOf(object: string): string[] {
  const [file, name] = declared[object] ?? [];
  if (file === undefined) throw new Error(`Nobody declares ${object}.`);
  const text = readFileSync(join(resources, `${file}.d.ts`), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  if (!found) throw new Error(`${file} declares no ${name ?? ''}.`);
  return found.members.flatMap((member) =>
    ts.isPropertySignature(member) && !member.questionToken && ts.isIdentifier(member.name)
      ? [member.name.text]
      : [],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every object of Stripe's within a value, at any depth, with what it lacks. */
function lacking(value: unknown, seen: Set<string>): string[] {
  if (!isObject(value)) return [];
  const within = Object.values(value).flatMap((part) => lacking(part, seen));
  const { object } = value;
  if (typeof object !== 'string' || object === 'list' || value['deleted'] === true) return within;
  seen.add(object);
  const missing = requiredOf(object).filter((name) => !Object.hasOwn(value, name));
  return [...missing.map((name) => `${object}.${name}`), ...within];
}

let service: Awaited<ReturnType<typeof startStripe>>;
let stripe: Stripe;
beforeAll(async () => {
  service = await startStripe({ port: 0, ...localStripe, apiVersion });
  stripe = createClient({ key: localStripe.key, url: service.url, deadline: deadlineForEachCall(5_000) });
  await createCatalogueHolder(stripe).push();
  await createAccountSettingsHolder(stripe, 'https://shop.example').push();
});
afterAll(() => service.stop());

async function live(key: 'app-1-month' | 'zpp') {
  const product = productOf(key);
  const price = await findPrice(stripe, product, product.prices[0].cents);
  if ('problem' in price) throw new Error(price.problem);
  const customer = await stripe.customers.create({ email: 'a@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: product.kind === 'plan' ? 'subscription' : 'payment',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://shop.example/thanks',
  });
  service.perform({ action: 'pay', session: session.id });
  return { customer, session };
}

it('every answer and every event is whole by the SDK’s own declarations', async () => {
  const course = await live('zpp');
  const plan = await live('app-1-month');
  const paid = await stripe.checkout.sessions.retrieve(course.session.id);
  const payment = typeof paid.payment_intent === 'string' ? paid.payment_intent : '';
  const promotion = { type: 'coupon', coupon: 'NEUSTART20-app-3-months-800' } as const;
  const answers: unknown[] = [
    course,
    plan,
    paid,
    await stripe.refunds.create({ payment_intent: payment, amount: 100 }),
    await stripe.promotionCodes.create({ promotion }),
    await stripe.billingPortal.sessions.create({ customer: plan.customer.id }),
    await stripe.checkout.sessions.retrieve(plan.session.id, {
      expand: ['subscription.latest_invoice.payments', 'customer'],
    }),
    await stripe.products.retrieve('zpp'),
    await stripe.coupons.retrieve('NEUSTART20-app-3-months-800'),
    await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }),
  ];
  service.perform({ action: 'dispute', payment });
  service.perform({ action: 'lose', payment });
  service.perform({ action: 'advance', days: 32 });
  const {
    data: [subscription],
  } = await stripe.subscriptions.list();
  service.perform({ action: 'cancel', subscription: subscription?.id ?? '', when: 'now' });
  service.perform({ action: 'delete-customer', customer: course.customer.id });
  answers.push(
    await stripe.subscriptions.list({ status: 'all' }),
    await stripe.invoices.list(),
    await stripe.invoicePayments.list(),
    await stripe.disputes.list(),
    await stripe.prices.list(),
    await stripe.checkout.sessions.list(),
    await stripe.events.list({ limit: 100 }),
    await stripe.webhookEndpoints.list(),
    await stripe.billingPortal.configurations.list(),
    await stripe.customers.retrieve(course.customer.id),
  );
  const seen = new Set<string>();
  expect([...new Set(answers.flatMap((answer) => lacking(answer, seen)))]).toEqual([]);
  expect([...seen].toSorted()).toEqual(Object.keys(declared).toSorted());
});

it('what it holds is of the SDK’s own types, without a cast', () => {
  expectTypeOf<shapes.Customer>().toExtend<Stripe.Customer>();
  expectTypeOf<shapes.Product>().toExtend<Stripe.Product>();
  expectTypeOf<shapes.Price>().toExtend<Stripe.Price>();
  expectTypeOf<shapes.Coupon>().toExtend<Stripe.Coupon>();
  expectTypeOf<shapes.PromotionCode>().toExtend<Stripe.PromotionCode>();
  expectTypeOf<shapes.Session>().toExtend<Stripe.Checkout.Session>();
  expectTypeOf<shapes.Intent>().toExtend<Stripe.PaymentIntent>();
  expectTypeOf<shapes.Charge>().toExtend<Stripe.Charge>();
  expectTypeOf<shapes.Refund>().toExtend<Stripe.Refund>();
  expectTypeOf<shapes.Dispute>().toExtend<Stripe.Dispute>();
  expectTypeOf<shapes.Subscription>().toExtend<Stripe.Subscription>();
  expectTypeOf<shapes.Invoice>().toExtend<Stripe.Invoice>();
  expectTypeOf<shapes.InvoicePayment>().toExtend<Stripe.InvoicePayment>();
  expectTypeOf<shapes.Event>().toExtend<Stripe.Event>();
});
