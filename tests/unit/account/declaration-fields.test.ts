import { expect, it } from 'vitest';
import { fieldsFrom } from '#site/features/declarations/page-declarations-client.ts';
import { livesAt } from '../shop/shop.ts';
import { now, order, plan as planOf, view } from './member.ts';

const course = {
  ...order('zpp', 'paid', undefined, '11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa'),
  billingAddress: livesAt,
};
const plan = order('app-3-months', 'paid', undefined, '22222222-bbbb-4bbb-8bbb-bbbbbbbbbbbb');
const both = view([course, plan], [planOf('live')]);
const { name } = livesAt;

it('withdrawal form: names the contract if there is only one, and leaves the choice between two to the member', () => {
  const filled = { name, email: 'lena@example.com', contract: 'course', order: '1111-1111' };
  expect(fieldsFrom(view([course]), 'withdraw', now)).toEqual(filled);
  expect(fieldsFrom(both, 'withdraw', now)).toEqual({ name, email: 'lena@example.com' });
});

it('cancellation form: selects the plan, as a course ends automatically, and the course of whoever has nothing else', () => {
  expect(fieldsFrom(both, 'cancel', now)).toMatchObject({ contract: 'app', order: '2222-2222' });
  expect(fieldsFrom(view([course]), 'cancel', now)).toMatchObject({ contract: 'course', order: '1111-1111' });
  expect(fieldsFrom(view([]), 'cancel', now)).not.toHaveProperty('contract');
});
