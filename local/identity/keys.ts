import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** What the world may know, as the provider's key address publishes it. */
  jwks: { keys: JWK[] };
}

const rsaJwk = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

async function signingKey(jwk: z.infer<typeof rsaJwk>): Promise<SigningKey> {
  const published = { kty: jwk.kty, n: jwk.n, e: jwk.e };
  const kid = await calculateJwkThumbprint(published);
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, 'RS256'), importJWK(published, 'RS256')]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) throw new Error('Not an RSA key');
  return { kid, privateKey, publicKey, jwks: { keys: [{ ...published, kid, alg: 'RS256', use: 'sig' }] } };
}

export async function createKey(): Promise<{ key: SigningKey; text: string }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = rsaJwk.parse(await exportJWK(privateKey));
  return { key: await signingKey(jwk), text: JSON.stringify(jwk, null, 2) };
}

/** The key of the last start, so that a token from then still counts; a new one when there is none. */
export async function loadKey(file: string): Promise<SigningKey> {
  try {
    return await signingKey(rsaJwk.parse(JSON.parse(await readFile(file, 'utf8'))));
  } catch {
    const { key, text } = await createKey();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { mode: 0o600 });
    return key;
  }
}
