import type { Env } from '../env.ts';

/** https://developers.cloudflare.com/d1/platform/limits/ */
const mostStatements = 1_000;
/** Reserved for the end of a job. */
const keptForItsEnd = 50;

/**
 * A database that counts, and how many statements the job's parts may still run. A call of another service counts like
 * a statement (`countCall`), as the platform limits both.
 */
export function countStatements(env: Env): {
  counted: Env;
  statementsLeft: () => number;
  countCall: () => void;
} {
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
  return {
    counted: { ...env, DB },
    statementsLeft: () => mostStatements - keptForItsEnd - statements,
    countCall: () => void (statements += 1),
  };
}
