import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { hex } from '../outside/conversions.ts';

const { declarations } = storesOf(env);
const now = new Date();
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Stores a declaration by somebody; returns its id. */
async function kept(name: string, received = now) {
  const said = { kind: 'withdraw', locale: 'de', email: 'claims@example.com', contract: 'app' } as const;
  return (await declarations.keep({ ...said, id: hex(), name, received })).id;
}

it('declarations about one order: carried out one after the other, so that each sees what was refunded', async () => {
  const proved = async (name: string, orderId: string) => {
    const id = await kept(name);
    await declarations.identified(id, { state: 'due', orderId }, now);
    return id;
  };
  const orderId = crypto.randomUUID();
  const first = await proved('Ada', orderId);
  const second = await proved('A.', orderId);
  const other = await proved('Ada L.', crypto.randomUUID());
  expect(await declarations.claim(first, now)).toBe(true);
  expect(await declarations.claim(second, now)).toBe(false);
  expect(await declarations.claim(other, now)).toBe(true);
  const known = await declarations.find(first);
  if (!known) throw new Error('Nothing is stored.');
  await declarations.conclude(known, { code: 'ends', orderId }, now);
  expect(await declarations.claim(second, now)).toBe(true);
});

it('flood of declarations: does not delay those that are due', async () => {
  const identified = await kept('identified', before(1_000));
  const flood = Array.from({ length: 60 }, (_, index) => kept(`flood ${index}`, before(60_000)));
  const [triedLast = ''] = await Promise.all(flood);
  await declarations.identified(identified, { state: 'due', orderId: 'o' }, before(1));
  // Declarations that failed before come after new ones.
  await declarations.release(triedLast, now);
  const due = await declarations.due(now);
  expect(due).toContain(identified);
  expect(due).not.toContain(triedLast);
});
