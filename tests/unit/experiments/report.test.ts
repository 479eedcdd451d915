import { expect, it } from 'vitest';
import { lacksVisits, reportOf } from '#domain/experiments/report.ts';
import { visitsNeeded } from '#domain/experiments/needed.ts';
import type { Day } from '#domain/time/calendar.ts';
import { experiment } from '../../fixtures/experiment.ts';

const [first, second] = experiment.arms;
const brought = (visits: number, paid: number) => ({ visits, paid, cents: paid * 5_000 });
const reportOn = (...figures: [visits: number, paid: number][]) =>
  reportOf(
    ['spring', experiment],
    figures.map((one) => brought(...one)),
    500,
    '2027-02-01',
  );

it('experiment report: rates, verdict and worth', () => {
  const { arms, isSkewed, state } = reportOn([9_000, 100], [9_000, 180]);
  expect({ isSkewed, state }).toEqual({ isSkewed: false, state: 'running' });
  expect(arms[0]).toEqual({ ...first, visits: 9_000, paid: 100, rate: 100 / 9_000 });
  expect(arms[1]).toMatchObject({
    paid: 180,
    rate: 0.02,
    compared: { verdict: { brings: 'more', oneIn: 1_000 } },
  });
  expect(arms[1]?.compared?.worth?.interval.low).toBeGreaterThan(0);
});

it('experiment report: nothing reveals a number under five', () => {
  for (const paid of [0, 4]) {
    const report = reportOn([9_000, 60], [9_000, paid]);
    expect(report.arms[1]).toEqual({
      ...second,
      visits: 9_000,
      paid: 'few',
      compared: { verdict: { brings: 'less', oneIn: 1_000 }, worth: undefined },
    });
  }
  expect(reportOn([3, 0], [4, 0]).arms.map(({ visits }) => visits)).toEqual(['few', 'few']);
});

it('experiment report: the days left, from its first day to its last', () => {
  const left = (['2026-12-01', '2027-01-11', '2027-03-08', '2027-03-09'] as const).map(
    (today) => reportOf(['spring', experiment], [], 0, today).daysLeft,
  );
  expect(left).toEqual([57, 57, 1, 0]);
});

it('experiment report: says that the last 28 days brought too few visits, until it is over', () => {
  const needed = visitsNeeded(experiment);
  const report = (recent: number, today: Day = '2027-02-01') =>
    reportOf(['spring', experiment], [brought(0, 0), brought(0, 0)], recent, today);
  expect(report(4).recentVisits).toBe('few');
  expect([4, needed - 5, needed + 5].map((recent) => lacksVisits(report(recent)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(lacksVisits(report(4, '2027-01-01'))).toBe(true);
  expect(lacksVisits(report(4, '2027-03-09'))).toBe(false);
});
