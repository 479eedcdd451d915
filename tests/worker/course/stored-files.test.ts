import { expect, it, vi } from 'vitest';
import { company } from '../../../src/domain/company/company.ts';
import { modulesOf } from '../../../src/domain/course/modules.ts';
import { pathInBucket, recordingAddress, sampleAddress } from '../../../src/domain/course/recording.ts';
import { createStoredFileLinks } from '../../../functions/course/stored-files.ts';
import { findStoredFile } from '../../../src/api/stored-file.ts';
import type { Env } from '../../../functions/env.ts';
import { endOfCourse } from '../../../src/domain/shop/access-periods.ts';
import { participant } from '../outside/participant.ts';
import { anyAddress, call, code, freshWorker, post, publishedKey } from '../outside/call.ts';

const [first, second] = modulesOf('zpp');
const [elsewhere] = modulesOf('zpp2');
if (!first || !second || !elsewhere) throw new Error('Both courses have modules.');
const recording = recordingAddress('zpp', first, true);

async function lookUp(address: string, { uid, worker = freshWorker() }: { uid?: string; worker?: Env } = {}) {
  const { token } = await publishedKey();
  const headers = uid === undefined ? {} : { Authorization: `Bearer ${await token(uid)}` };
  return call(post({ body: JSON.stringify({ address }), headers }, findStoredFile.path), worker);
}

it('stored file: a public one needs no sign-in; its link lasts an hour at most', async () => {
  const before = Date.now();
  const answer = await lookUp(sampleAddress('zpp'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(findStoredFile.isAnswer(answer.body)).toBe(true);
  const { url, until, bytes } = answer.body as { url: string; until: string; bytes: number };
  expect(Date.parse(until)).toBeLessThanOrEqual(Date.now() + 3_600_000);
  expect(Date.parse(until)).toBeGreaterThan(before + 3_500_000);

  const file = await fetch(url, { headers: { Range: 'bytes=0-99' } });
  expect([file.status, file.headers.get('Content-Range')]).toEqual([206, `bytes 0-99/${bytes}`]);
  await file.body?.cancel();
  // The signature covers this file only.
  const other = await fetch(url.replace('/zpp/', '/zpp2/'));
  expect(other.status).toBe(403);
  await other.body?.cancel();
});

it('stored file: a recording needs a sign-in and a booking', async () => {
  const visitor = await lookUp(recording);
  expect([visitor.status, code(visitor)]).toEqual([401, { code: 'unauthenticated' }]);
  expect(visitor.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
  const member = await lookUp(recording, { uid: `listener-${anyAddress()}` });
  expect([member.status, code(member)]).toEqual([403, { code: 'no_access' }]);
});

it('stored file: an unknown address is a 404 for everybody', async () => {
  const { bucket } = company;
  for (const address of [
    'gs://other/public/courses/zpp/sample.m4a',
    `gs://${bucket}.evil.example/public/courses/zpp/sample.m4a`,
    `gs://${bucket}/backups/all.sql`,
    `gs://${bucket}/public/courses/zpp/invented.m4a`,
    `gs://${bucket}/public/../${pathInBucket(recording)}`,
    recording.replace('01-', '../01-'),
    recording.replace('01-', '99-'),
    `${recording}/`,
    `${recording}?x=1`,
  ]) {
    const answer = await lookUp(address, { uid: 'listener' });
    expect([answer.status, code(answer)]).toEqual([404, { code: 'not_found' }]);
  }
  const odd = await call(post({ body: JSON.stringify({ address: 1 }) }, findStoredFile.path));
  expect([odd.status, code(odd)]).toEqual([400, { code: 'bad_request' }]);
});

it('stored file: without storage it is unavailable, and the operator sees why', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unset = freshWorker({ STORAGE_SERVICE_ACCOUNT: '' });
  const away = freshWorker({ STORAGE_URL: 'http://localhost:9' });
  for (const worker of [unset, away]) {
    const answer = await lookUp(sampleAddress('zpp'), { worker });
    expect([answer.status, code(answer)]).toEqual([503, { code: 'storage_unavailable' }]);
    expect(answer.headers.get('Retry-After')).toBe('10');
  }
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('STORAGE_SERVICE_ACCOUNT'));
});

it('stored file: a participant gets the open module, not the next, and none after the course', async () => {
  const her = await participant('hears');
  const ask = (address: string) => her.send(findStoredFile.path, { address });
  const found = await ask(recording);
  expect(found.status).toBe(200);
  const { url, bytes } = found.body as { url: string; bytes: number };
  const file = await fetch(url);
  expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, bytes]);

  expect(code(await ask(recordingAddress('zpp', second, true)))).toEqual({ code: 'module_locked' });
  expect(code(await ask(recordingAddress('zpp2', elsewhere, true)))).toEqual({ code: 'no_access' });
  her.waitUntil(endOfCourse(her.now()).toISOString());
  expect(code(await ask(recording))).toEqual({ code: 'course_ended' });
});

it('stored file: if the storage refuses our account, the operator is told once', async () => {
  const error = vi.fn();
  const found = [true, false].map((isNew) => ({ state: 'forbidden', isNew }) as const);
  const linkOf = createStoredFileLinks({
    files: { link: () => Promise.resolve(found.shift() ?? { state: 'missing' }) },
    mayHear: () => Promise.resolve('yes'),
    now: () => new Date(0),
    log: { info: () => undefined, warn: () => undefined, error },
  });
  const ask = () => linkOf(sampleAddress('zpp'), () => Promise.resolve(undefined));
  const refused = { state: 'refused', code: 'storage_unavailable' };
  expect([await ask(), await ask()]).toEqual([refused, refused]);
  const reason = 'public/courses/zpp/sample.m4a: the account may not read it, or it is not in the bucket.';
  expect(error.mock.calls).toEqual([['storage_forbidden', { dependency: 'storage', reason }]]);
  expect(await ask()).toEqual({ state: 'refused', code: 'not_found' });
});
