import { getTableColumns, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { selected } from '../../../functions/database/selected.ts';
import { mails } from '../../../functions/database/tables/mails.ts';

it('selected: each column gets its value, in whatever order they are written', () => {
  const now = new Date(7);
  const row = { due: now, about: sql`id`, kind: 'order_confirmation', key: 'k', queued: now } as const;
  const { sql: text, params } = new SQLiteSyncDialect({ casing: 'snake_case' }).sqlToQuery(
    selected(mails, row, sql`FROM orders`),
  );
  const values = text.replace(/^SELECT | FROM orders$/g, '').split(', ');
  const given = values.map((value) => (value === '?' ? params.shift() : value));
  const names = Object.keys(getTableColumns(mails));
  const known = Object.fromEntries(names.map((name, place) => [name, given[place]]));
  expect(known).toMatchObject({
    key: 'k',
    kind: 'order_confirmation',
    about: 'id',
    queued: 7,
    due: 7,
    tries: 0,
  });
  expect(values).toHaveLength(names.length);
});
