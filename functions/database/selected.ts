import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

type Selected<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL;
};

/**
 * The SELECT of an `INSERT … SELECT` by column name, as drizzle would go by position. A missing column gets its
 * default.
 */
export function selected<Table extends SQLiteTable>(table: Table, row: Selected<Table>, from: SQL): SQL {
  const given: Readonly<Record<string, unknown>> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const byDefault: unknown = column.default;
    const value = given[name] ?? byDefault ?? null;
    return is(value, SQL) || value === null ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  return sql`SELECT ${sql.join(values, sql`, `)} ${from}`;
}
