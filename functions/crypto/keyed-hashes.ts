import { inHexadecimal } from './sha256.ts';

const utf8 = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Hashes of what could be guessed, such as a mail address or an IP address: without the key, a copy of the database
 * lets nobody try values out. `setting` has the keys, newest first: docs/operations.md describes their rotation.
 */
export function createKeyedHashes(setting: string) {
  const secrets = setting.split(' ');
  const imported = new Map<string, CryptoKey>();

  async function keyOf(secret: string): Promise<CryptoKey> {
    const key =
      imported.get(secret) ??
      (await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['sign']));
    imported.set(secret, key);
    return key;
  }

  const by = async (secret: string, text: string) =>
    inHexadecimal(await crypto.subtle.sign('HMAC', await keyOf(secret), utf8.encode(text)));

  return {
    /** To store: hexadecimal, by the newest key. */
    newest: (text: string): Promise<string> => by(secrets[0] ?? '', text),
    /** To look up what an older key may have hashed. */
    all: (text: string): Promise<string[]> => Promise.all(secrets.map((secret) => by(secret, text))),
  };
}

export type KeyedHashes = ReturnType<typeof createKeyedHashes>;
