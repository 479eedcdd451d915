import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const migrations = new URL('../../../functions/database/migrations/', import.meta.url);
const schema = globSync('*.sql', { cwd: migrations })
  .sort()
  .map((name) => readFileSync(new URL(name, migrations), 'utf8').replaceAll('--> statement-breakpoint', ''))
  .join(';\n');

const bindable = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue;

// Shared by all worlds: each is a transaction that is rolled back.
const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
sqlite.exec(schema);
const queries = new Map<string, StatementSync>();

/** D1 as drizzle uses it, on SQLite in this process. A statement or batch runs atomically once `step` lets it. */
export function createDatabase(step: (label: string) => Promise<void>) {
  sqlite.exec('BEGIN');

  function bound(query: StatementSync, label: string, values: readonly unknown[] = []) {
    const rows = (asArrays = false) => {
      query.setReturnArrays(asArrays);
      return query.all(...values.map(bindable));
    };
    const all = () => step(label).then(() => ({ results: rows() }));
    return { rows, all, run: all, raw: () => step(label).then(() => rows(true)) };
  }

  const d1 = {
    prepare(sql: string) {
      const query = queries.get(sql) ?? sqlite.prepare(sql);
      queries.set(sql, query);
      const label = sql.slice(0, 40);
      return { ...bound(query, label), bind: (...values: unknown[]) => bound(query, label, values) };
    },
    async batch(statements: readonly ReturnType<typeof bound>[]) {
      await step('batch');
      sqlite.exec('SAVEPOINT batch');
      try {
        const results = statements.map(({ rows }) => ({ results: rows() }));
        sqlite.exec('RELEASE batch');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK TO batch; RELEASE batch');
        throw error;
      }
    },
  };
  return {
    d1: d1 as unknown as D1Database,
    exec: (sql: string) => {
      sqlite.exec(sql);
    },
    close: () => {
      sqlite.exec('ROLLBACK');
    },
  };
}
