import { withinTime } from '../../time/within-time.ts';
import type { CryptoKey } from 'jose';
import type { KeySet } from './key-set.ts';

type FoundKey =
  | { state: 'found'; key: CryptoKey }
  | { state: 'unknown' }
  | { state: 'unavailable'; retryAfterSeconds: number };

interface KeyCacheOptions {
  fetchKeys: () => Promise<KeySet>;
  now: () => number;
  /** Lets the fetch outlive its request, because others wait for it, too. */
  background: (work: Promise<void>) => void;
  onFailure: (error: unknown) => void;
}

/** Limits how often invented key ids can trigger a fetch. */
const coolDownMs = 10_000;
const retryAfterMs = 2_000;
const patienceMs = 3_500;

/**
 * The provider's signing keys. Cached keys stay valid while the source fails or returns garbage or an empty list. An
 * unknown id triggers a rate-limited fetch, so that a new key works at once.
 */
export function createKeyCache({ fetchKeys, now, background, onFailure }: KeyCacheOptions) {
  let keys: KeySet['keys'] = new Map();
  let staleAt = 0;
  let failedAt = -Infinity;
  /** When the source last answered a request for an unknown id. */
  let unknownKeyAskedAt = -Infinity;
  let isForUnknownKey = false;
  let pending: Promise<void> | undefined;

  async function load() {
    try {
      const fetched = await fetchKeys();
      keys = fetched.keys;
      staleAt = now() + fetched.freshForMs;
      failedAt = -Infinity;
      // Failed requests do not count, so that a rotated key works as soon as the source is back.
      if (isForUnknownKey) unknownKeyAskedAt = now();
      isForUnknownKey = false;
    } catch (error) {
      failedAt = now();
      onFailure(error);
    } finally {
      pending = undefined;
    }
  }

  function refresh(): Promise<void> {
    if (!pending) {
      pending = load();
      background(pending);
    }
    return pending;
  }

  const hasFailed = () => failedAt > -Infinity;
  const sourceMayBeAsked = () => now() - failedAt >= retryAfterMs;
  const isAnswered = () => keys.size > 0 && !hasFailed() && !pending;

  async function wait() {
    await withinTime(patienceMs, refresh(), () => undefined);
  }

  async function find(kid: string): Promise<FoundKey> {
    if (keys.has(kid)) {
      if (now() >= staleAt && sourceMayBeAsked()) void refresh();
    } else if (pending) {
      await wait();
    } else if (hasFailed() ? sourceMayBeAsked() : now() - unknownKeyAskedAt >= coolDownMs) {
      isForUnknownKey = keys.size > 0;
      await wait();
    }
    const key = keys.get(kid);
    if (key) return { state: 'found', key };
    // Only a complete list proves an id unknown: a new key may be in the one that could not be fetched.
    return isAnswered()
      ? { state: 'unknown' }
      : { state: 'unavailable', retryAfterSeconds: retryAfterMs / 1000 };
  }

  return { find };
}

export type KeyCache = ReturnType<typeof createKeyCache>;
