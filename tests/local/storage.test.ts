import { afterAll, beforeAll, expect, it } from 'vitest';
import { company } from '#domain/company.ts';
import { createGoogleStorage, createSignedUrls } from '#functions/adapters/google-storage.ts';
import { createUpload } from '../../scripts/ops/upload.ts';
import { makeAccount } from '../../local/storage/key.ts';
import { contentFile, contentFiles } from '../../local/storage/recordings.ts';
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

interface LinkOptions {
  account?: typeof reader.account;
  method?: 'GET' | 'HEAD' | 'PUT';
  seconds?: number;
}

const linkTo = (
  wanted: string,
  { account = reader.account, method = 'GET', seconds = 3600 }: LinkOptions = {},
) =>
  createSignedUrls(account)({
    method,
    service: server.url,
    bucket,
    path: wanted,
    at: new Date('2026-11-22T12:00:00Z'),
    seconds,
  });

async function answer(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  const [, code] = /<Code>(\w+)</.exec(await response.text()) ?? [];
  return [response.status, code];
}

it('a signed link spells a path as the service does: whatever is no letter or figure by its code', async () => {
  const { pathname } = new URL(await linkTo(strange));
  expect(pathname).toBe(`/${bucket}/public/ein%20%26%20zwei%20%28drei%29%21.m4a`);
});

it('a signed link gives the file, whole or in parts', async () => {
  const url = await linkTo(path);
  const whole = await fetch(url);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mp4']);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);

  const part = await fetch(url, { headers: { Range: 'bytes=4-11' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 4-11/1000']);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 12))).toBe(true);
  expect((await fetch(url, { headers: { Range: 'bytes=1000-' } })).status).toBe(416);
});

it('letters that have to be escaped are signed as the service reads them', async () => {
  expect(await answer(await linkTo(strange))).toEqual([200, undefined]);
});

it('the adapter says where a file lies, until when, and how large it is', async () => {
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

it('a storage that refuses our account is not taken for one without the file, and that is news once', async () => {
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
  // Who may not list is not told which files are not there.
  const reading = createGoogleStorage(reader.account, { service: server.url, bucket });
  expect(await reading.link('courses/none.m4a', clock.now)).toEqual({ state: 'forbidden', isNew: true });
});

it('whoever uploads is told apart what is missing, what differs, and what she may not read', async () => {
  const compare = (account: typeof reader.account, wanted: string, own = bytes) =>
    createUpload({ service: server.url, bucket, account, now: () => clock.now }).compare({
      path: wanted,
      bytes: own,
    });
  expect(
    await Promise.all([
      compare(writer.account, path),
      compare(writer.account, path, Buffer.from('other')),
      compare(writer.account, 'courses/none.m4a'),
      compare(reader.account, 'courses/none.m4a'),
      compare(stranger.account, path),
    ]),
  ).toEqual(['same', 'differs', 'missing', 'refused', 'refused']);
});

it('refuses whoever has no link, a link that was changed, and an account that it does not know', async () => {
  const url = await linkTo(path);
  const other = url.replace('01-ankommen-am-tisch', '02-der-teller-in-vierteln');
  const last = url.at(-1) === '0' ? '1' : '0';
  expect(await answer(`${server.url}/${bucket}/${path}`)).toEqual([403, 'AccessDenied']);
  expect(await answer(`${url.slice(0, -1)}${last}`)).toEqual([403, 'SignatureDoesNotMatch']);
  expect(await answer(other)).toEqual([403, 'SignatureDoesNotMatch']);
  expect(await answer(url.replace('X-Goog-Expires=3600', 'X-Goog-Expires=7200'))).toEqual([
    403,
    'SignatureDoesNotMatch',
  ]);
  expect(await answer(`${url}&response-content-type=text/html`)).toEqual([403, 'SignatureDoesNotMatch']);
  expect(await answer(await linkTo(path, { account: stranger.account }))).toEqual([
    403,
    'SignatureDoesNotMatch',
  ]);
});

it('refuses a link that has expired, is not valid yet, or would last longer than a week', async () => {
  const url = await linkTo(path);
  clock.now = new Date('2026-11-22T13:00:01Z');
  expect(await answer(url)).toEqual([400, 'ExpiredToken']);
  clock.now = new Date('2026-11-22T11:40:00Z');
  expect(await answer(url)).toEqual([403, 'AccessDenied']);
  clock.now = new Date('2026-11-22T13:00:00Z');
  expect(await answer(url)).toEqual([200, undefined]);
  clock.now = new Date('2026-11-22T12:00:00Z');
  expect(await answer(await linkTo(path, { seconds: 604_801 }))).toEqual([400, 'InvalidQueryParameterValue']);
});

it('refuses another method than the signed one, listing, writing, and to say which files there are', async () => {
  const url = await linkTo(path);
  for (const method of ['HEAD', 'PUT', 'POST', 'DELETE'])
    expect((await fetch(url, { method })).status).toBe(403);
  expect(await answer(`${server.url}/${bucket}`)).toEqual([403, 'AccessDenied']);
  expect(await answer(await linkTo(''))).toEqual([403, 'AccessDenied']);
  expect(await answer(await linkTo('courses/none.m4a'))).toEqual([403, 'AccessDenied']);
  const written = { method: 'PUT', body: 'x' };
  expect(await answer(await linkTo('a.m4a', { method: 'PUT' }), written)).toEqual([403, 'AccessDenied']);
  const ours = await linkTo('a.m4a', { method: 'PUT', account: writer.account });
  expect(await answer(ours, written)).toEqual([200, undefined]);
  expect(await (await fetch(await linkTo('a.m4a'))).text()).toBe('x');
});

it('pages of our own site may read a file by script, and no others', async () => {
  const url = await linkTo(path);
  const readAs = async (origin: string) =>
    (await fetch(url, { headers: { origin } })).headers.get('access-control-allow-origin');
  expect(await readAs('http://localhost:8787')).toBe('http://localhost:8787');
  expect(await readAs('https://elsewhere.example')).toBeNull();
});

it('the bucket holds what lies in the content folders: a sample of each module, and one a course for everybody', () => {
  const paths = contentFiles().map((file) => file.path);
  expect(paths.filter((one) => one.startsWith('courses/'))).toHaveLength(16);
  expect(paths.filter((one) => one.startsWith('public/'))).toEqual([
    'public/courses/zpp/sample.m4a',
    'public/courses/zpp2/sample.m4a',
  ]);
  expect(contentFile(path)?.length).toBeGreaterThan(10_000);
  expect(contentFile('courses/zpp/../../../../package.json')).toBeUndefined();
});
