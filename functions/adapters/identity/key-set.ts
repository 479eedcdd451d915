import { importJWK, type CryptoKey } from 'jose';
import { z } from 'zod';
import { callJson } from '../call-json.ts';

const call = { callee: 'The key source', timeLimitMs: 3_000, sizeLimit: 64_000 };

/** Only keys that can sign an ID token: RSA for RS256. Others are skipped. */
const signingKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1),
  n: z.string().min(340),
  e: z.string(),
  alg: z.literal('RS256').default('RS256'),
  use: z.literal('sig').default('sig'),
});
const keySet = z.object({ keys: z.array(z.unknown()).max(100) });

export interface KeySet {
  keys: ReadonlyMap<string, CryptoKey>;
  freshForMs: number;
}

const bounds = { least: 60_000, most: 24 * 3_600_000, usual: 3_600_000 };

function freshness(headers: Headers): number {
  const seconds = /max-age=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1];
  if (seconds === undefined) return bounds.usual;
  return Math.min(bounds.most, Math.max(bounds.least, Number(seconds) * 1000));
}

async function importKey(candidate: unknown): Promise<[string, CryptoKey] | undefined> {
  const parsed = signingKey.safeParse(candidate);
  if (!parsed.success) return undefined;
  const key = await importJWK(parsed.data, 'RS256').catch(() => undefined);
  return key instanceof Uint8Array || key === undefined ? undefined : [parsed.data.kid, key];
}

/** Throws unless there is at least one usable key, so that an empty list replaces nothing. */
export async function fetchKeySet(url: string): Promise<KeySet> {
  const { headers, value } = await callJson(url, call);
  const candidates = keySet.safeParse(value).data?.keys ?? [];
  const imported = (await Promise.all(candidates.map(importKey))).filter((entry) => entry !== undefined);
  if (imported.length === 0) throw new Error('The key source names no usable key.');
  return { keys: new Map(imported), freshForMs: freshness(headers) };
}
