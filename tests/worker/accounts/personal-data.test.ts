import { env } from 'cloudflare:workers';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeAll, expect, it } from 'vitest';
import { call, post } from '../outside/call.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { shopper, type Shopper } from '../outside/shop.ts';
import { kept, nobodys, unexported } from './personal-columns.ts';

const tables = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../functions/database/tables/*.ts', { eager: true }),
)
  .flatMap((file) => Object.values(file))
  .filter((value) => is(value, SQLiteTable));

interface Column {
  name: string;
  primary: boolean;
  dataType: string;
  enumValues: string[] | undefined;
}

/** As in the database. */
const nameOf = ({ name }: Column) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns that may hold a name: texts that are not chosen from a list. */
const mayName = ({ dataType, enumValues }: Column) =>
  dataType === 'json' || (dataType === 'string' && (enumValues ?? []).length === 0);

const personal = tables.filter((table) => !Object.hasOwn(nobodys, getTableName(table)));

/** A unique value, to be found wherever it is copied. */
function example(table: SQLiteTable, column: Column): string | number {
  const { dataType, enumValues } = column;
  if (enumValues?.[0] !== undefined) return enumValues[0];
  const canary = `canary-${getTableName(table)}-${nameOf(column)}`;
  if (dataType === 'json') return JSON.stringify({ canary });
  return dataType === 'string' ? canary : 1;
}

type Values = Readonly<Record<string, string | number | null>>;

/** A row with an example in each column that is not given. */
async function insert(tableName: string, given: Values): Promise<void> {
  const table = tables.find((one) => getTableName(one) === tableName);
  if (!table) throw new Error(`No table ${tableName}.`);
  const { columns } = getTableConfig(table);
  const row = columns
    // The database assigns numeric keys.
    .filter(({ primary, dataType }) => !primary || dataType === 'string' || dataType === 'date')
    .map(
      (column) =>
        [
          nameOf(column),
          Object.hasOwn(given, nameOf(column)) ? given[nameOf(column)] : example(table, column),
        ] as const,
    );
  const names = row.map(([name]) => `"${name}"`).join(', ');
  await env.DB.prepare(`INSERT INTO ${tableName} (${names}) VALUES (${row.map(() => '?').join(', ')})`)
    .bind(...row.map(([, value]) => value))
    .run();
}

const day = 86_400_000;

/** A member with a row in every personal table. */
async function knownEverywhere(her: Shopper, worker: typeof env): Promise<void> {
  const { userId: user_id, uid } = her;
  const email = `${uid}@example.com`;
  const order_id = 'canary-order';
  const declaration_id = 'canary-declaration';
  const now = Date.now();
  await env.DB.prepare('UPDATE users SET stripe_customer_id = ? WHERE id = ?')
    .bind('canary-customer', user_id)
    .run();
  await insert('orders', {
    id: order_id,
    user_id,
    email,
    email_key: email,
    product: 'zpp',
    state: 'paid',
    consent_receipt: 'canary-receipt',
  });
  await insert('subscriptions', { order_id, user_id, state: 'ended' });
  await insert('consent_receipts', { id: 'canary-receipt', at: now });
  await insert('conversion_outbox', { order_id, due: now + day });
  await insert('webhook_events', { order_id });
  await insert('refunds', { order_id, state: 'done', due: null });
  await insert('renewal_losses', { order_id });
  for (const purpose of ['health', 'workbook'])
    await insert('explicit_consents', { receipt: `canary-${purpose}`, uid, purpose, verb: 'given', at: now });
  for (const table of [
    'onboardings',
    'weight_history',
    'email_checks',
    'access_ledger',
    'course_mail_settings',
    'course_workbooks',
  ])
    await insert(table, { user_id });
  for (const table of ['course_messages', 'course_message_reads', 'course_progress', 'certificate_names'])
    await insert(table, { user_id, order_id });
  await insert('course_contact', { order_id, at: now });
  await insert('certificates', { number: 'canary-certificate', order_id, issued: now });
  await insert('certificate_openings', { number: 'canary-certificate' });
  await insert('declarations', { id: declaration_id, email, email_key: email, received: now });
  await insert('declaration_progress', {
    declaration_id,
    order_id,
    member_id: user_id,
    state: 'carried_out',
    due: null,
  });
  await insert('declaration_results', { declaration_id, order_id });
  await insert('declaration_links', { declaration_id, order_id });
  await insert('mails', { about: order_id, due: null });
  await insert('mails', { key: 'canary-leader', about: `${user_id}:1`, due: null });
  const asked = post({ body: JSON.stringify({ email, locale: 'de', agreed: true }) }, '/api/quiz-reminder');
  expect((await call(asked, worker)).status).toBe(200);
}

interface Known {
  column: string;
  values: string[];
}

const canaryIn = (value: string): string => /canary[\w-]*/.exec(value)?.[0] ?? value;

/** What each personal column holds, as text. */
async function everythingKnown(): Promise<Known[]> {
  const known = personal.map(async (table) => {
    const name = getTableName(table);
    const { results } = await env.DB.prepare(`SELECT * FROM ${name}`).all();
    return getTableConfig(table)
      .columns.filter(mayName)
      .map((column) => ({
        column: `${name}.${nameOf(column)}`,
        values: results
          .map((row) => row[nameOf(column)])
          .filter((value) => typeof value === 'string')
          .map(canaryIn),
      }));
  });
  return (await Promise.all(known)).flat();
}

let before: Known[] = [];
let after: Known[] = [];
let exported = '';

beforeAll(async () => {
  const { worker } = createMailbox();
  const her = await shopper('known', worker);
  await knownEverywhere(her, worker as typeof env);
  before = await everythingKnown();
  exported = JSON.stringify((await her.get('/api/account/export')).body);
  expect((await her.remove()).status).toBe(200);
  after = await everythingKnown();
});

it('personal data: every table of the database tells of persons or says why not', async () => {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  ).all<{ name: string }>();
  expect(tables.map(getTableName).toSorted()).toEqual(results.map(({ name }) => name).toSorted());
  expect(before.filter(({ values }) => values.length === 0)).toEqual([]);
});

it('personal data: the export has every column that may name the member, or a reason', () => {
  const missing = before.filter(({ values }) => values.some((value) => !exported.includes(value)));
  expect(missing.map(({ column }) => column).toSorted()).toEqual(Object.keys(unexported).toSorted());
});

it('personal data: deleting the account empties every such column, or there is a reason', () => {
  const left = after.filter(({ values }) => values.length > 0);
  expect(left.map(({ column }) => column).toSorted()).toEqual(Object.keys(kept).toSorted());
});
