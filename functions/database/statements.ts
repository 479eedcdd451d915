import type { Env } from '../env.ts';

/** What an invocation may spend: https://developers.cloudflare.com/d1/platform/limits/ */
const mostStatements = 1_000;
/** For what is stored and told at the end of a job. */
const keptForItsEnd = 50;

/** A job's database, which counts, and how many statements are left to its parts. */
export function countStatements(env: Env): { counted: Env; left: () => number } {
  let statements = 0;
  const DB = Object.create(env.DB, {
    prepare: {
      value: (sql: string) => {
        statements += 1;
        return env.DB.prepare(sql);
      },
    },
    batch: { value: (batch: D1PreparedStatement[]) => env.DB.batch(batch) },
  }) as D1Database;
  return { counted: { ...env, DB }, left: () => mostStatements - keptForItsEnd - statements };
}
