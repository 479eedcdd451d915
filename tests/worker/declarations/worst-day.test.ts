import { beforeEach, expect, it } from 'vitest';
import { shortNumber, type Declaration } from '#domain/shop/declaration.ts';
import { depsOf, storesOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { hex } from '../outside/conversions.ts';
import { declarer, linkIn } from '../outside/declarer.ts';
import { nothingToTell } from '../outside/operator.ts';
import { closeStrangers } from '../../../scripts/ops/statements.ts';
import { env } from 'cloudflare:workers';

beforeEach(nothingToTell);

const minute = 60_000;

/** A buyer whose address is flooded, by a clock of the test's own. */
async function flooded(name: string) {
  const one = await declarer(name);
  const order = await one.buy('app-1-month');
  const clock = { now: Date.now() };
  const deps = depsOf(one.worker, { log: createLog(), now: () => new Date(clock.now) });
  if (!deps) throw new Error('These tests have all settings.');
  const declare = async (email: string, more: Partial<Declaration> = {}) => {
    const said = {
      id: hex(),
      locale: 'de',
      name: 'Erika Muster',
      email,
      contract: 'app',
      kind: 'withdraw',
    } as const;
    const declaration = { ...said, ...more, received: new Date(clock.now) } as Declaration;
    await deps.declarations.handle(await deps.declarations.keep(declaration));
    return declaration.id;
  };
  const tagged = (tag: number) => one.email.replace('@', `+${tag}@`);
  /** Strangers from several sources: her address, its other spellings, and many contents. */
  const fakes = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await declare(one.email, { name: `Wer ${hex()}` });
      await declare(tagged(index), { name: `Wer ${hex()}` });
      await declare(one.email, { kind: 'cancel', manner: 'extraordinary', reason: hex() });
    }
  };
  /** The job runs every ten minutes. */
  const pass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 10) {
      clock.now += 10 * minute;
      await deps.mailOutbox.sendDue();
    }
  };
  return { ...one, order, declare, fakes, pass };
}

it('worst day: in three hours of fakes at every spelling of her address, the link of a buyer leaves within the hour', async () => {
  const { her, order, to, email, declare, fakes, pass, press } = await flooded('worst-day');
  for (let hour = 0; hour < 3; hour += 1) {
    await fakes(6);
    await pass(60);
  }
  await fakes(6);
  const before = to(email).length;
  const id = await declare(email, { order: shortNumber(order) });
  await fakes(6);
  await pass(50);
  const since = to(email).slice(before);
  const answer = since.find(({ text }) => text.includes(`Nummer: ${shortNumber(id)}`));
  expect(answer).toBeDefined();
  expect(since.length).toBeLessThanOrEqual(2);
  await press(linkIn(answer, 'Ja, ich widerrufe'));
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
});

it('worst day: a buyer without her order number gets a link within the hour that does what she declared', async () => {
  const { her, order, to, email, declare, fakes, pass, press } = await flooded('worst-day-again');
  await fakes(25);
  const before = to(email).length;
  await declare(email);
  await fakes(10);
  await pass(50);
  await press(linkIn(to(email).slice(before).at(0), 'Ja, ich widerrufe'));
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
});

it('worst day: strangers’ declarations hide no buyer’s from the operator, and are closed by the hundred', async () => {
  const one = await declarer('among-hundreds');
  await one.buy('app-1-month');
  const { declarations } = storesOf(env);
  const strangers = Array.from({ length: 120 }, () => hex());
  await env.DB.batch(
    strangers.flatMap((id) => [
      env.DB.prepare(
        `INSERT INTO declarations (id, kind, locale, name, email, email_key, contract, received)
         VALUES (?1, 'cancel', 'de', 'x', ?1 || '@example.com', ?1 || '@example.com', 'app', 1)`,
      ).bind(id),
      env.DB.prepare(
        "INSERT INTO declaration_progress (declaration_id, state, sender) VALUES (?, 'carried_out', 'stranger')",
      ).bind(id),
      env.DB.prepare(
        "INSERT INTO declaration_results (declaration_id, code, at) VALUES (?, 'unknown', 1)",
      ).bind(id),
    ]),
  );
  for (let count = 0; count < 12; count += 1) await one.withdraw({ name: `Wer ${count}` });
  const other = await declarer('beside-them');
  const order = await other.buy('app-1-month');
  await other.withdraw();
  const open = () => declarations.open(new Date(Date.now() + 2 * 86_400_000));
  const { count, waiting, ofStrangers } = await open();
  expect([count, ofStrangers.count]).toEqual([13, 120]);
  const id = await env.DB.prepare('SELECT declaration_id AS id FROM declaration_progress WHERE order_id = ?')
    .bind(order)
    .first('id');
  expect(waiting.map((each) => each.id)).toContain(id);
  await env.DB.prepare(closeStrangers).run();
  expect((await open()).ofStrangers.count).toBe(20);
});
