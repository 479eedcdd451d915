import { expect, it } from 'vitest';
import { identify, type DeclaredOrder } from '../../../functions/cancellations/identify.ts';
import type { Declaration } from '#domain/shop/declaration.ts';

const received = new Date('2026-11-22T10:00:00Z');
const order = (id: string, more: Partial<DeclaredOrder> = {}): DeclaredOrder => ({
  id: `${id}00000-1111-4222-8333-444455556666`,
  userId: 'her',
  email: 'erika@example.com',
  product: 'zpp',
  state: 'paid',
  checkoutSession: 'cs',
  withdrawn: null,
  isOver: false,
  guaranteeDays: 14,
  ordered: new Date('2026-11-20T10:00:00Z'),
  paid: new Date('2026-11-20T10:00:00Z'),
  ...more,
});
const older = order('aaa');
const newer = order('bbb');
const said = { id: 'd', locale: 'de', name: 'Erika', email: 'erika@example.com', received } as const;
const withdrawal = (typed?: string): Declaration => ({
  ...said,
  contract: 'course',
  order: typed,
  kind: 'withdraw',
});
const app = { product: 'app-1-month' } as const;
const cancellation = (contract: 'app' | 'course'): Declaration => ({
  ...said,
  contract,
  kind: 'cancel',
  manner: 'ordinary',
});
const ofPlan: Declaration = { ...said, contract: 'app', kind: 'withdraw' };
const ofPlanByNumber = { ...ofPlan, order: 'AAA0-0000' };
const endedPlan = order('aaa', { ...app, isOver: true });
const refundedPlan = order('aaa', { ...app, isOver: true, state: 'refunded' });
const late = { paid: new Date('2026-10-01T10:00:00Z') };

it.each([
  ['one contract, nobody signed in', withdrawal(), [older], undefined, 'unproved'],
  ['one contract, its buyer', withdrawal(), [older], 'her', 'due'],
  ['one contract, somebody else', withdrawal(), [older], 'other', 'unproved'],
  ['two contracts', withdrawal(), [newer, older], undefined, 'unproved'],
  ['two contracts, their buyer', withdrawal(), [newer, older], 'her', 'unproved'],
  ['two, one named', withdrawal('AAA0-0000'), [newer, older], 'her', 'due'],
  ['one, another named', withdrawal('CCC0-0000'), [older], 'her', 'unproved'],
  ['one, and no number at all', withdrawal('neu'), [older], 'her', 'due'],
  ['two, one over', withdrawal(), [order('bbb', { isOver: true, state: 'refunded' }), older], 'her', 'due'],
  ['a plan that has ended and is paid', ofPlan, [endedPlan], undefined, 'unproved'],
  ['the same, by its number', ofPlanByNumber, [endedPlan], undefined, 'unproved'],
  ['a plan that was given back', ofPlanByNumber, [refundedPlan], undefined, 'undone'],
  ['nothing', withdrawal(), [], undefined, 'unknown'],
  ['too late, so that a person looks', withdrawal(), [order('aaa', late)], undefined, 'late'],
  ['a plan', cancellation('app'), [order('aaa', app), older], undefined, 'unproved'],
  ['a course, which ends by itself', cancellation('course'), [newer, older], undefined, 'ends_by_itself'],
] as const)('%s', (_, declaration, found, member, state) => {
  const identified = identify(declaration, found, member);
  expect(identified.state === 'settled' ? identified.code : identified.state).toBe(state);
});
