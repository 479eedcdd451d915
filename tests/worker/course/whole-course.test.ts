import { describe, expect, it } from 'vitest';
import { code } from '../outside/call.ts';
import { participant, type Participant } from '../outside/participant.ts';
import { shopper } from '../outside/shop.ts';
import { sql } from '../outside/database.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { endOfCourse } from '#domain/shop/access-periods.ts';

const modules = modulesOf('zpp');
const [first, second] = modules.map(({ slug }) => slug);
if (first === undefined || second === undefined) throw new Error('A course has modules.');
const anHour = 3_600_000;
const aWeek = 7 * 24 * anHour;

const statesOf = async (her: Participant) => (await her.view()).stations.map(({ state }) => state).join(' ');

/** Hears and answers a module, an hour after it opened. */
async function complete(her: Participant, slug: string): Promise<void> {
  her.wait(anHour);
  await her.hearAll(slug);
  await her.answerAll(slug);
}

/** How many completed a module, by the weeks since their booking. */
async function stationCounts(): Promise<Record<string, number>> {
  const { results } = await sql(
    'SELECT station, weeks, sum(n) AS n FROM course_counts GROUP BY station, weeks ORDER BY station, weeks',
  ).all<{ station: string; weeks: number; n: number }>();
  return Object.fromEntries(results.map(({ station, weeks, n }) => [`${station} in week ${weeks}`, n]));
}

describe('a whole course', () => {
  it('is booked, heard, answered and completed, one module a week', async () => {
    const her = await participant('eight-weeks');
    const booked = her.now();
    const before = await stationCounts();
    expect(await statesOf(her)).toBe(`open${' locked'.repeat(modules.length - 1)}`);
    for (const [place, { slug, title }] of modules.entries()) {
      expect((await her.read(slug)).body).toMatchObject({ title, state: 'open', isHeard: false });
      await complete(her, slug);
      expect((await her.read(slug)).body).toMatchObject({ state: 'done', isHeard: true, isAnswered: true });
      const next = modules[place + 1];
      if (!next) continue;
      expect((await her.station(place + 2)).state).toBe('waiting');
      expect(code(await her.read(next.slug))).toEqual({ code: 'module_locked' });
      her.waitUntil((await her.station(place + 2)).opens ?? '');
    }
    const view = await her.view();
    expect(view).toMatchObject({ state: 'complete', orderId: her.orderId });
    expect(Date.parse(view.completed ?? '')).toBeLessThan(booked.getTime() + modules.length * aWeek);
    expect(Date.parse(view.completed ?? '')).toBeGreaterThan(
      booked.getTime() + (modules.length - 1) * aWeek - 2 * anHour,
    );
    expect(view.forecast).toBeUndefined();
    // The last with the weeks since the booking.
    const after = await stationCounts();
    const added = Object.entries(after).filter(([station, n]) => n !== before[station]);
    expect(added.map(([station, n]) => [station, n - (before[station] ?? 0)])).toEqual(
      modules.map(({ number }) => [`${number} in week ${number === modules.length ? number - 1 : 0}`, 1]),
    );

    // It stays open until the end of the course and is closed then; progress stays.
    expect((await her.read(first)).status).toBe(200);
    her.waitUntil(endOfCourse(booked).toISOString());
    expect(code(await her.read(first))).toEqual({ code: 'course_ended' });
    expect(await her.view()).toMatchObject({ state: 'ended', completed: view.completed });
  });

  it('is not complete if a recording was skipped through', async () => {
    const her = await participant('jumps');
    await her.report(first);
    her.wait(15_000);
    const length = (modules[0]?.seconds ?? 0) * 10;
    const { body } = await her.report(first, { played: [[length - 20, length]], position: length });
    expect(body).toMatchObject({ isHeard: false, heard: [[length - 20, length]], position: length });
    await her.answerAll(first);
    expect(await her.station(1)).toMatchObject({ state: 'open', heard: 20, isHeard: false, answered: 5 });
    her.wait(2 * aWeek);
    expect(code(await her.read(second))).toEqual({ code: 'module_locked' });
  });

  it('cannot be shortened: a locked module can be neither read, heard nor answered', async () => {
    const her = await participant('hurries');
    for (const answer of [await her.read(second), await her.report(second), await her.answer(second, 0)]) {
      expect(answer.status).toBe(403);
      expect(code(answer)).toEqual({ code: 'module_locked' });
    }
    await complete(her, first);
    her.wait(aWeek - anHour - 120_000);
    expect(code(await her.read(second))).toEqual({ code: 'module_locked' });
    her.wait(120_000);
    expect((await her.read(second)).status).toBe(200);
  });

  it('ends with its last day, complete or not', async () => {
    const her = await participant('late');
    const ends = endOfCourse(her.now());
    await her.report(first);
    her.waitUntil(new Date(ends.getTime() - 1).toISOString());
    expect((await her.answer(first, 0)).status).toBe(200);
    her.wait(1);
    const played = [[0, 600]] as const;
    for (const answer of [
      await her.report(first, { played }),
      await her.answer(first, 1),
      await her.read(first),
    ])
      expect(code(answer)).toEqual({ code: 'course_ended' });
    const { state, completed, stations } = await her.view();
    expect({ state, completed, answered: stations[0]?.answered, heard: stations[0]?.heard }).toEqual({
      state: 'ended',
      completed: undefined,
      answered: 1,
      heard: 0,
    });
  });

  it('shows nothing without a booking', async () => {
    const her = await participant('has-one');
    const other = await participant('has-another', 'zpp2');
    expect(code(await other.get(`/api/courses/zpp/modules/${first}`))).toEqual({ code: 'no_access' });
    expect(code(await her.get(`/api/courses/zpp/modules/nirgendwo`))).toEqual({ code: 'not_found' });
    expect(code(await her.get(`/api/courses/zpp3/modules/${first}`))).toEqual({ code: 'not_found' });
    expect((await other.view()).course).toBe('zpp2');
  });

  it('has a calendar for its participant, while it runs', async () => {
    const her = await participant('calendar');
    const path = '/api/courses/zpp/calendar';
    const { body, headers } = await her.get(path);
    expect(body).toMatchObject({ name: 'kurs.ics' });
    const { text } = body as { text: string };
    const title = modulesOf('zpp')[1]?.title.replaceAll(/[\\,;]/g, String.raw`\$&`);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Modul 2 öffnet frühestens: ${title}`);
    expect(text).not.toContain(her.orderId);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect((await (await shopper('calendar-other')).get(path)).status).toBe(403);
    expect((await her.get('/api/courses/zpp3/calendar')).status).toBe(404);
    await sql("UPDATE orders SET state = 'refunded' WHERE id = ?", her.orderId).run();
    expect((await her.get(path)).status).toBe(403);
  });
});
