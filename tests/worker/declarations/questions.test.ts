import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { carryOutDeclaration } from '../../../scripts/ops/statements.ts';
import { declarer, heading, linkIn } from '../outside/declarer.ts';
import { stripe } from '../outside/places.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const asks = ({ subject }: { subject: string }) => /^Hast du (gekündigt|widerrufen)\?/.test(subject);

it('a flood of acknowledgements keeps no question from her', async () => {
  const { buy, withdraw, cancel, to, email } = await declarer('drowned');
  await buy('app-3-months');
  for (let count = 0; count < 7; count += 1) await withdraw({ contract: 'course', name: 'Wer Anders' });
  expect(to(email).filter(asks)).toHaveLength(0);
  await cancel();
  expect(to(email).filter(asks)).toHaveLength(1);
});

it('of a flood about one contract one question waits: it asks about all of them, and an objection stops them', async () => {
  const { her, buy, withdraw, to, email, anHourLater, worker, press, cronIn } = await declarer('asked-once');
  const order = await buy('app-3-months');
  for (let count = 0; count < 9; count += 1) await withdraw({ name: `Wer ${count}` });
  const before = to(email).filter(asks).length;
  expect(before).toBe(4);
  const { results } = await env.DB.prepare(
    `SELECT key FROM mails WHERE kind = 'declaration_check' AND sent IS NULL AND about IN
      (SELECT declaration_id FROM declaration_progress WHERE order_id = ?)`,
  )
    .bind(order)
    .all();
  expect(results).toHaveLength(1);

  await anHourLater();
  await catchUp(worker);
  const [question, ...more] = to(email).filter(asks).slice(before);
  expect(more).toEqual([]);
  for (const name of ['Wer 4', 'Wer 8']) expect(question?.text).toContain(`Name: „${name}“`);
  await press(linkIn(question, 'Das war ich nicht'));
  await cronIn(5);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  const said = to(email).filter(({ subject }) => subject.startsWith('Wir haben das gestoppt'));
  expect(said).toHaveLength(1);
});

it('who was asked about along with another can confirm it, and silence counts from that mail', async () => {
  const { her, buy, withdraw, to, email, anHourLater, worker, press, cronIn } = await declarer('asked-along');
  const order = await buy('app-3-months');
  for (let count = 0; count < 6; count += 1) await withdraw({ name: `Wer ${count}` });
  const { results } = await env.DB.prepare(
    'SELECT declaration_id, asked_with FROM declaration_progress WHERE order_id = ? AND asked_with IS NOT NULL',
  )
    .bind(order)
    .all();
  expect(results).toHaveLength(1);
  const waits = () =>
    env.DB.prepare('SELECT state FROM declaration_progress WHERE declaration_id = ?')
      .bind(results[0]?.['declaration_id'])
      .first('state');
  await anHourLater();
  // All that had a mail of their own were answered; this one has not been asked about yet.
  await env.DB.prepare(
    `UPDATE declaration_progress SET state = 'objected', carry_out_at = NULL WHERE order_id = ? AND asked_with IS NULL`,
  )
    .bind(order)
    .run();
  await cronIn(3.1);
  expect(await waits()).toBe('waiting_for_objection');
  await catchUp(worker);
  const question = to(email).filter(asks).at(-1);
  expect(question?.text).toContain('Name: „Wer 5“');
  await press(linkIn(question, 'Ja, ich widerrufe'));
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
});

it('where our question cannot be delivered, silence is no answer, and a person is told', async () => {
  const { her, buy, withdraw, fault, later, worker, cronIn } = await declarer('undeliverable');
  const order = await buy('app-1-month');
  fault.failing = true;
  await withdraw();
  for (let round = 0; round < 10; round += 1) {
    await later();
    await catchUp(worker);
  }
  fault.failing = false;
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  await cronIn(3.1);
  expect(lines.filter((line) => line.includes('declaration_waits_for_a_person'))).toHaveLength(1);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  const open = async (days: number) => {
    const deps = depsOf(worker, { log: createLog() });
    return (await deps?.declarations.open(new Date(Date.now() + days * 86_400_000)))?.count ?? 0;
  };
  expect((await open(7.1)) - (await open(6.9))).toBeGreaterThanOrEqual(1);

  // The person has asked her, and has it carried out.
  const id = await env.DB.prepare('SELECT declaration_id FROM declaration_progress WHERE order_id = ?')
    .bind(order)
    .first<string>('declaration_id');
  const { results } = await env.DB.prepare(carryOutDeclaration(id?.slice(0, 8) ?? '')).all();
  expect(results).toHaveLength(1);
  await cronIn(3.2);
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
  await env.DB.prepare('DELETE FROM mails WHERE due IS NULL AND sent IS NULL').run();
  await nightly(worker, new Date());
});

it('whoever is asked which contract, while only one fits by then, is asked whether it was her', async () => {
  const { her, buy, withdraw, fault, worker, later, last, press, open } = await declarer('one-left');
  const older = await buy('zpp');
  const newer = await buy('zpp2');
  fault.failing = true;
  await withdraw({ contract: 'course' });
  fault.failing = false;
  await her.send('/api/withdraw', {
    ...{ locale: 'de', name: 'Erika', email: `${her.uid}@example.com`, contract: 'course', order: newer },
  });
  expect(await her.state(newer)).toMatchObject({ state: 'refunded' });
  await later();
  await catchUp(worker);
  await catchUp(worker);
  expect(last()?.subject).toMatch(/^Hast du widerrufen\?/);
  const path = linkIn(last(), 'Ja, ich widerrufe');
  expect(heading(await open(path))).toEqual(['confirm_withdraw']);
  await press(path);
  expect(await her.state(older)).toMatchObject({ state: 'refunded' });
});

it('a cancellation that could not be undone is not said to be: she hears that a person looks, and one does', async () => {
  const { her, buy, cancel, last, open, press, subscription, cronIn } = await declarer('not-undone');
  await buy('app-3-months');
  await cancel();
  await press(linkIn(last(), 'Ja, ich kündige'));
  const path = linkIn(last(), 'Kündigung zurücknehmen');
  await stripe.become({ mode: 'unavailable' });
  await press(path);
  await stripe.become({ mode: 'ok' });
  // Cancelled once more, signed in, before the first could be undone.
  await her.send('/api/cancel', {
    ...{ locale: 'de', name: 'Erika', email: `${her.uid}@example.com`, contract: 'app', manner: 'ordinary' },
  });
  await cronIn(0.1);
  expect((await subscription())?.state).toBe('ending');
  expect(heading(await open(path))).toEqual(['not_undone']);
  expect(last()?.subject).toMatch(/^Deine Kündigung [\dA-F]{4}-[\dA-F]{4}: Wir melden uns$/);
  const waiting = await env.DB.prepare(
    `SELECT count(*) AS count FROM declaration_results r JOIN declarations d ON d.id = r.declaration_id
     WHERE r.closed IS NULL AND d.email = ?`,
  )
    .bind(`${her.uid}@example.com`)
    .first('count');
  expect(waiting).toBe(1);
});

it('what was cancelled once more cannot be taken back by the earlier link; a withdrawal in between changes nothing', async () => {
  const { her, email, buy, cancel, withdraw, last, open, press, subscription, worker } =
    await declarer('overtaken');
  await buy('app-3-months');
  await cancel();
  await press(linkIn(last(), 'Ja, ich kündige'));
  const path = linkIn(last(), 'Kündigung zurücknehmen');
  // A withdrawal that is refused by the money is no cancellation: taking back goes on.
  await withdraw();
  await press(linkIn(last(), 'Das war ich nicht'));
  await env.DB.prepare(
    `UPDATE declaration_progress SET state = 'carried_out' WHERE declaration_id IN
      (SELECT id FROM declarations WHERE kind = 'withdraw' AND email = ?)`,
  )
    .bind(email)
    .run();
  expect(heading(await open(path))).toEqual(['take_back']);
  await her.send('/api/cancel', {
    ...{ locale: 'de', name: 'Erika', email, contract: 'app', manner: 'ordinary' },
  });
  expect(heading(await open(path))).toEqual(['too_late']);
  await press(path);
  await catchUp(worker);
  expect(heading(await open(path))).toEqual(['too_late']);
  expect((await subscription())?.state).toBe('ending');
});

it('a plan whose checkout session the payment service does not know is not said to be over', async () => {
  const { her, email, buy, last } = await declarer('lost-session');
  const order = await buy('app-3-months');
  await env.DB.prepare("UPDATE orders SET checkout_session = 'cs_lost' || id WHERE id = ?").bind(order).run();
  await her.send('/api/cancel', {
    ...{ locale: 'de', name: 'Erika', email, contract: 'app', manner: 'ordinary' },
  });
  expect(last()?.text).toContain('Deine Bestellung haben wir gefunden');
});
