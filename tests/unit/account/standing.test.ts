import { describe, expect, it } from 'vitest';
import { appOf, coursesOf, standingOf } from '#domain/shop/account.ts';
import { addMonths } from '#domain/time/calendar.ts';
import { facts } from '#domain/company/facts.ts';
import { now, order, plan, view } from './member.ts';

/** The payment of a course that is over by now. */
const longAgo = addMonths(
  now,
  -Math.max(facts.course.monthsToFinish, facts.course.monthsOfAppAccess) - 1,
).toISOString();

it('course standing: a completed course stays completed until its time is over, and includes the app', () => {
  const paid = order('zpp', 'paid');
  const bought = { ...view([paid]), completed: [paid.id] };
  expect(coursesOf(bought, now)).toMatchObject([{ course: 'zpp', state: 'complete' }]);
  expect(appOf(bought, now)).toMatchObject({ state: 'with_course' });
  expect(coursesOf(bought, addMonths(now, facts.course.monthsToFinish + 1))).toMatchObject([
    { state: 'expired' },
  ]);
});

describe('app standing', () => {
  it.each([
    ['nothing bought', view([]), 'none'],
    ['a payment on its way', view([order('app-3-months', 'processing')]), 'processing'],
    [
      'a first payment on its way, its subscription there already',
      view([order('app-3-months', 'processing')], [plan('suspended')]),
      'processing',
    ],
    ['a first payment failed', view([order('app-3-months', 'failed')], [plan('ended')]), 'failed'],
    [
      'one that failed long ago',
      view([order('app-3-months', 'failed', '2026-10-20T12:00:00.000Z')], [plan('ended')]),
      'ended',
    ],
    [
      'one that failed after all, and another one that is paid',
      view([order('app-3-months', 'paid'), order('app-3-months', 'failed')], [plan('ended'), plan('live')]),
      'live',
    ],
    [
      'one that failed before another one that ran and is over',
      view([order('app-3-months', 'refunded'), order('app-3-months', 'failed')], [plan('ended')]),
      'ended',
    ],
    ['live', view([order('app-3-months', 'paid')], [plan('live')]), 'live'],
    ['cancelled and running', view([], [plan('ending')]), 'ending'],
    ['a payment failed', view([], [plan('overdue')]), 'overdue'],
    ['no access', view([], [plan('suspended')]), 'suspended'],
    ['over', view([], [plan('ended')]), 'ended'],
    ['over, and a new one', view([], [plan('ended'), plan('live')]), 'live'],
    ['with a course', view([order('zpp', 'paid')]), 'with_course'],
    ['with a course, a plan over', view([order('zpp', 'paid')], [plan('ended')]), 'with_course'],
    ['a course expired', view([order('zpp', 'paid', longAgo)]), 'none'],
    ['a course given back', view([order('zpp', 'refunded')]), 'none'],
  ] as const)('%s', (_, given, state) => {
    expect(appOf(given, now).state).toBe(state);
  });
});

it.each([
  ['paid', '2026-11-20T12:00:00.000Z', 'running'],
  ['paid', longAgo, 'expired'],
  ['processing', '2026-11-20T12:00:00.000Z', 'processing'],
  ['disputed', '2026-11-20T12:00:00.000Z', 'suspended'],
  ['failed', '2026-11-20T12:00:00.000Z', 'failed'],
] as const)('course standing: %s since %s reads %s', (state, paid, standing) => {
  expect(coursesOf(view([order('zpp2', state, paid)]), now)).toMatchObject([
    { course: 'zpp2', state: standing },
  ]);
});

it('standing: a failed order never hides a valid one, and disappears after a while; the newest of two valid ones counts', () => {
  const states = (...orders: ReturnType<typeof order>[]) =>
    coursesOf(view(orders), now).map(({ state }) => state);
  expect(states(order('zpp', 'failed'), order('zpp', 'paid', '2026-11-01T12:00:00.000Z'))).toEqual([
    'running',
  ]);
  expect(states(order('zpp', 'failed', '2026-10-01T12:00:00.000Z'))).toEqual([]);
  expect(states(order('zpp', 'paid'), order('zpp', 'disputed', '2026-01-01T12:00:00.000Z'))).toEqual([
    'running',
  ]);
});

it.each([
  ['on its last day', 'paid', 14, '2026-11-07T12:00:00.000Z', '21.11.2026', true],
  ['on the day after: the law gives longer', 'paid', 14, '2026-11-06T12:00:00.000Z', undefined, true],
  ['of thirty days, on the last', 'paid', 30, '2026-10-22T12:00:00.000Z', '21.11.2026', true],
  ['of thirty days, on the day after', 'paid', 30, '2026-10-21T12:00:00.000Z', undefined, false],
  ['given back', 'refunded', 30, '2026-11-20T12:00:00.000Z', undefined, false],
] as const)('guarantee standing: %s', (_, state, guaranteeDays, paid, until, isWithdrawable) => {
  const given = { ...order('zpp', state, paid), guaranteeDays };
  const { guaranteedUntil, withdrawable } = standingOf(view([given]), now);
  expect(guaranteedUntil[given.id]).toBe(until);
  expect(withdrawable.includes(given.id)).toBe(isWithdrawable);
});
