/**
 * Compares the bucket's recordings with the content folders; with `--key writer.json` (a service account's key with
 * write
 * access) uploads what is missing or differs. docs/deploying.md says how to create both accounts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { z } from 'zod';
import { company } from '#domain/company.ts';
import { contentFiles } from '../../local/storage/recordings.ts';
import { createUpload } from './upload.ts';
import { fail } from '../setup/processes.ts';

const { values } = parseArgs({ options: { key: { type: 'string' } } });
const account = z.object({ client_email: z.string(), private_key: z.string() });

/** A key with write access, or else the Worker's own, which can only compare. */
function givenKey(): string | undefined {
  if (values.key !== undefined) return readFileSync(values.key, 'utf8');
  const own = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {};
  return [process.env['STORAGE_SERVICE_ACCOUNT'], own['STORAGE_SERVICE_ACCOUNT']].find(Boolean);
}

const key = givenKey();
if (key === undefined) {
  fail('No key for the bucket: pass one as `--key writer.json`, or STORAGE_SERVICE_ACCOUNT in .dev.vars.');
}
const read = account.safeParse(JSON.parse(key));
if (!read.success) fail('This is not a service account’s key, which contains client_email and private_key.');

const { compare, upload } = createUpload({
  service: process.env['STORAGE_URL'] ?? 'https://storage.googleapis.com',
  bucket: company.bucket,
  account: read.data,
  now: () => new Date(),
});

const files = contentFiles();
const recorded = new Set(files.map(({ path }) => path).filter((path) => path.endsWith('/recording.m4a')));
/** A module's sample is not needed once its recording exists. */
const needed = files.filter(
  ({ path }) => !recorded.has(path.replace(/sample\.m4a$/, 'recording.m4a')) || recorded.has(path),
);

let left = 0;
let refused = 0;
for (const { path, file } of needed) {
  const local = { path, bytes: readFileSync(file) };
  const found = await compare(local);
  if (found === 'refused') {
    refused += 1;
    console.log(`refused   ${path}`);
  } else if (found !== 'same' && values.key !== undefined) {
    await upload(local);
    console.log(`uploaded  ${path}`);
  } else {
    if (found !== 'same') left += 1;
    console.log(`${found.padEnd(8)}  ${path}`);
  }
}
if (refused > 0)
  fail(
    `${String(refused)} could not be compared: the key ${read.data.client_email} may not read them, or they do not exist. A key of sound-writer tells which: npm run ops -- recordings --key writer.json`,
  );
if (left > 0) fail(`${String(left)} to upload: npm run ops -- recordings --key writer.json`);
