import { env } from 'cloudflare:workers';
import { afterEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { facts } from '#domain/company/facts.ts';
import { daysLater } from '#domain/time/calendar.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { remindersOf } from '#domain/course/reminders.ts';
import { countingDatabase, failingDatabase, watchedDatabase } from '../outside/database.ts';
import { seeded } from '../outside/storm.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2027-06-15T09:30:00Z');

interface Booked {
  id: string;
  paid: number;
  givenBack: number;
  /** When each module was completed, in order. */
  completed: readonly number[];
}

/** A participant who booked within the last months and learns at an individual pace. */
function booked(id: string, { chance, upTo, oneOf }: ReturnType<typeof seeded>): Booked {
  const paid = now - upTo(facts.course.monthsToFinish * 40 * day);
  const pace = oneOf([0.5, 3, 7, 20]);
  const completed: number[] = [];
  let opens = paid;
  for (const { number } of modulesOf('zpp')) {
    const done = opens + upTo(pace * day);
    if (done > now || chance(0.05)) break;
    completed.push(done);
    opens = Math.max(+daysLater(new Date(opens), 7), done);
    if (opens > now && number > 1) break;
  }
  return { id, paid, givenBack: chance(0.1) ? 1 + upTo(60) : 0, completed };
}

const weeks = modulesOf('zpp').length;

/** Completed the last module just now. */
const graduate: Booked = {
  id: 'graduate',
  paid: now - weeks * 7 * day,
  givenBack: 0,
  completed: Array.from({ length: weeks }, (_, week) => now - (weeks - 1 - week) * 7 * day - hour),
};

async function store(all: readonly Booked[]): Promise<void> {
  const rows = JSON.stringify(all.toSorted((one, other) => one.paid - other.paid));
  const statements = [
    `INSERT INTO users (id, firebase_uid, created)
       SELECT value->>'id', value->>'id', 0 FROM json_each(?)`,
    `INSERT INTO orders (id, user_id, email, email_key, product, level, locale, list_cents, due_cents, ordered, terms_version,
         withdrawal_version, early_start, checkout_expires, state, paid, given_back_days, reminders_due)
       SELECT value->>'id', value->>'id', 'due@example.com', 'due@example.com', 'zpp', 'ZPP_COURSE', 'de', 7500,
         7500, (value->>'paid') - 60000, 1, 1, 1, value->>'paid', 'paid', value->>'paid', value->>'givenBack', 0
       FROM json_each(?)`,
    `INSERT INTO course_progress (user_id, order_id, module, version, heard, position, answers, heard_at, answered_at)
       SELECT one.value->>'id', one.value->>'id', done.key + 1, 1, '[]', 0, '[]',
         done.value - 3600000, done.value
       FROM json_each(?) AS one, json_each(one.value->'completed') AS done`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement).bind(rows)));
}

const depsAt = (instant: number, worker = env) => {
  const deps = depsOf(worker, { log: createLog(), now: () => new Date(instant) });
  if (!deps) throw new Error('Nothing is configured.');
  return deps;
};

afterEach(() =>
  env.DB.batch(
    // Deleting users deletes their progress.
    ['mails', 'users', 'orders'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  ),
);

it('course reminders: each participant is mailed exactly what is due', async () => {
  const random = seeded(20_270_615);
  await store([...Array.from({ length: 600 }, (_, place) => booked(String(place), random)), graduate]);
  const due = new Set<string>();
  for (let instant = now; instant < now + 3 * day; instant += 7 * hour) {
    const { participations, courseMails } = depsAt(instant);
    for (const own of await participations.paidWhere(sql`TRUE`))
      for (const { kind, about } of remindersOf(own, new Date(instant)).due)
        due.add(`course_${kind} ${own.orderId}:${about}`);
    await courseMails.queueDue();
    const { results } = await env.DB.prepare('SELECT key FROM mails').all();
    expect(results.map(({ key }) => key).toSorted()).toEqual([...due].toSorted());
  }
  expect([...new Set([...due].map((key) => key.split(' ')[0]))].toSorted()).toEqual([
    'course_done',
    'course_module_open',
    'course_month_left',
    'course_stalled',
    'course_week_left',
  ]);
  expect(due.size).toBeGreaterThan(40);
});

const queued = async () => Number(await env.DB.prepare('SELECT count(*) AS n FROM mails').first('n'));

it('course reminders: a run is bounded, and the next ones tell the others', async () => {
  const participants = 2_100;
  const paid = now - 15 * day;
  await store(
    Array.from({ length: participants }, (_, place) => ({
      id: String(place),
      paid: paid + place * 1_000,
      givenBack: 0,
      completed: [],
    })),
  );
  const counts: number[] = [];
  for (const minutes of [0, 10, 20, 30]) {
    await depsAt(now + minutes * 60_000).courseMails.queueDue();
    counts.push(await queued());
  }
  expect(counts).toEqual([1_000, 2_000, participants, participants]);
});

it('course reminders: what fails is told by a later run', async () => {
  await store([{ id: 'one', paid: now - 15 * day, givenBack: 0, completed: [] }]);
  const broken = { ...env, DB: failingDatabase('INSERT INTO mails') };
  await expect(depsAt(now, broken).courseMails.queueDue()).rejects.toThrow();
  await depsAt(now + 20 * 60_000).courseMails.queueDue();
  expect(await queued()).toBe(1);
});

it('course reminders: what changes during a look is looked at again', async () => {
  await store([{ id: 'one', paid: now - 6 * day, givenBack: 0, completed: [] }]);
  let changes = 0;
  const DB = watchedDatabase(async (statements) => {
    if (!statements.some((sql) => sql.includes('UPDATE orders SET reminders_due'))) return;
    changes += 1;
    await env.DB.prepare('UPDATE orders SET reminders_due = 0, paid = ?')
      .bind(now - 15 * day)
      .run();
  });
  await depsAt(now, { ...env, DB }).courseMails.queueDue();
  expect([changes, await queued()]).toEqual([1, 0]);
  await depsAt(now + 10 * 60_000).courseMails.queueDue();
  expect(await queued()).toBe(1);
});

it('course reminders: a run reads nothing of those for whom nothing is due', async () => {
  const random = seeded(1_000);
  await store(Array.from({ length: 1_000 }, (_, place) => booked(String(place), random)));
  await depsAt(now - hour).courseMails.queueDue();
  const { DB, rows } = countingDatabase();
  await depsAt(now, { ...env, DB }).courseMails.queueDue();
  expect((await rows()).answered).toBeLessThan(100);
});
