import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const migration = new URL('../../../functions/database/migrations/0000_schema.sql', import.meta.url);
const schema = readFileSync(migration, 'utf8').replaceAll('--> statement-breakpoint', '');

const bindable = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue;

/** D1 as drizzle uses it, on SQLite in this process. A statement or batch runs whole, when `step` lets it. */
export function createDatabase(step: (label: string) => Promise<void>) {
  const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  sqlite.exec(schema);

  const rows = (query: StatementSync, values: unknown[]) => {
    query.setReturnArrays(false);
    return query.all(...values.map(bindable));
  };

  class Statement {
    readonly query: StatementSync;
    readonly values: unknown[];
    readonly label: string;
    constructor(query: StatementSync, values: unknown[], label: string) {
      this.query = query;
      this.values = values;
      this.label = label;
    }
    bind(...values: unknown[]) {
      return new Statement(this.query, values, this.label);
    }
    async all() {
      await step(this.label);
      return { results: rows(this.query, this.values) };
    }
    run() {
      return this.all();
    }
    async raw() {
      await step(this.label);
      this.query.setReturnArrays(true);
      return this.query.all(...this.values.map(bindable));
    }
  }

  const d1 = {
    prepare: (sql: string) => new Statement(sqlite.prepare(sql), [], sql.slice(0, 40)),
    async batch(statements: readonly Statement[]) {
      await step('batch');
      sqlite.exec('BEGIN');
      try {
        const results = statements.map(({ query, values }) => ({ results: rows(query, values) }));
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return { d1: d1 as unknown as D1Database, sqlite };
}
