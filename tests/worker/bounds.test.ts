import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../functions/deps.ts';
import { storeOnboarding } from '../../functions/members/onboarding.ts';
import { anyAddress, code } from './outside/call.ts';
import { sql } from './outside/database.ts';
import { agree, answers } from './members/people.ts';
import { shopper, wish } from './outside/shop.ts';
import type { Networks } from '../../functions/database/hourly-counts.ts';

const { db, consentReceipts } = storesOf(env);

it('unpaid orders: an account has fifty at most, and can order again once some are gone', async () => {
  const her = await shopper('never-pays');
  await sql(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
     INSERT INTO orders (id, user_id, email, email_key, product, level, locale, list_cents, due_cents, ordered, terms_version,
       withdrawal_version, early_start, checkout_expires, state)
     SELECT 'unpaid' || i, ?, 'x', 'x', 'app-1-month', 'VALEA_APP', 'de', 1, 1, 1, 1, 1, 1, 1, 'expired' FROM n`,
    her.userId,
  ).run();
  const count = () => sql('SELECT count(*) AS n FROM orders WHERE user_id = ?', her.userId).first('n');
  const refused = await her.order(wish('app-1-month'));
  expect([refused.status, code(refused), await count()]).toEqual([409, { code: 'too_many_orders' }, 50]);
  await sql("DELETE FROM orders WHERE id = 'unpaid1'").run();
  expect((await her.order(wish('app-1-month'))).status).toBe(200);
});

it('weights: an account has four hundred at most, the newest', async () => {
  const her = await shopper('weighs-often');
  await agree(her.uid);
  await sql(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 450)
     INSERT INTO weight_history (user_id, weight, weight_changed) SELECT ?, 1000 + i, i FROM n`,
    her.userId,
  ).run();
  await storeOnboarding(db, her.userId, answers, new Date());
  const { results } = await sql(
    'SELECT weight FROM weight_history WHERE user_id = ? ORDER BY id DESC',
    her.userId,
  ).all<{ weight: number }>();
  expect([results.length, results[0]?.weight, results.at(-1)?.weight]).toEqual([400, answers.weight, 1052]);
});

it('consent receipts: a network’s hour ends before everybody’s does', async () => {
  const now = new Date();
  const mayKeep = (network: string) => consentReceipts.mayKeep([network] satisfies Networks, now);
  const counted = (count: number) => sql('UPDATE declaration_sources SET count = ?', count).run();
  const flooding = anyAddress();
  expect(await mayKeep(flooding)).toBe(true);
  await counted(1_000);
  expect([await mayKeep(flooding), await mayKeep(anyAddress())]).toEqual([false, true]);
  await counted(5_000);
  expect(await mayKeep(anyAddress())).toBe(false);
});
