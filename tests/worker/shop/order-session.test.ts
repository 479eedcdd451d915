import { expect, it } from 'vitest';
import { createBuyer } from './buyer.ts';
import { becomes, half } from './orders.ts';

it('an order leads somebody who is not signed in to the login page', async () => {
  const buyer = await createBuyer({ signedIn: false });
  await becomes(buyer.openOrder(half), { step: 'redirecting', to: '/login' });
  expect(buyer.went).toEqual(['/login']);
});

it('a sign-out empties an order, and leads elsewhere by itself', async () => {
  const buyer = await createBuyer();
  const session = buyer.openSession();
  const order = buyer.openOrder(half, { session });
  await becomes(order, { step: 'review' });
  await session.signOut();
  expect(order.$state.get()).toEqual({ step: 'redirecting', to: '/login' });
  expect(buyer.went).toEqual([]);
});
