import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startIdentity, type Identity } from '../../local/identity/identity.ts';
import { post } from './identity-client.ts';

let directory: string;
let identity: Identity;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'identity-'));
  identity = await startIdentity({ port: 0, directory });
  await identity.ready;
}, 60_000);
afterAll(async () => {
  await identity.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('the door', () => {
  const preflight = (origin: string, url = identity.url) =>
    fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version,x-firebase-gmpid',
      },
    });

  test.each(['http://localhost:8787', 'http://localhost:4321', 'http://localhost'])(
    'opens to %s',
    async (origin) => {
      const answer = await preflight(origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-headers')).toContain('x-client-version');
      const asked = await post(identity, 'createAuthUri', {}, { origin });
      expect(asked.status).toBe(400);
      expect(asked.origin).toBe(origin);
    },
  );

  test.each(['https://evil.test', 'http://localhost.evil.test', 'http://localhost:8787.evil.test', 'null'])(
    'stays shut for %s',
    async (origin) => {
      const answer = await preflight(origin);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      expect(
        (await post(identity, 'signUp', { email: 'x@example.com', password: 'geheim-1' }, { origin })).status,
      ).toBe(403);
    },
  );

  test('takes no body of more than a megabyte', async () => {
    expect((await post(identity, 'signUp', { email: 'x'.repeat(2_000_000) })).status).toBe(413);
  });

  test.each(['{', '[]', 'null', '"x"', '7'])('answers the body %s as a fault of the caller', async (body) => {
    expect((await post(identity, 'signUp', body)).status).toBe(400);
  });
});
