import { expect, it } from 'vitest';
import { clockIn } from '#functions/time/clock.ts';

const said = '2031-03-01T10:00:00.000Z';
const yearIn = (environment: string | undefined, given: string) =>
  clockIn(environment, new Headers({ 'X-Valea-Now': given }))().toISOString();

it('clock: in development and tests a request may set the time', () => {
  expect(yearIn('local', said)).toBe(said);
  expect(yearIn('test', said)).toBe(said);
});

it.each([
  ['production', said],
  ['staging', said],
  [undefined, said],
  ['', said],
  ['local', 'soon'],
  ['local', ''],
])('clock: in %s, a request for “%s” does not set the time', (environment, given) => {
  expect(Math.abs(Date.parse(yearIn(environment, given)) - Date.now())).toBeLessThan(60_000);
});
