import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * A table's rows that belong to a row of another, oldest first, as a JSON column: D1 runs one statement at a time,
 * and each costs as much as a small request.
 */
export function rowsAsJson<Table extends SQLiteTable>(table: Table, belongs: SQL, order: SQLiteColumn) {
  type Row = Table['$inferSelect'];
  const columns = Object.entries(getTableColumns(table));
  const values = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const rows = sql`SELECT json_array(${values}) AS "row" FROM ${table} WHERE ${belongs} ORDER BY ${asc(order)}`;
  const decode = (text: string): Row[] => {
    const found = JSON.parse(text) as unknown[][];
    return found.map(
      (row) =>
        Object.fromEntries(
          columns.map(([name, column], index) => {
            const value = row[index] ?? null;
            return [name, value === null ? null : column.mapFromDriverValue(value)];
          }),
        ) as Row,
    );
  };
  return sql`(SELECT json_group_array(json("row")) FROM (${rows}))`.mapWith(decode);
}
