import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { recordingDatabase, sql } from '../outside/database.ts';
import { call, post } from '../outside/call.ts';
import { nothingToTell } from '../outside/operator.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { recordWebhooks, shopper } from '../outside/shop.ts';
import type { Env } from '../../../functions/env.ts';

/** https://developers.cloudflare.com/d1/platform/limits/ */
const mostStatements = 1_000;

beforeEach(nothingToTell);

afterEach(async () => {
  await sql("DELETE FROM mails WHERE key LIKE '%flood%'").run();
  await sql("DELETE FROM orders WHERE id LIKE 'flood%'").run();
  await nothingToTell();
});

/** Fills all outboxes: open declarations, mails, purchases, and orders to compare. */
async function flood() {
  const mailbox = createMailbox();
  const webhooks = await recordWebhooks();
  const her = await shopper('flooded-night', mailbox.worker);
  const { order } = await her.buy('app-1-month');
  await webhooks.deliverAll(mailbox.worker);
  const given = { locale: 'de', name: 'Erika', contract: 'app', manner: 'ordinary' };
  const declare = (email: string) =>
    call(post({ body: JSON.stringify({ ...given, email }) }, '/api/cancel'), mailbox.worker);
  await Promise.all(Array.from({ length: 75 }, (_, count) => declare(`${count}-${her.uid}@example.com`)));
  const numbers = JSON.stringify(Array.from({ length: 300 }, (_, index) => index));
  await env.DB.batch([
    sql(
      `INSERT INTO conversion_outbox (key, order_id, queued, due) SELECT 'Purchase flood' || value, ?, 1, 1 FROM json_each(?)`,
      order,
      numbers,
    ),
    sql(
      `INSERT INTO orders (id, email, email_key, product, level, locale, list_cents, due_cents, ordered, terms_version,
         withdrawal_version, early_start, checkout_expires, state, checkout_session)
       SELECT 'flood' || value, 'x@example.com', 'x@example.com', 'app-1-month', 'VALEA_APP', 'de', 1, 1, 1, 1, 1, 1, 1, 'open', 'cs_flood' || value
       FROM json_each(?)`,
      numbers,
    ),
    sql(`INSERT INTO mails (key, kind, about, queued, due)
       SELECT 'acknowledgement flood ' || id, 'acknowledgement', id, 1, 1 FROM declarations ORDER BY received DESC LIMIT 75`),
  ]);
  return mailbox.worker;
}

it.each([
  ['the catch-up', (worker: Env) => catchUp(worker)],
  ['the nightly job', (worker: Env) => nightly(worker, new Date())],
])('%s stays within the limit of statements with all outboxes full', async (_, run) => {
  const worker = await flood();
  await sql(
    "INSERT OR REPLACE INTO comparisons (part, began) VALUES ('overdue', 1), ('live', 1), ('missing', 1), ('events', 1)",
  ).run();
  const { DB, statements } = recordingDatabase();
  await run({ ...worker, DB });
  expect(statements.length).toBeGreaterThan(300);
  expect(statements.length).toBeLessThan(mostStatements);
});
