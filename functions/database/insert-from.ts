import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './open.ts';

type Selected<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL;
};

/**
 * `INSERT … SELECT` of a row, with what follows the columns: `FROM` where it reads others, `WHERE` where it depends on
 * something. With named columns, where drizzle would go by position; a missing one gets its default.
 */
export function insertFrom<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Selected<Table>,
  from: SQL,
) {
  const given: Readonly<Record<string, unknown>> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const byDefault: unknown = column.default;
    const value = given[name] ?? byDefault ?? null;
    return is(value, SQL) || value === null ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} ${from}`);
}
