import { generateKeyPairSync } from 'node:crypto';

const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;

export interface LocalAccount {
  /** What the Worker gets for the account's JSON file. */
  account: { client_email: string; private_key: string };
  publicKey: string;
}

/** A service account for the stand-in, with a key of its own: made at each start, good for nothing else. */
export function makeAccount(name = 'reader'): LocalAccount {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding, privateKeyEncoding });
  return {
    account: { client_email: `${name}@demo-valea.iam.gserviceaccount.com`, private_key: keys.privateKey },
    publicKey: keys.publicKey,
  };
}
