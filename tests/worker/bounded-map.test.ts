import { expect, it } from 'vitest';
import { createVerifiedTokens } from '../../functions/adapters/identity/token-check.ts';
import type { KeyCache } from '../../functions/adapters/identity/key-cache.ts';
import { memberOf } from './members/people.ts';

it('verified tokens: four thousand of ten thousand are remembered', async () => {
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const keys: KeyCache = {
    find: () => Promise.resolve({ state: 'found', key }),
  };
  const tokens = createVerifiedTokens();
  const names = Array.from({ length: 10_000 }, (_, index) => `token-${index}`);
  const member = memberOf('u');
  for (const name of names) tokens.remember(name, { member, kid: 'kid', key, until: 2 });
  const found = await Promise.all(names.map((name) => tokens.find(name, keys, 1)));
  expect(found.filter((entry) => entry !== undefined)).toHaveLength(4_000);
});
