import { initializeApp } from '@firebase/app';
import { connectStorageEmulator, getDownloadURL, getStorage, ref } from '@firebase/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStorage } from '../../local/storage/storage.ts';
import { calmTones } from '../../local/storage/tones.ts';

const bytes = calmTones(0.5);
const bucket = 'demo-valea.appspot.com';
const path = 'courses/zpp/sample & more.wav';
let server: Awaited<ReturnType<typeof startStorage>>;

beforeAll(async () => {
  server = await startStorage({ port: 0, files: [{ bucket, path, type: 'audio/wav', bytes }] });
});
afterAll(() => server.stop());

function openSdk() {
  const storage = getStorage(
    initializeApp({ projectId: 'demo-valea', apiKey: 'local' }, crypto.randomUUID()),
  );
  storage.maxOperationRetryTime = 1_000;
  connectStorageEmulator(storage, 'localhost', server.port);
  return storage;
}

it('the unmodified SDK finds a file, and its link gives the bytes, whole or in parts', async () => {
  const url = await getDownloadURL(ref(openSdk(), `gs://${bucket}/${path}`));
  const whole = await fetch(url);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);

  const part = await fetch(url, { headers: { Range: 'bytes=4-11' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 12))).toBe(true);
  expect((await fetch(url, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416);
  expect((await fetch(url.replace(/token=\w+/, 'token=guessed'))).status).toBe(403);
});

it('the unmodified SDK says of a file that is not there that it is not there', async () => {
  for (const address of [`gs://${bucket}/courses/zpp/other.wav`, `gs://other.appspot.com/${path}`]) {
    await expect(getDownloadURL(ref(openSdk(), address))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  }
});

it('takes nothing: it is there to be read', async () => {
  expect((await fetch(`${server.url}/v0/b/${bucket}/o`, { method: 'POST' })).status).toBe(405);
});
