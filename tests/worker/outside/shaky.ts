import { env } from 'cloudflare:workers';
import { freshWorker } from './call.ts';
import type { Env } from '../../../functions/env.ts';

/** A database that sometimes fails: before the work, or after it, so that the answer is lost. */
export function shakyWorker(
  failsAt: (call: number) => 'before' | 'after' | undefined,
  settings: Partial<Env> = {},
  /** Whether the Worker dies before that statement. */
  diesAt: (statement: number) => boolean = () => false,
): Env {
  let calls = 0;
  let statements = 0;
  const database: D1Database = Object.create(env.DB, {
    prepare: {
      value: (sql: string) => {
        statements += 1;
        if (diesAt(statements)) throw new Error('D1_ERROR: network connection lost');
        return env.DB.prepare(sql);
      },
    },
    batch: {
      value: async (batch: D1PreparedStatement[]) => {
        calls += 1;
        const fault = failsAt(calls);
        if (fault === 'before') throw new Error('D1_ERROR: network connection lost');
        const result = await env.DB.batch(batch);
        if (fault === 'after') throw new Error('D1_ERROR: network connection lost');
        return result;
      },
    },
  }) as D1Database;
  return freshWorker({ ...settings, DB: database });
}
