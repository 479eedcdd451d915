import { env } from 'cloudflare:workers';
import { countStatements } from '../../../functions/database/statements.ts';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { nightly } from '../../../functions/scheduled.ts';
import { storeCounts } from './counts.ts';
import { shopper, wish } from './shop.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { devices } from '#domain/funnel/devices.ts';
import { entries } from '#domain/funnel/entries.ts';
import { landings } from '#domain/funnel/generated/landings.ts';
import { funnels } from '#domain/funnel/steps.ts';
import { campaigns } from '#domain/funnel/via.ts';
import { courseKeys, productKeys } from '#domain/shop/catalogue.ts';
import { locales } from '#domain/text/locales.ts';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import type { Env } from '../../../functions/env.ts';

const atOnce = 5_000;

/**
 * Existing members: each with a past plan, every second one with a course booked within half a year, and with all rows
 * that such orders leave behind.
 */
const rows = [
  `INSERT INTO users (id, firebase_uid, email, email_key, created) SELECT id, id, mail, mail, booked FROM crowd`,
  `INSERT INTO weight_history (user_id, weight, weight_changed) SELECT id, 80, booked FROM crowd`,
  `INSERT INTO explicit_consents (receipt, uid, purpose, verb, version, text_hash, language, said, at)
   SELECT id, id, 'health', 'given', 1, hex(zeroblob(32)), 'de', booked, booked FROM crowd`,
  `INSERT INTO onboardings SELECT id, 'Lena', 'FEMALE', '1988-02-03', 1.4, 170, 80, 70, 'BALANCED', 1, 0, NULL, booked, booked FROM crowd`,
  `INSERT INTO orders (id, user_id, email, email_key, product, level, locale, list_cents, due_cents, ordered, terms_version,
     withdrawal_version, early_start, checkout_expires, checkout_session, state, paid, payment_id, reminders_due)
   SELECT id || ':' || product, id, mail, mail, product, level, 'de', 7500, 7500, booked, 1, 1, 1, booked,
     'cs_' || id || product, 'paid', booked, 'pi_' || id || product, iif(product = 'zpp', 0, NULL)
   FROM crowd, (SELECT 'app-1-month' AS product, 'VALEA_APP' AS level UNION ALL SELECT 'zpp', 'ZPP_COURSE')
   WHERE product <> 'zpp' OR i % 2 = 0`,
  `INSERT INTO subscriptions (id, order_id, user_id, product, state, status, paused, period_end)
   SELECT 'sub_' || id, id || ':app-1-month', id, 'app-1-month', 'ended', 'canceled', 0, booked FROM crowd`,
  `INSERT INTO course_progress (user_id, order_id, module, version, heard, position, answers, heard_at, answered_at)
   SELECT id, id || ':zpp', module, 1, '[[0,27000]]', 0, '[0,1,2]', booked + module * 604800000, booked + module * 604800000
   FROM crowd, (SELECT value AS module FROM json_each('${JSON.stringify(modulesOf('zpp').map(({ number }) => number))}'))
   WHERE i % 2 = 0 AND booked + module * 604800000 < unixepoch() * 1000`,
  `INSERT INTO access_ledger (user_id, level, verb, source, reason, at, key)
   SELECT id, 'VALEA_APP', verb, 'sub_' || id, 'subscription', booked, verb || id
   FROM crowd, (SELECT 'grant' AS verb UNION ALL SELECT 'revoke')`,
  `INSERT INTO mails (key, kind, about, queued, sent, tries)
   SELECT kind || ' ' || id, kind, id || ':app-1-month', booked, booked, 1
   FROM crowd, (SELECT value AS kind FROM json_each('["order_confirmation","payment_arrived","email_check"]'))`,
  `INSERT INTO webhook_events (id, type, order_id, happened, stored)
   SELECT 'evt_' || id || turn, 'invoice.paid', id || ':app-1-month', booked, booked
   FROM crowd, (SELECT value AS turn FROM json_each('[1,2,3,4]'))`,
  `INSERT INTO consent_receipts (id, choice, version, text_hash, language, at)
   SELECT id, 'accepted', 1, hex(zeroblob(32)), 'de', booked FROM crowd`,
];

const countedDays = 400;

/** Every key that the daily sums can have, on each day: more than any number of visits and orders fills. */
function sumsOf(): string[] {
  const list = (values: readonly unknown[]) => `(SELECT value FROM json_each('${JSON.stringify(values)}'))`;
  const days = `(WITH RECURSIVE counted(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < ${countedDays})
    SELECT date('now', '-' || i || ' days') AS day FROM counted)`;
  const steps = list([...funnels.app, ...funnels.course]);
  const pages = ['', ...Object.keys(landings)];
  const parts = {
    none: [''],
    campaign: campaigns,
    landing: pages,
    language: locales,
    entry: entries,
    device: devices,
  };
  return [
    ...Object.entries(parts).map(
      ([division, own]) => `INSERT INTO step_sums
        SELECT '${division}', day, steps.value, parts.value, 900 FROM ${days}, ${steps} AS steps, ${list(own)} AS parts`,
    ),
    ...Object.entries(parts).map(
      ([division, own]) => `INSERT INTO sales (division, day, product, part, orders, gross_cents)
        SELECT '${division}', day, products.value, parts.value, 9, 9000
        FROM ${days}, ${list(productKeys)} AS products, ${list(own)} AS parts`,
    ),
    `INSERT INTO course_counts SELECT day, courses.value, stations.value, weeks.value, 9
     FROM ${days}, ${list(courseKeys)} AS courses, ${list(['booked', ...modulesOf('zpp').map(({ number }) => String(number)), 'certificate', 'withdrawn'])} AS stations,
       ${list(Array.from({ length: 27 }, (_, week) => week))} AS weeks
     WHERE weeks.value = 0 OR stations.value IN ('certificate', '${String(modulesOf('zpp').length)}')`,
    `INSERT INTO search_misses SELECT DISTINCT date(day, 'weekday 0', '-6 days'), 'de', 'wort' || words.value, 5
     FROM ${days}, ${list(Array.from({ length: 500 }, (_, word) => word))} AS words`,
  ];
}

/** Fills the database with that many members, and with every daily sum there can be. */
export async function gather(members: number): Promise<void> {
  if (members > 0) for (const statement of sumsOf()) await env.DB.prepare(statement).run();
  for (let first = 0; first < members; first += atOnce) {
    const crowd = `WITH crowd AS (
      SELECT i, 'crowd-' || printf('%032d', i) AS id, 'crowd-' || i || '@example.com' AS mail,
        (unixepoch() - (i % 170) * 86400) * 1000 AS booked
      FROM (WITH RECURSIVE counted(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM counted WHERE i + 1 < ${Math.min(first + atOnce, members)})
        SELECT i FROM counted)) `;
    await env.DB.batch(rows.map((row) => env.DB.prepare(crowd + row)));
  }
}

/** Milliseconds: the median and the maximum. */
async function timed(times: number, act: () => Promise<unknown>) {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = Date.now();
    await act();
    taken.push(Date.now() - began);
  }
  taken.sort((one, other) => one - other);
  return { ms: taken[Math.floor(times / 2)], slowest: taken.at(-1) };
}

/** How long a quiet day's requests and jobs take with the current contents of the database. */
export async function figuresOf(worker: Env) {
  const her = await shopper('calm', worker);
  const { order } = await her.buy('zpp');
  const deps = depsOf(worker, { log: createLog() });
  const hundred = Array.from({ length: 100 }, (_, at) => ({
    day: '2026-11-20',
    language: 'de',
    campaign: 'none',
    landing: '',
    step: at % 2 === 0 ? 'start' : 'question-1',
  }));
  const today = dayInGermany(new Date());
  const ninetyDays = { from: addDays(today, -90), to: addDays(today, -1) };
  const { counted, statementsLeft } = countStatements(worker);
  const before = statementsLeft();
  const night = await timed(1, () => nightly(counted, new Date()));
  const { meta } = await env.DB.prepare('SELECT 1').run();
  return {
    megabytes: Math.round(meta.size_after / 1e5) / 10,
    took: {
      'an order placed': await timed(10, async () => (await shopper('calm', worker)).order(wish('zpp'))),
      'the page of an order': await timed(20, () => her.get(`/api/orders/${order}`)),
      'the account': await timed(20, () => her.get('/api/account')),
      "a participant's courses": await timed(20, () => her.get('/api/courses')),
      'a hundred counts': await timed(10, () => storeCounts(hundred)),
      'the look for reminders': await timed(3, async () => deps?.courseMails.queueDue()),
      "the owner's numbers": await timed(5, async () => deps?.numbers.of(ninetyDays, 'entry')),
      "the course leader's list": await timed(3, async () => deps?.leaderDesk.participants()),
      [`the night, ${before - statementsLeft()} statements`]: night,
    },
  };
}
