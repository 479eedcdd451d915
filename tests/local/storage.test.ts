import { afterAll, beforeAll, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { createGoogleStorage, createSignedUrls } from '#functions/adapters/google-storage.ts';
import { makeAccount } from '../../local/storage/key.ts';
import { startStorage } from '../../local/storage/storage.ts';

const unwatched = () => undefined;

const { bucket } = company;
const path = 'courses/zpp/01-module/sample.m4a';
const strange = 'public/ein & zwei (drei)!.m4a';
const bytes = Buffer.from('0123456789'.repeat(100));
const reader = makeAccount();
const lister = makeAccount('lister');
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
      [lister.account.client_email]: { publicKey: lister.publicKey, mayList: true },
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

it('storage: a signed URL returns its file, with a path encoded as the service reads and signs it', async () => {
  const url = await linkTo(strange);
  expect(new URL(url).pathname).toBe(`/${bucket}/public/ein%20%26%20zwei%20%28drei%29%21.m4a`);
  const answer = await fetch(url);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

it('storage: the adapter returns a file’s URL, expiry and size', async () => {
  const storage = createGoogleStorage(reader.account, { service: server.url, bucket }, unwatched);
  const found = await storage.link(path, new Date('2026-11-22T12:00:00.789Z'));
  expect(found).toMatchObject({
    state: 'found',
    link: { bytes: 1000, until: new Date('2026-11-22T13:00:00Z') },
  });
  const listing = createGoogleStorage(lister.account, { service: server.url, bucket }, unwatched);
  expect(await listing.link('courses/zpp/01-module/recording.m4a', clock.now)).toEqual({
    state: 'missing',
  });
  const nowhere = createGoogleStorage(reader.account, { service: 'http://localhost:1', bucket }, unwatched);
  expect(await nowhere.link(path, clock.now)).toMatchObject({ state: 'unavailable' });
});

it('storage: refused credentials are not taken for a missing file, and are reported once', async () => {
  const refused = createGoogleStorage(stranger.account, { service: server.url, bucket }, unwatched);
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
  const reading = createGoogleStorage(reader.account, { service: server.url, bucket }, unwatched);
  expect(await reading.link('courses/none.m4a', clock.now)).toEqual({ state: 'forbidden', isNew: true });
});
