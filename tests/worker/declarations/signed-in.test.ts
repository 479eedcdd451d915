import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { anyAddress } from '../outside/call.ts';
import { hex } from '../outside/conversions.ts';
import { declarer } from '../outside/declarer.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { shopper } from '../outside/shop.ts';
import { cancel, cancellation, signedIn } from './declared.ts';

const withdrawal = (email: string) => ({ locale: 'de', name: 'Erika Muster', email, contract: 'app' });

it('withdrawal by its buyer, signed in: carried out although a signed-in stranger has declared the same', async () => {
  const one = await declarer('hers-anyway');
  const order = await one.buy('app-1-month');
  const stranger = await shopper('signed-in-stranger', one.worker);
  expect((await stranger.send('/api/withdraw', withdrawal(one.email))).status).toBe(200);
  expect(await one.her.state(order)).toMatchObject({ state: 'paid' });
  await signedIn(one).withdraw();
  expect(await one.her.state(order)).toMatchObject({ state: 'refunded' });
});

it('declaration about somebody else’s address: account and export show what was sent, and not whether there is a contract', async () => {
  const one = await declarer('asked-about');
  await one.buy('app-3-months');
  const seen = async (email: string) => {
    const stranger = await shopper('curious', one.worker);
    await stranger.send('/api/cancel', { ...withdrawal(email), manner: 'ordinary' });
    const { declarations } = (await stranger.get('/api/account')).body as { declarations: unknown[] };
    const exported = (await stranger.get('/api/account/export')).body as Record<string, unknown>;
    const shown = JSON.stringify([declarations, exported['declarations'], exported['mails']]);
    expect(shown).toContain(email);
    return shown.replaceAll(email, 'somebody').replaceAll(/[\da-f]{32}|\d{13}|[\d-]{10}T[\d:.]+Z/g, '…');
  };
  const known = await seen(one.email);
  expect(known).toContain('"waits":"elsewhere"');
  expect(known).toBe(await seen(`nobody-${hex()}@example.com`));
});

it('signed-in buyer: has an own hourly limit, which strangers behind the same network do not use up', async () => {
  const one = await declarer('same-network');
  const order = await one.buy('app-1-month');
  const headers = { 'CF-Connecting-IP': anyAddress() };
  const stranger = () => cancel(one.worker, cancellation(`${hex()}@example.com`), headers);
  for (let count = 0; count < 20; count += 1) await stranger();
  expect((await stranger()).status).toBe(429);
  const mine = { ...withdrawal(one.email), order: order.slice(0, 8) };
  expect((await one.her.send('/api/withdraw', mine, headers)).status).toBe(200);
  expect(await one.her.state(order)).toMatchObject({ state: 'refunded' });
});

it('declaration’s number: made by the Worker, whatever a sender proposes', async () => {
  const { worker } = createMailbox();
  const email = `numbered-${hex()}@example.com`;
  const id = hex();
  expect((await cancel(worker, cancellation(email, { id }))).status).toBe(200);
  const stored = await env.DB.prepare('SELECT id FROM declarations WHERE email = ?').bind(email).first('id');
  expect(stored).toMatch(/^[\da-f]{32}$/);
  expect(stored).not.toBe(id);
});

it('strangers’ places: once they are taken, a stranger’s declaration is stored closed and a buyer’s waits as before', async () => {
  const one = await declarer('beside-strangers');
  await one.buy('app-1-month');
  const fill = env.DB.prepare(
    `INSERT INTO declaration_progress (declaration_id, state, sender)
     SELECT id, 'unproved', 'stranger' FROM declarations WHERE id LIKE 'filled%'`,
  );
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
       INSERT INTO declarations (id, kind, locale, name, email, email_key, contract, received)
       SELECT 'filled' || i, 'cancel', 'de', 'x', 'x', 'x', 'app', 1 FROM n`,
    ),
    fill,
  ]);
  const stateOf = (email: string) =>
    env.DB.prepare(
      'SELECT p.state FROM declaration_progress p JOIN declarations d ON d.id = p.declaration_id WHERE d.email = ?',
    )
      .bind(email)
      .first('state');
  const late = `late-${hex()}@example.com`;
  expect((await cancel(one.worker, cancellation(late))).status).toBe(200);
  expect([await stateOf(late), one.to(late)]).toEqual(['dismissed', []]);
  await one.withdraw();
  expect(await stateOf(one.email)).toBe('unproved');
  await env.DB.prepare(
    "UPDATE declaration_progress SET state = 'dismissed' WHERE declaration_id LIKE 'filled%'",
  ).run();
  const next = `next-${hex()}@example.com`;
  await cancel(one.worker, cancellation(next));
  expect(one.to(next)).toHaveLength(1);
});
