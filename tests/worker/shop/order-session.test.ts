import { expect, it } from 'vitest';
import { createBuyer } from './buyer.ts';
import { becomes, half } from './orders.ts';

it('order page: leads visitors to the login page', async () => {
  const buyer = await createBuyer({ signedIn: false });
  await becomes(buyer.openOrder(half), { step: 'redirecting', to: '/login' });
  expect(buyer.went).toEqual(['/login']);
});

it('order page: signing out clears it and leads away', async () => {
  const buyer = await createBuyer();
  const session = buyer.openSession();
  const order = buyer.openOrder(half, { session });
  await becomes(order, { step: 'review' });
  await session.signOut();
  expect(order.$state.get()).toEqual({ step: 'redirecting', to: '/login' });
  expect(buyer.went).toEqual([]);
});
