import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';

it('declarations about one order: carried out one after the other, so that each sees what was refunded', async () => {
  const { declarations } = storesOf(env);
  const now = new Date();
  const orderId = crypto.randomUUID();
  const proved = async (name: string, order: string) => {
    const { id } = await declarations.keep({
      id: crypto.randomUUID(),
      kind: 'cancel',
      manner: 'ordinary',
      contract: 'app',
      locale: 'de',
      name,
      email: `${orderId}@example.com`,
      received: now,
    });
    await declarations.identified(id, { state: 'due', orderId: order }, now);
    return id;
  };
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
