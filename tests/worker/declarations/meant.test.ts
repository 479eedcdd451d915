import { expect, it } from 'vitest';
import { identify, type DeclaredOrder } from '../../../functions/cancellations/identify.ts';
import { linkView } from '../../../functions/cancellations/link-view.ts';
import type { Declaration, DeclarationProgress } from '#domain/shop/declaration.ts';

const received = new Date('2026-11-22T10:00:00Z');
const order = (id: string, more: Partial<DeclaredOrder> = {}): DeclaredOrder => ({
  ...{ id: `${id}00000-1111-4222-8333-444455556666`, userId: 'her', email: 'erika@example.com' },
  ...{ product: 'zpp', state: 'paid', checkoutSession: 'cs', withdrawn: null, isOver: false },
  guaranteeDays: 14,
  ordered: new Date('2026-11-20T10:00:00Z'),
  paid: new Date('2026-11-20T10:00:00Z'),
  ...more,
});
const [older, newer] = [order('aaa'), order('bbb')];
const said = { id: 'd', locale: 'de', name: 'Erika', email: 'erika@example.com', received } as const;
const withdrawal = (more: Partial<Declaration> = {}): Declaration => ({
  ...{ ...said, contract: 'course' as const, order: more.order },
  kind: 'withdraw',
});
const app = { product: 'app-1-month' } as const;
const cancellation = (contract: 'app' | 'course'): Declaration => ({
  ...{ ...said, contract, kind: 'cancel', manner: 'ordinary' },
});
const ofPlan: Declaration = { ...said, contract: 'app', kind: 'withdraw' };
const late = { paid: new Date('2026-10-01T10:00:00Z') };

it.each([
  ['one contract, nobody signed in', withdrawal(), [older], undefined, 'waiting_for_objection'],
  ['one contract, its buyer', withdrawal(), [older], 'her', 'due'],
  ['one contract, somebody else', withdrawal(), [older], 'other', 'waiting_for_objection'],
  ['two contracts', withdrawal(), [newer, older], undefined, 'needs_contract'],
  ['two contracts, their buyer', withdrawal(), [newer, older], 'her', 'needs_contract'],
  ['two, one named', withdrawal({ order: 'AAA0-0000' }), [newer, older], 'her', 'due'],
  ['one, another named', withdrawal({ order: 'CCC0-0000' }), [older], 'her', 'needs_contract'],
  ['one, and no number at all', withdrawal({ order: 'neu' }), [older], 'her', 'due'],
  ['two, one over', withdrawal(), [order('bbb', { isOver: true, state: 'refunded' }), older], 'her', 'due'],
  [
    'a plan that has ended and is paid',
    ofPlan,
    [order('aaa', { ...app, isOver: true })],
    undefined,
    'waiting_for_objection',
  ],
  [
    'the same, by its number',
    { ...ofPlan, order: 'AAA0-0000' },
    [order('aaa', { ...app, isOver: true })],
    undefined,
    'waiting_for_objection',
  ],
  [
    'a plan that was given back',
    { ...ofPlan, order: 'AAA0-0000' },
    [order('aaa', { ...app, isOver: true, state: 'refunded' })],
    undefined,
    'due',
  ],
  ['nothing', withdrawal(), [], undefined, 'due'],
  ['too late, so that a person looks', withdrawal(), [order('aaa', late)], undefined, 'due'],
  ['a plan', cancellation('app'), [order('aaa', app), older], undefined, 'waiting_for_objection'],
  ['a course, which ends by itself', cancellation('course'), [newer, older], undefined, 'due'],
] as const)('%s', (_, declaration, found, member, state) => {
  expect(identify(declaration, found, member).state).toBe(state);
});

const at = (progress: DeclarationProgress) => ({ declaration: cancellation('app'), progress });
const waiting = at({ state: 'waiting_for_objection', orderId: 'o', carryOutAt: received });
const due = at({ state: 'due', orderId: 'o', identifiedBy: 'silence' });
const done = at({ state: 'carried_out', orderId: 'o' });

it.each([
  ['confirm', waiting, false, 'confirm_cancel'],
  ['object', waiting, false, 'object'],
  ['take_back', waiting, false, 'take_back'],
  ['confirm', due, false, 'confirmed'],
  ['object', due, false, 'too_late'],
  ['take_back', due, false, 'busy'],
  ['confirm', done, true, 'done'],
  ['object', done, true, 'too_late'],
  ['take_back', done, true, 'take_back'],
  ['take_back', done, false, 'too_late'],
  ['confirm', at({ state: 'objected', orderId: 'o' }), false, 'objected'],
  ['confirm', at({ state: 'taken_back', orderId: 'o', isUndone: true }), false, 'taken_back'],
  ['take_back', at({ state: 'not_undone', orderId: 'o' }), false, 'not_undone'],
] as const)('a link to %s shows what has become of it', (purpose, known, canBeTakenBack, view) => {
  expect(linkView(purpose, known, { canBeTakenBack, wasCarriedOut: true })).toBe(view);
});

it('what was entered is taken back only when it is undone; what never was, at once', () => {
  const known = at({ state: 'taken_back', orderId: 'o', isUndone: false });
  const views = [true, false].map((wasCarriedOut) =>
    linkView('take_back', known, { canBeTakenBack: false, wasCarriedOut }),
  );
  expect(views).toEqual(['taking_back', 'taken_back']);
});
