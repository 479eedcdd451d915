/** Runs the local stand-in for Google Cloud Storage: `node local/storage/main.ts`. */
import { company } from '#domain/company.ts';
import { runStandIn } from '../http/process.ts';
import { contentFile } from './recordings.ts';
import { startStorage } from './storage.ts';

const { STORAGE_READER: reader = '', STORAGE_PUBLIC_KEY: publicKey = '' } = process.env;

await runStandIn('storage', (port) =>
  startStorage({ port, bucket: company.bucket, accounts: { [reader]: { publicKey } }, fileOf: contentFile }),
);
