import { expect, it } from 'vitest';
import { serverEvent } from '../../../functions/adapters/meta/server-event.ts';
import { sha256 } from '../../../functions/crypto/sha256.ts';
import { conversion } from '../outside/conversions.ts';
import type { Visitor } from '../../../functions/ports/conversions.ts';

const userData = async (visitor: Visitor) =>
  (await serverEvent({ ...conversion({ consentReceipt: '' }), visitor })).user_data;

it('hashing: the documentation’s example', async () => {
  expect(await userData({ email: ' John_Smith@gmail.com ' })).toEqual({
    em: ['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'],
  });
});

it('hashing: a domain with umlauts is sent in both spellings', async () => {
  const spellings = ['grüße@müller-bücher.de', 'grüße@xn--mller-bcher-thbg.de'];
  const em = await Promise.all(spellings.map(sha256));
  expect(await userData({ email: 'Grüße@Müller-Bücher.DE' })).toEqual({ em });
});

it.each(['', ' ', '@example.com', 'nobody'])('hashing: %j is no address and not sent', async (email) => {
  expect(await userData({ email })).toEqual({});
});
