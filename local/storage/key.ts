import { generateKeyPairSync } from 'node:crypto';

const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;

export interface LocalAccount {
  /** The part of a service account's JSON file that the Worker needs. */
  account: { client_email: string; private_key: string };
  publicKey: string;
}

/** A service account with a new key, only valid for this stand-in. */
export function makeAccount(name = 'reader'): LocalAccount {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding, privateKeyEncoding });
  return {
    account: { client_email: `${name}@demo-valea.iam.gserviceaccount.com`, private_key: keys.privateKey },
    publicKey: keys.publicKey,
  };
}
