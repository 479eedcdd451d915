import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './open.ts';

type Values<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL;
};

/** Inserts a row where a condition holds by then, in one statement. Values are named, whatever order the columns have. */
export function insertIf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  values: Values<Table>,
  condition: SQL,
) {
  const given: Record<string, unknown> = values;
  const row = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? column.default ?? null;
    return is(value, SQL) ? value : sql.param(value, value === null ? undefined : column);
  });
  return db
    .insert(table)
    .select(sql`SELECT ${sql.join(row, sql`, `)} WHERE ${condition}`)
    .onConflictDoNothing();
}
