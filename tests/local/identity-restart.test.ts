import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin } from '../fixtures/identity-admin.ts';
import { startIdentity, type Identity } from '../../local/identity/identity.ts';
import { people } from '../../local/identity/people.ts';
import { createVisitor } from '../fixtures/identity-visitor.ts';
import { post, verify } from './identity-client.ts';

const slow = 60_000;

let directory: string;
let identity: Identity;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'identity-'));
  identity = await startIdentity({ port: 0, directory });
}, slow);
afterAll(async () => {
  await identity.stop();
  await rm(directory, { recursive: true, force: true });
});

test(
  'while the emulator starts its key is published, and visitors wait',
  async () => {
    expect((await fetch(identity.jwksUrl)).status).toBe(200);
    const session = await createVisitor(identity).signIn('lena@example.com', 'lena-valea');
    expect(session.localId).toBe('localLena');
  },
  slow,
);

test('every ready-made person who has a password can use it', async () => {
  const visitor = createVisitor(identity);
  for (const { uid, email, password, disabled } of people) {
    if (password === undefined || disabled) continue;
    expect((await visitor.signIn(email, password)).localId).toBe(uid);
  }
});

test(
  'a restart keeps people, passwords, keys, and sessions that began before it',
  async () => {
    const visitor = createVisitor(identity);
    const { idToken, refreshToken, localId } = await visitor.signUp('bleibt@example.com', 'geheim-1');
    await createAdmin(identity).setClaims(localId, { valeaId: 'u_8' });
    const { kid } = decodeProtectedHeader(idToken);
    const port = Number(new URL(identity.url).port);
    await identity.stop();

    identity = await startIdentity({ port, directory });
    await identity.ready;
    expect((await post(identity, 'lookup', { idToken })).message['users']).toMatchObject([{ localId }]);
    const again = await visitor.refresh(refreshToken);
    expect((await verify(identity, again.idToken)).payload).toMatchObject({ sub: localId, valeaId: 'u_8' });
    expect((await visitor.signIn('bleibt@example.com', 'geheim-1')).localId).toBe(localId);
    expect(decodeProtectedHeader(again.idToken).kid).toBe(kid);
  },
  slow,
);
