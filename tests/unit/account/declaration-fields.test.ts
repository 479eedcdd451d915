import { expect, it } from 'vitest';
import { fieldsFrom } from '#site/features/declarations/page-declarations-client.ts';
import type { OrderView } from '#domain/shop/order.ts';
import type { AccountView } from '#site/api/account.ts';

const now = new Date('2026-11-21T12:00:00Z');
const order = (product: OrderView['product'], id: string, paid = '2026-11-20T12:00:00.000Z') =>
  ({
    id,
    product,
    state: 'paid',
    cents: 75_00,
    refundedCents: 0,
    refundReason: null,
    guaranteeDays: 14,
    discount: null,
    locale: 'de',
    ordered: paid,
    paid,
    billingAddressCorrected: null,
    billingAddress:
      product === 'zpp'
        ? { name: 'Lena Probst', street: 'Am Anger 7', postcode: '04315', city: 'Leipzig', country: 'DE' }
        : null,
  }) satisfies OrderView;
const course = order('zpp', '11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa');
const plan = order('app-3-months', '22222222-bbbb-4bbb-8bbb-bbbbbbbbbbbb');
const view = (orders: OrderView[]): AccountView => ({
  email: 'lena@example.com',
  emailVerified: true,
  access: [],
  healthConsent: null,
  workbookConsent: null,
  declarations: [],
  completed: [],
  orders,
  subscriptions: orders.includes(plan)
    ? [{ product: 'app-3-months', state: 'live', periodEnd: '2027-02-20T12:00:00.000Z', accessUntil: null }]
    : [],
});

it('withdraw: the form is filled with the one contract that can be meant', () => {
  const filled = { name: 'Lena Probst', email: 'lena@example.com', contract: 'course', order: '1111-1111' };
  expect(fieldsFrom(view([course]), 'withdraw', now)).toEqual(filled);
});

it('withdraw: of two contracts none is chosen for her', () => {
  const filled = { name: 'Lena Probst', email: 'lena@example.com' };
  expect(fieldsFrom(view([course, plan]), 'withdraw', now)).toEqual(filled);
});

it('cancel: selects the plan, as a course ends automatically', () => {
  expect(fieldsFrom(view([course, plan]), 'cancel', now)).toMatchObject({
    contract: 'app',
    order: '2222-2222',
  });
  expect(fieldsFrom(view([course]), 'cancel', now)).not.toHaveProperty('contract');
});
