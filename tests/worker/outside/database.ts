import { env } from 'cloudflare:workers';

/** A statement with its values, for what tests prepare or look up in the database itself. */
export const sql = (statement: string, ...values: unknown[]) => env.DB.prepare(statement).bind(...values);

const runs = new Set(['run', 'all', 'raw', 'first']);

/** A database that calls `before` with the statements that are about to run together; it may wait or throw. */
export function watchedDatabase(before: (statements: readonly string[]) => unknown): D1Database {
  const known = new WeakMap<D1PreparedStatement, { sql: string; real: D1PreparedStatement }>();

  function statement(sql: string, real: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(real, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'bind') return (...values: unknown[]) => statement(sql, target.bind(...values));
        return async (...given: unknown[]) => {
          if (runs.has(String(name))) await before([sql]);
          return Reflect.apply(value, target, given) as unknown;
        };
      },
    });
    known.set(proxy, { sql, real });
    return proxy;
  }

  return Object.create(env.DB, {
    prepare: { value: (sql: string) => statement(sql, env.DB.prepare(sql)) },
    batch: {
      value: async (statements: D1PreparedStatement[]) => {
        const all = statements.map((one) => known.get(one) ?? { sql: '', real: one });
        await before(all.map(({ sql }) => sql));
        return env.DB.batch(all.map(({ real }) => real));
      },
    },
  }) as D1Database;
}

/** Keeps the statements that have run. */
export function recordingDatabase() {
  const statements: string[] = [];
  return { statements, DB: watchedDatabase((sql) => statements.push(...sql)) };
}

/** Every statement that contains this fails. */
export const failingDatabase = (part: string) =>
  watchedDatabase((statements) => {
    if (statements.some((sql) => sql.includes(part))) throw new Error('D1_ERROR: disk I/O error');
  });

/** Records queries, to count the rows they read and return. */
export function countingDatabase() {
  const asked: D1PreparedStatement[] = [];
  const DB: D1Database = Object.create(env.DB, {
    prepare: {
      value: (query: string) => {
        const statement = env.DB.prepare(query);
        const bind = statement.bind.bind(statement);
        return Object.assign(statement, {
          bind: (...values: unknown[]) => {
            const bound = bind(...values);
            if (/^select/i.test(query)) asked.push(bound);
            return bound;
          },
        });
      },
    },
  }) as D1Database;
  return {
    DB,
    rows: async () => {
      const answers = await Promise.all(asked.map((statement) => statement.all()));
      const sum = (of: (answer: D1Result) => number) => answers.reduce((total, one) => total + of(one), 0);
      return { read: sum(({ meta }) => meta.rows_read), answered: sum(({ results }) => results.length) };
    },
  };
}
