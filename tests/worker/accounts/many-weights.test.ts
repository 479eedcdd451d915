import { expect, it } from 'vitest';
import { agree } from '../members/people.ts';
import { freshWorker } from '../outside/call.ts';
import { countingDatabase, sql } from '../outside/database.ts';
import { shopper } from '../outside/shop.ts';

it('account: years of weights make no request slower but the one that shows them', async () => {
  const her = await shopper('weighed');
  await agree(her.uid);
  const readBy = async (path: string) => {
    const { DB, rows } = countingDatabase();
    expect((await her.at(freshWorker({ DB })).get(path)).status, path).toBe(200);
    return (await rows()).read;
  };
  const looks = async () => ({
    account: await readBy('/api/account'),
    courses: await readBy('/api/courses'),
    export: await readBy('/api/account/export'),
  });
  const before = await looks();
  const days = JSON.stringify(Array.from({ length: 1_000 }, (_, day) => day));
  await sql(
    'INSERT INTO weight_history (user_id, weight, weight_changed) SELECT ?, 80, value FROM json_each(?)',
    her.userId,
    days,
  ).run();
  const after = await looks();
  expect(after).toMatchObject({ account: before.account, courses: before.courses });
  expect(after.export - before.export).toBeGreaterThanOrEqual(1_000);
});
