import type { Env } from '../env.ts';

/** https://developers.cloudflare.com/d1/platform/limits/ */
const mostStatements = 1_000;
/** Reserved for the end of a job. */
const keptForItsEnd = 50;

/**
 * A database that counts, and how many statements the job's parts may still run. A call of another service counts like
 * a statement (`called`), as the platform limits both.
 */
export function countStatements(env: Env): { counted: Env; left: () => number; called: () => void } {
  let statements = 0;
  const counting = <Database extends D1Database | D1DatabaseSession>(database: Database, others = {}) =>
    Object.create(database, {
      prepare: {
        value: (sql: string) => {
          statements += 1;
          return database.prepare(sql);
        },
      },
      batch: { value: (batch: D1PreparedStatement[]) => database.batch(batch) },
      ...others,
    }) as Database;
  const DB = counting(env.DB, {
    withSession: { value: (at: D1SessionConstraint) => counting(env.DB.withSession(at)) },
  });
  return {
    counted: { ...env, DB },
    left: () => mostStatements - keptForItsEnd - statements,
    called: () => void (statements += 1),
  };
}
