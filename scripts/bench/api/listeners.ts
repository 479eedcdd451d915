import { lengthOf, modulesOf } from '#domain/course/modules.ts';
import { reportListening } from '#site/api/course-module.ts';
import type { Request } from 'autocannon';
import type { Embedded } from './embedded.ts';
import { summarise } from './summary.ts';
import type { Reading, Target } from './load.ts';

/** Participants who hear the first module of a course, as many as the load is about. */
const listeners = 1_000;
/** How often a player reports, in seconds. */
const every = 15;

/** Cloudflare's prices of November 2026, in dollars: what the paid plan includes, and a million more. */
const prices = {
  rowsWritten: { included: 50_000_000, million: 1 },
  requests: { included: 10_000_000, million: 0.3 },
};

const uidOf = (index: number) => `bench-listener-${index}`;

/** Their accounts and paid orders. */
async function book(database: Embedded['database']): Promise<void> {
  const now = Date.now();
  const user = database.prepare('INSERT INTO users (id, firebase_uid, created) VALUES (?, ?, ?)');
  const order = database.prepare(
    `INSERT INTO orders (id, user_id, email, product, level, locale, list_cents, due_cents, ordered, terms_version,
       withdrawal_version, early_start, checkout_expires, state, paid)
     VALUES (?, ?, 'bench@example.com', 'zpp', 'ZPP_COURSE', 'de', 7500, 7500, ?, 1, 1, 1, ?, 'paid', ?)`,
  );
  for (let from = 0; from < listeners; from += 100) {
    const some = Array.from({ length: 100 }, (_, place) => from + place);
    await database.batch([
      ...some.map((index) => user.bind(`user-${index}`, uidOf(index), now)),
      ...some.map((index) => order.bind(`order-${index}`, `user-${index}`, now, now, now - 60_000)),
    ]);
  }
}

/** Each report is the next listener's: one whose reports came at once would be somebody with many tabs. */
export async function createListeners(
  { url, database }: Embedded,
  tokenOf: (uid: string) => Promise<string>,
): Promise<Target> {
  await book(database);
  const tokens = await Promise.all(Array.from({ length: listeners }, (_, index) => tokenOf(uidOf(index))));
  const [module] = modulesOf('zpp');
  if (!module) throw new Error('A course has modules.');
  const length = lengthOf(module);
  const path = reportListening.path.replace(':course', 'zpp').replace(':module', module.slug);
  let sent = 0;
  const next = (): Request => {
    const from = (Math.floor(sent / listeners) * every * 10) % length;
    const played = [[from, Math.min(length, from + every * 10)]];
    const body = { report: crypto.randomUUID(), played, speed: 1, position: from };
    const authorization = `Bearer ${tokens[sent % listeners] ?? ''}`;
    sent += 1;
    const headers = { 'content-type': 'application/json', authorization };
    return { method: 'POST', path, headers, body: JSON.stringify(body) };
  };
  const setupRequest = (request: Request): Request => ({ ...request, ...next() });
  return { name: 'listening reports', url, requests: [{ ...next(), setupRequest }] };
}

const million = 1_000_000;
const dollars = ({ included, million: price }: { included: number; million: number }, much: number) =>
  (Math.max(0, much - included) / million) * price;

/** What the database says that a report's write costs: rows written. */
async function rowsWritten(database: Embedded['database']): Promise<number> {
  const { meta } = await database
    .prepare(
      `UPDATE course_progress SET heard = heard, position = position, version = version + 1
       WHERE user_id = 'user-0' AND order_id = 'order-0' AND module = 1`,
    )
    .run();
  return meta.rows_written;
}

/** In words: what so many listeners cost, if all of them listened at once, and over their course. */
export async function told({ database }: Embedded, readings: readonly Reading[], reports: number) {
  const { writes } = (await database
    .prepare('SELECT sum(version) AS writes FROM course_progress')
    .first<{ writes: number }>()) ?? { writes: 0 };
  const rows = await rowsWritten(database);
  const asked = listeners / every;
  const { 'requests/s': perSecond, errors } = summarise(readings);
  const hour = Math.round(asked * 3_600 * rows);
  const month = { rowsWritten: hour * 24 * 30, requests: asked * 3_600 * 24 * 30 };
  const always = dollars(prices.rowsWritten, month.rowsWritten) + dollars(prices.requests, month.requests);
  return `${listeners} listeners who report every ${every} s are ${Math.round(asked)} requests a second: ${(perSecond / asked).toFixed(1)} times as many were answered.
A report writes ${rows} row (${writes} writes of ${reports} reports, ${errors} errors): ${hour.toLocaleString('en')} rows an hour while all of them listen.
Day and night for a month that is ${(month.rowsWritten / million).toFixed(0)} million rows and requests: $${always.toFixed(0)} beyond what the paid plan includes.`;
}
