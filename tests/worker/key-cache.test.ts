import { generateKeyPair } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { createKeyCache } from '../../functions/adapters/identity/key-cache.ts';
import type { KeySet } from '../../functions/adapters/identity/key-set.ts';

let key: CryptoKey;
beforeAll(async () => {
  ({ publicKey: key } = await generateKeyPair('RS256'));
});

/** A cache with a scripted source and a manual clock. */
function setUp() {
  let time = 1_000_000;
  let answer: () => Promise<KeySet> = () => Promise.reject(new Error('not told'));
  const seen = { asked: 0, failed: 0 };
  const cache = createKeyCache({
    fetchKeys: () => {
      seen.asked += 1;
      return answer();
    },
    now: () => time,
    background: () => undefined,
    onFailure: () => {
      seen.failed += 1;
    },
  });
  return {
    cache,
    seen,
    holding: (kids: string[], freshForMs = 60_000) => {
      answer = () => Promise.resolve({ keys: new Map(kids.map((kid) => [kid, key])), freshForMs });
    },
    failing: () => {
      answer = () => Promise.reject(new Error('down'));
    },
    later: (milliseconds: number) => {
      time += milliseconds;
    },
    settled: () => new Promise((resolve) => setTimeout(resolve, 0)),
  };
}

it('key cache: an unknown id asks the source again only after the cool-down', async () => {
  const { cache, seen, holding, later } = setUp();
  holding(['a']);
  await cache.find('a');
  await cache.find('x');
  await cache.find('y');
  expect(seen.asked).toBe(2);
  later(9_999);
  await cache.find('z');
  expect(seen.asked).toBe(2);
  later(1);
  holding(['a', 'b']);
  expect(await cache.find('b')).toEqual({ state: 'found', key });
  expect(seen.asked).toBe(3);
});

it('key cache: stale keys answer at once and are refreshed in the background', async () => {
  const { cache, seen, holding, later, settled } = setUp();
  holding(['a']);
  await cache.find('a');
  later(59_999);
  await cache.find('a');
  expect(seen.asked).toBe(1);
  later(1);
  holding(['b']);
  expect(await cache.find('a')).toEqual({ state: 'found', key });
  await settled();
  expect(seen.asked).toBe(2);
  expect(await cache.find('b')).toEqual({ state: 'found', key });
});

it('key cache: a failing source is asked again after two seconds, not on every request', async () => {
  const { cache, seen, holding, failing, later, settled } = setUp();
  holding(['a'], 0);
  await cache.find('a');
  failing();
  for (let times = 0; times < 5; times += 1) {
    expect(await cache.find('a')).toEqual({ state: 'found', key });
    await settled();
  }
  expect(seen).toEqual({ asked: 2, failed: 1 });
  later(2_000);
  await cache.find('a');
  expect(seen.asked).toBe(3);
});

it('key cache: when empty it says when to retry, and asks no more than that', async () => {
  const { cache, seen, holding, failing, later } = setUp();
  failing();
  for (let times = 0; times < 5; times += 1) {
    expect(await cache.find('a')).toEqual({ state: 'unavailable', retryAfterSeconds: 2 });
  }
  expect(seen.asked).toBe(1);
  later(2_000);
  holding(['a']);
  expect(await cache.find('a')).toEqual({ state: 'found', key });
});

it('key cache: a key rotated during an outage works with the next good answer', async () => {
  const { cache, seen, holding, failing, later } = setUp();
  holding(['a']);
  await cache.find('a');
  failing();
  const unavailable = { state: 'unavailable', retryAfterSeconds: 2 };
  expect(await cache.find('b')).toEqual(unavailable);
  expect(await cache.find('b')).toEqual(unavailable);
  expect(await cache.find('a')).toEqual({ state: 'found', key });
  expect(seen.asked).toBe(2);
  later(2_000);
  holding(['a', 'b']);
  expect(await cache.find('b')).toEqual({ state: 'found', key });
  // The cool-down counts from the good answer.
  expect(await cache.find('x')).toEqual({ state: 'unknown' });
  expect(await cache.find('y')).toEqual({ state: 'unknown' });
  expect(seen.asked).toBe(3);
});
