import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { getTableName } from 'drizzle-orm';
import { storesOf } from '../../../functions/deps.ts';
import { termsOf } from '../../../functions/database/retention.ts';
import { openDatabase } from '../../../functions/database/open.ts';
import { watchedDatabase, sql } from '../outside/database.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-25T12:00:00Z');
const keepUntil = (when: string | number) => storesOf(env).deleteExpired(new Date(when));
const keep = (days: number) => keepUntil(start + days * day);

type Values = Record<string, string | number | null>;
const insert = (table: string, row: Values) => {
  const gaps = Object.keys(row).map(() => '?');
  return sql(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${gaps.join(', ')})`,
    ...Object.values(row),
  ).run();
};
const has = async (table: string, column: string, value: string) =>
  (await sql(`SELECT 1 FROM ${table} WHERE ${column} = ?`, value).all()).results.length > 0;
const valueOf = (table: string, column: string, key: string, value: string) =>
  sql(`SELECT ${column} AS found FROM ${table} WHERE ${key} = ?`, value).first('found');

const order = (id: string, more: Values = {}) =>
  insert('orders', {
    id,
    email: 'kept@example.com',
    email_key: 'kept@example.com',
    product: 'app-1-month',
    level: 'VALEA_APP',
    locale: 'de',
    list_cents: 1,
    due_cents: 1,
    ordered: start,
    terms_version: 1,
    withdrawal_version: 1,
    early_start: 1,
    checkout_expires: start,
    state: 'paid',
    paid: start,
    ...more,
  });
const mail = (about: string, more: Values = {}) =>
  insert('mails', {
    key: `order_confirmation ${about}`,
    kind: 'order_confirmation',
    about,
    queued: start,
    due: null,
    sent: start,
    ...more,
  });

const subscription = (state: 'ended' | 'live') =>
  insert('subscriptions', {
    id: `sub_${id}`,
    order_id: id,
    product: 'app-1-month',
    state,
    status: 'any',
    paused: 0,
    period_end: start,
  });

let count = 0;
let id = '';
beforeEach(() => {
  count += 1;
  id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
});

/** What deletes the rows of tables without a retention period. */
const endedOtherwise: Readonly<Record<string, string>> = {
  users: 'the account is deleted by its owner',
  onboardings: 'goes with the account or the consent to health data',
  weight_history: 'goes with the account or the consent to health data',
  access_ledger: 'goes with the account',
  course_mail_settings: 'goes with the account',
  course_workbooks: 'goes with the account or the consent to the workbook',
  declaration_progress: 'goes with its declaration',
  declaration_results: 'goes with its declaration',
  refunds: 'goes with its order',
  renewal_losses: 'goes with its order',
  certificate_openings: 'goes with its certificate',
  comparisons: 'a row a part',
  job_runs: 'a row a job',
  upstreams: 'a row a service',
};

describe('retention', () => {
  it('every table has a period, or a note on what deletes its rows', async () => {
    const { results } = await sql(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'",
    ).all<{ name: string }>();
    const terms = termsOf(openDatabase(env.DB), new Date()).map(({ table }) => getTableName(table));
    const named = [...new Set([...terms, ...Object.keys(endedOtherwise)])];
    expect(named.toSorted()).toEqual(results.map(({ name }) => name).toSorted());
    expect(terms.filter((name) => name in endedOtherwise)).toEqual([]);
  });

  const keeps = async (about = id) => [
    await has('orders', 'id', id),
    await has('subscriptions', 'order_id', id),
    await has('mails', 'about', about),
  ];

  it('an unpaid order is deleted after 90 days, with its subscription and mails', async () => {
    await order(id, { state: 'failed', paid: null });
    await subscription('ended');
    await mail(id);
    await keep(89);
    expect(await keeps()).toEqual([true, true, true]);
    await keep(91);
    await keep(92);
    expect(await keeps()).toEqual([false, false, false]);
  });

  it('a paid order is kept for eight years from the year’s end, with its subscription and mails', async () => {
    await order(id);
    await subscription('ended');
    await mail(`${id}:2`);
    await keepUntil('2034-12-30');
    expect(await keeps(`${id}:2`)).toEqual([true, true, true]);
    await keepUntil('2035-01-02');
    await keepUntil('2035-01-03');
    expect(await keeps(`${id}:2`)).toEqual([false, false, false]);
  });

  it('an order with a running plan is kept, however old', async () => {
    await order(id);
    await subscription('live');
    await keep(10 * 366);
    expect(await has('orders', 'id', id)).toBe(true);
  });

  it('a mailbox’s hash is kept for two days', async () => {
    await order(id);
    await mail(id, { mailbox: 'check abc', begun: start });
    await insert('mail_salts', { week: '2026-11-25', salt: 'x' });
    await keep(1.9);
    expect(await valueOf('mails', 'mailbox', 'about', id)).toBe('check abc');
    expect(await has('mail_salts', 'week', '2026-11-25')).toBe(true);
    await keep(2.1);
    expect(await valueOf('mails', 'mailbox', 'about', id)).toBeNull();
    await keep(9.1);
    expect(await has('mail_salts', 'week', '2026-11-25')).toBe(false);
  });

  it.each([
    ['webhook_events', 400, { id: 'evt_kept', type: 'x', happened: start, stored: start }, 'id'],
    ['conversion_outbox', 14, { key: 'kept', order_id: 'x', queued: start, due: start }, 'key'],
    ['job_findings', 90, { job: 'kept', part: 'x', event: 'x', about: 'kept', count: 1, at: start }, 'about'],
  ] as const)('%s: a row is deleted after %s days', async (table, days, row, key) => {
    await insert(table, row);
    const value = String(Reflect.get(row, key));
    await keep(days - 1);
    expect(await has(table, key, value)).toBe(true);
    await keep(days + 1);
    expect(await has(table, key, value)).toBe(false);
  });

  it('visitor data for the ad platform is deleted after seven days, unless the purchase still waits', async () => {
    await order(id, { consent_receipt: 'r', visitor: '{}' });
    await keep(6);
    expect(await valueOf('orders', 'consent_receipt', 'id', id)).toBe('r');
    await insert('conversion_outbox', { key: id, order_id: id, queued: start, due: start });
    await keep(8);
    expect(await valueOf('orders', 'consent_receipt', 'id', id)).toBe('r');
    await keep(15);
    await keep(16);
    expect(await valueOf('orders', 'consent_receipt', 'id', id)).toBeNull();
  });

  it('large deletions run in pieces, and a failing one stops no other', async () => {
    const many = sql(
      `INSERT INTO webhook_events (id, type, happened, stored)
       SELECT 'many' || value, 'x', 1, 1 FROM json_each(?)`,
      JSON.stringify(Array.from({ length: 2_500 }, (_, index) => index)),
    );
    await many.run();
    const statements: string[] = [];
    const DB = watchedDatabase(([sql = '']) => {
      statements.push(sql);
      if (sql.includes('"dead_conversions"')) throw new Error('D1_ERROR: timeout');
    });
    await expect(storesOf({ ...env, DB }).deleteExpired(new Date(start))).rejects.toThrow('dead_conversions');
    expect(await sql('SELECT count(*) AS n FROM webhook_events WHERE stored = 1').first('n')).toBe(0);
    const pieces = statements.filter((sql) => sql.includes('delete from "webhook_events"'));
    expect(pieces).toHaveLength(3);
    expect(statements.length).toBeLessThan(60);
  });
});
