import { withinTime } from '../../within-time.ts';
import type { CryptoKey } from 'jose';
import type { KeySet } from './key-set.ts';

type FoundKey =
  | { state: 'found'; key: CryptoKey }
  | { state: 'unknown' }
  /** Nobody can say: the key is not known, and the source does not answer. */
  | { state: 'unavailable'; retryAfterSeconds: number };

interface KeyCacheOptions {
  fetchKeys: () => Promise<KeySet>;
  now: () => number;
  /** Lets work outlive the request that began it: others wait for it too. */
  background: (work: Promise<void>) => void;
  onFailure: (error: unknown) => void;
}

/** How long a forger who invents key ids has to wait before the source is asked again because of it. */
const coolDownMs = 10_000;
const retryAfterMs = 2_000;
const patienceMs = 3_500;

/**
 * The provider's keys. What was known once goes on working while the source is down, hangs, talks nonsense or
 * answers an empty list; a new key works at once, because an unknown id asks the source, but rarely.
 */
export function createKeyCache({ fetchKeys, now, background, onFailure }: KeyCacheOptions) {
  let keys: KeySet['keys'] = new Map();
  let staleAt = 0;
  let failedAt = -Infinity;
  /** When the source was last asked for an unknown id, and answered. */
  let strangerAskedAt = -Infinity;
  let strangerWaits = false;
  let pending: Promise<void> | undefined;

  async function load() {
    try {
      const fetched = await fetchKeys();
      keys = fetched.keys;
      staleAt = now() + fetched.freshForMs;
      failedAt = -Infinity;
      // An answer that never came makes nobody wait: a key that was rotated rightly works once the source is back.
      if (strangerWaits) strangerAskedAt = now();
      strangerWaits = false;
    } catch (error) {
      failedAt = now();
      onFailure(error);
    } finally {
      pending = undefined;
    }
  }

  /** At most one question to the source at a time. */
  function refresh(): Promise<void> {
    if (!pending) {
      pending = load();
      background(pending);
    }
    return pending;
  }

  const hasFailed = () => failedAt > -Infinity;
  const sourceMayBeAsked = () => now() - failedAt >= retryAfterMs;
  /** Whether the source's last word is known. */
  const isAnswered = () => keys.size > 0 && !hasFailed() && !pending;

  async function wait() {
    await withinTime(patienceMs, refresh(), () => undefined);
  }

  async function find(kid: string): Promise<FoundKey> {
    if (keys.has(kid)) {
      if (now() >= staleAt && sourceMayBeAsked()) void refresh();
    } else if (pending) {
      await wait();
    } else if (hasFailed() ? sourceMayBeAsked() : now() - strangerAskedAt >= coolDownMs) {
      strangerWaits = keys.size > 0;
      await wait();
    }
    const key = keys.get(kid);
    if (key) return { state: 'found', key };
    // A new key may be among what the source could not tell: only its own list makes an id unknown.
    return isAnswered()
      ? { state: 'unknown' }
      : { state: 'unavailable', retryAfterSeconds: retryAfterMs / 1000 };
  }

  /** Whether tokens can be told apart; asks the source if nothing is known yet. */
  async function answers(): Promise<boolean> {
    if (keys.size === 0 && (pending || sourceMayBeAsked())) await wait();
    return keys.size > 0;
  }

  return { find, answers };
}

export type KeyCache = ReturnType<typeof createKeyCache>;
