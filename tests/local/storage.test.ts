import { afterAll, beforeAll, expect, it } from 'vitest';
import { company } from '#domain/company.ts';
import { createGoogleStorage, createSignedUrls } from '#functions/adapters/google-storage.ts';
import { createUpload } from '../../scripts/ops/upload.ts';
import { makeAccount } from '../../local/storage/key.ts';
import { startStorage } from '../../local/storage/storage.ts';

const { bucket } = company;
const path = 'courses/zpp/01-ankommen-am-tisch/sample.m4a';
const strange = 'public/ein & zwei (drei)!.m4a';
const bytes = Buffer.from('0123456789'.repeat(100));
const reader = makeAccount();
const writer = makeAccount('writer');
const stranger = makeAccount('stranger');
/** The real one has its own clock. */
const clock = { now: new Date('2026-11-22T12:00:00Z') };
let server: Awaited<ReturnType<typeof startStorage>>;

beforeAll(async () => {
  server = await startStorage({
    port: 0,
    bucket,
    accounts: {
      [reader.account.client_email]: { publicKey: reader.publicKey },
      [writer.account.client_email]: { publicKey: writer.publicKey, mayWrite: true },
    },
    fileOf: (wanted) => ([path, strange].includes(wanted) ? bytes : undefined),
    now: () => clock.now,
  });
});
afterAll(() => server.stop());

const linkTo = (wanted: string) =>
  createSignedUrls(reader.account)({
    method: 'GET',
    service: server.url,
    bucket,
    path: wanted,
    at: clock.now,
    seconds: 3600,
  });

it('a signed URL returns its file, with a path encoded as the service reads and signs it', async () => {
  const url = await linkTo(strange);
  expect(new URL(url).pathname).toBe(`/${bucket}/public/ein%20%26%20zwei%20%28drei%29%21.m4a`);
  const answer = await fetch(url);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

it('the adapter returns a file’s URL, expiry and size', async () => {
  const storage = createGoogleStorage(reader.account, { service: server.url, bucket });
  const found = await storage.link(path, new Date('2026-11-22T12:00:00.789Z'));
  expect(found).toMatchObject({
    state: 'found',
    link: { bytes: 1000, until: new Date('2026-11-22T13:00:00Z') },
  });
  const listing = createGoogleStorage(writer.account, { service: server.url, bucket });
  expect(await listing.link('courses/zpp/01-ankommen-am-tisch/recording.m4a', clock.now)).toEqual({
    state: 'missing',
  });
  const nowhere = createGoogleStorage(reader.account, { service: 'http://localhost:1', bucket });
  expect(await nowhere.link(path, clock.now)).toMatchObject({ state: 'unavailable' });
});

it('refused credentials are not taken for a missing file, and are reported once', async () => {
  const refused = createGoogleStorage(stranger.account, { service: server.url, bucket });
  const states = [
    await refused.link(path, clock.now),
    await refused.link(path, clock.now),
    await refused.link(strange, clock.now),
  ];
  expect(states).toEqual([
    { state: 'forbidden', isNew: true },
    { state: 'forbidden', isNew: false },
    { state: 'forbidden', isNew: true },
  ]);
  // Accounts that may not list are not told which files do not exist.
  const reading = createGoogleStorage(reader.account, { service: server.url, bucket });
  expect(await reading.link('courses/none.m4a', clock.now)).toEqual({ state: 'forbidden', isNew: true });
});

it('upload: a recording is missing, equal once uploaded, and different once changed', async () => {
  const as = ({ account }: typeof reader) =>
    createUpload({ service: server.url, bucket, account, now: () => clock.now });
  const file = { path: 'courses/zpp/01-ankommen-am-tisch/recording.m4a', bytes: Buffer.from('first') };
  expect(await as(writer).compare(file)).toBe('missing');
  expect(await as(reader).compare(file)).toBe('refused');
  expect(await as(stranger).compare(file)).toBe('refused');
  await expect(as(reader).upload(file)).rejects.toThrow('may this key write?');
  await as(writer).upload(file);
  expect(await as(reader).compare(file)).toBe('same');
  expect(await as(reader).compare({ ...file, bytes: Buffer.from('second') })).toBe('differs');
});
