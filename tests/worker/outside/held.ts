import { env } from 'cloudflare:workers';
import { freshWorker } from './call.ts';
import type { Env } from '../../../functions/env.ts';

const runs = new Set(['run', 'all', 'raw', 'first']);

/** A Worker whose next matching statement is held back, so that a test can act between a request's reads and writes. */
export function heldWorker(isHeld: (sql: string) => boolean, settings: Partial<Env> = {}) {
  const reached = Promise.withResolvers<undefined>();
  const letGo = Promise.withResolvers<undefined>();
  let isOver = false;
  const whole = new WeakMap<D1PreparedStatement, { sql: string; real: D1PreparedStatement }>();

  async function wait(statements: readonly string[]): Promise<void> {
    if (isOver || !statements.some(isHeld)) return;
    isOver = true;
    reached.resolve(undefined);
    await letGo.promise;
  }

  function statement(sql: string, real: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(real, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'bind') return (...values: unknown[]) => statement(sql, target.bind(...values));
        return async (...given: unknown[]) => {
          if (runs.has(String(name))) await wait([sql]);
          return Reflect.apply(value, target, given) as unknown;
        };
      },
    });
    whole.set(proxy, { sql, real });
    return proxy;
  }

  const database: D1Database = Object.create(env.DB, {
    prepare: { value: (sql: string) => statement(sql, env.DB.prepare(sql)) },
    batch: {
      value: async (statements: D1PreparedStatement[]) => {
        const known = statements.map((one) => whole.get(one) ?? { sql: '', real: one });
        await wait(known.map(({ sql }) => sql));
        return env.DB.batch(known.map(({ real }) => real));
      },
    },
  }) as D1Database;

  return {
    worker: freshWorker({ ...settings, DB: database }),
    reached: reached.promise,
    letGo: () => {
      letGo.resolve(undefined);
    },
  };
}
