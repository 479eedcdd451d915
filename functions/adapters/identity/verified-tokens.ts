import { BoundedMap } from '../../bounded-map.ts';
import type { CryptoKey } from 'jose';
import type { Member } from '../../ports/identity.ts';
import type { KeyCache } from './key-cache.ts';

interface RememberedToken {
  member: Member;
  kid: string;
  key: CryptoKey;
  until: number;
}

/** A few megabytes. More than members listen at once, or each token would be evicted before its next use. */
const most = 4_000;

/**
 * Tokens with a checked signature, the most expensive part of a request. One counts until it expires, and only while
 * the key that it was checked with is in force.
 */
export function createVerifiedTokens() {
  const verified = new BoundedMap<string, RememberedToken>(most);

  return {
    async find(token: string, keys: KeyCache, now: number): Promise<Member | undefined> {
      const entry = verified.get(token);
      if (!entry) return undefined;
      const current = await keys.find(entry.kid);
      if (entry.until > now && current.state === 'found' && current.key === entry.key) return entry.member;
      verified.delete(token);
      return undefined;
    },

    remember(token: string, entry: RememberedToken): void {
      verified.set(token, entry);
    },
  };
}
