import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { freshWorker } from '../outside/call.ts';
import { participant } from '../outside/participant.ts';
import { modulesOf } from '#domain/course/modules.ts';

const [{ slug } = { slug: '' }] = modulesOf('zpp');

it('listening report: one statement to read and one row to write', async () => {
  const seen: string[] = [];
  const recorded = (statement: D1PreparedStatement, query: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'bind') return (...values: unknown[]) => recorded(target.bind(...values), query);
        return (...given: unknown[]) => {
          seen.push(query);
          return Reflect.apply(value, target, given) as unknown;
        };
      },
    });
  const counting = new Proxy(env.DB, {
    get: (target, name) =>
      name === 'prepare'
        ? (query: string) => recorded(target.prepare(query), query)
        : (Reflect.get(target, name) as unknown),
  });
  const her = await participant('counted', 'zpp', {}, freshWorker({ DB: counting }));
  await her.report(slug);
  her.wait(15_000);
  seen.length = 0;
  const { body } = await her.report(slug, { played: [[0, 150]] });
  expect(body).toMatchObject({ heard: [[0, 150]] });
  expect(seen.map((query) => query.split(' ')[0]?.toLowerCase())).toEqual(['select', 'update']);
  const written = await env.DB.prepare(
    'UPDATE course_progress SET heard = heard, version = version + 1 WHERE order_id = ?',
  )
    .bind(her.orderId)
    .run();
  expect(written.meta.rows_written).toBe(1);
});
