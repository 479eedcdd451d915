import { expect, it } from 'vitest';
import type { Day } from '#domain/time/calendar.ts';
import { certificationOn, isBookable } from '#domain/course/certification.ts';

it.each<[Day, string, boolean]>([
  ['2026-02-28', 'not-yet', false],
  ['2026-03-01', 'valid', true],
  ['2028-11-30', 'valid', true],
  ['2028-12-01', 'ends-soon', true],
  ['2029-02-28', 'ends-soon', true],
  ['2029-03-01', 'lapsed', false],
])('certification: on %s it is %s', (today, state, bookable) => {
  const certified = { from: '2026-03-01', until: '2029-02-28' } as const;
  expect([certificationOn(certified, today), isBookable(certified, today)]).toEqual([state, bookable]);
});
