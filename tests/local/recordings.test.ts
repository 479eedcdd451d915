import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '../../local/storage/key.ts';
import { startStorage } from '../../local/storage/storage.ts';
import { createUpload } from '../../scripts/ops/upload.ts';

const reader = makeAccount();
const writer = makeAccount('writer');
const bucket = 'recordings';
let server: Awaited<ReturnType<typeof startStorage>>;

beforeAll(async () => {
  server = await startStorage({
    port: 0,
    bucket,
    accounts: {
      [reader.account.client_email]: { publicKey: reader.publicKey },
      [writer.account.client_email]: { publicKey: writer.publicKey, mayWrite: true },
    },
    fileOf: () => undefined,
  });
});
afterAll(() => server.stop());

const as = ({ account }: typeof reader) =>
  createUpload({ service: server.url, bucket, account, now: () => new Date() });

it('a recording is missing, is uploaded, is the same, and differs once it is recorded anew', async () => {
  const file = { path: 'courses/zpp/01-ankommen-am-tisch/recording.m4a', bytes: Buffer.from('first') };
  expect(await as(writer).compare(file)).toBe('missing');
  expect(await as(reader).compare(file)).toBe('refused');
  await expect(as(reader).upload(file)).rejects.toThrow('may this key write?');
  await as(writer).upload(file);
  expect(await as(reader).compare(file)).toBe('same');
  expect(await as(reader).compare({ ...file, bytes: Buffer.from('second') })).toBe('differs');
});
