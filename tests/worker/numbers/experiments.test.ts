import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import type { ExperimentReport } from '#domain/experiments/report.ts';
import type { Experiment } from '#domain/experiments/experiment.ts';
import { owner } from '../outside/contact.ts';
import { beacon, storeWaiting } from '../outside/counts.ts';
import { experiment as described } from '../../fixtures/experiment.ts';
import { sql } from '../outside/database.ts';
import { withExperiment, withExperiments } from '../outside/experiment.ts';
import { stripe } from '../outside/stand-ins.ts';
import { sessionIn, shopper, wish } from '../outside/shop.ts';

const today = dayInGermany(new Date());
const experiment: Experiment = { ...described, begin: addDays(today, -20), end: addDays(today, 9) };
const [first, second] = experiment.arms;

const reports = async () => {
  const { body } = await (await owner()).get('/api/numbers/experiments');
  return (body as { experiments: ExperimentReport[] }).experiments;
};

const visits = (day: string, part: string, n: number) =>
  sql("INSERT INTO step_sums VALUES ('experiment', ?, 'landing', ?, ?)", day, part, n).run();
const orders = (day: string, product: string, landing: string, n: number, cents: number) =>
  sql(
    `INSERT INTO sales (division, day, product, part, orders, gross_cents) VALUES ('experiment', ?, ?, ?, ?, ?)`,
    day,
    product,
    `judged.${landing}`,
    n,
    cents,
  ).run();

describe('numbers: what experiments say', () => {
  beforeEach(async () => {
    for (const table of ['step_sums', 'sales']) await sql(`DELETE FROM ${table}`).run();
  });

  it('nothing without one', async () => {
    await withExperiments({}, async () => {
      expect(await reports()).toEqual([]);
    });
  });

  it('visits of the pages drawn, paid orders of what decides, and what the better page is worth', async () => {
    const day = addDays(today, -3);
    await visits(day, `judged.${first.landing}`, 4_502);
    await visits(addDays(day, 1), `judged.${first.landing}`, 4_501);
    await visits(day, `judged.${second.landing}`, 9_000);
    await visits(day, `another.${second.landing}`, 700);
    await sql("INSERT INTO step_sums VALUES ('landing', ?, 'landing', ?, 61)", day, first.landing).run();
    await sql("INSERT INTO step_sums VALUES ('landing', ?, 'landing', ?, 41)", day, second.landing).run();
    await sql(
      "INSERT INTO step_sums VALUES ('landing', ?, 'landing', ?, 999)",
      addDays(today, -29),
      first.landing,
    ).run();
    await sql("INSERT INTO step_sums VALUES ('landing', ?, 'landing', 'elsewhere', 999)", day).run();
    await orders(day, 'app-3-months', first.landing, 101, 505_000);
    await orders(day, 'app-3-months', second.landing, 90, 450_000);
    await orders(addDays(day, 1), 'app-12-months', second.landing, 90, 450_000);
    await orders(day, 'zpp', second.landing, 50, 500_000);
    await withExperiment('judged', experiment, async () => {
      const [report] = await reports();
      expect(report).toMatchObject({ name: 'judged', state: 'running', daysLeft: 10, isSkewed: false });
      expect(report?.recentVisits).toBe(100);
      // Rounded to fives.
      expect(report?.arms[0]).toMatchObject({ landing: first.landing, visits: 9_005, paid: 100 });
      expect(report?.arms[1]).toMatchObject({ landing: second.landing, visits: 9_000, paid: 180 });
      expect(report?.arms[1]?.compared?.verdict).toEqual({ brings: 'more', oneIn: 1_000 });
      expect(report?.arms[1]?.compared?.worth?.cents).toBeCloseTo((395_000 / 9_001.5) * 1_000, 6);
    });
  });

  it('a beacon and a paid order of a drawn page, and no number under five', async () => {
    await withExperiment('judged', experiment, async () => {
      const via = `search.${second.landing}.landing.judged`;
      for (let visit = 0; visit < 7; visit += 1) await beacon(`de/landing/${via}`);
      await beacon(`de/landing/search.${second.landing}.landing`);
      await storeWaiting();
      const her = await shopper('judged');
      const placed = await her.order(wish('app-3-months', { via }));
      await stripe.perform({ action: 'pay', session: sessionIn(placed), way: 'card' });
      await her.state((placed.body as { order: string }).order);
      const [report] = await reports();
      expect(report?.arms.map(({ visits: seen, paid }) => [seen, paid])).toEqual([
        ['few', 'few'],
        [5, 'few'],
      ]);
      const { results } = await sql(
        "SELECT part, orders FROM sales WHERE division = 'experiment' AND orders > 0",
      ).all();
      expect(results).toEqual([{ part: `judged.${second.landing}`, orders: 1 }]);
      expect(
        await sql("SELECT n FROM step_sums WHERE division = 'experiment' AND step = 'landing'").first('n'),
      ).toBe(7);
    });
  });
});
