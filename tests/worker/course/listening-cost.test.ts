import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { recordingDatabase } from '../outside/database.ts';
import { freshWorker } from '../outside/call.ts';
import { participant } from '../outside/participant.ts';
import { modulesOf } from '#domain/course/modules.ts';

const [{ slug } = { slug: '' }] = modulesOf('zpp');

it('listening report: one statement to read and one row to write', async () => {
  const { DB, statements } = recordingDatabase();
  const her = await participant('counted', 'zpp', {}, freshWorker({ DB }));
  await her.report(slug);
  her.wait(15_000);
  statements.length = 0;
  const { body } = await her.report(slug, { played: [[0, 150]] });
  expect(body).toMatchObject({ heard: [[0, 150]] });
  expect(statements.map((query) => query.split(' ')[0]?.toLowerCase())).toEqual(['select', 'update']);
  const written = await env.DB.prepare(
    'UPDATE course_progress SET heard = heard, version = version + 1 WHERE order_id = ?',
  )
    .bind(her.orderId)
    .run();
  expect(written.meta.rows_written).toBe(1);
});
