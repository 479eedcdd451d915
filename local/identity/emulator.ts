import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { people, type Person } from './people.ts';

const left = z.object({ users: z.array(z.unknown()) });
const counted = z.object({ recordsCount: z.string() });

export interface Emulator {
  url: string;
  /** Settles once people can sign in. */
  ready: Promise<void>;
  /** Settles when it has ended, whether asked to or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Otherwise it would outlive a killed parent. */
const withParent = `--import=${new URL('../with-parent.mjs', import.meta.url).href}`;

/**
 * Starts the Firebase Auth emulator. Accounts survive a restart: they are written on exit.
 * @see https://firebase.google.com/docs/emulator-suite/connect_auth
 */
export async function startEmulator(projectId: string, directory: string): Promise<Emulator> {
  const port = await freePort();
  const hub = await freePort();
  const logging = await freePort();
  const kept = 'identity';
  const isNew = !existsSync(join(directory, kept));
  await mkdir(directory, { recursive: true });
  const on = (chosen: number) => ({ host: '127.0.0.1', port: chosen });
  const emulators = { auth: on(port), hub: on(hub), logging: on(logging), ui: { enabled: false } };
  await writeFile(join(directory, 'firebase.json'), JSON.stringify({ emulators }));

  const child = spawn(
    join(process.cwd(), 'node_modules/.bin/firebase'),
    ['emulators:start', '--only', 'auth', '--project', projectId, '--import', kept, '--export-on-exit', kept],
    {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Its own process group: a second signal would interrupt its export.
      detached: true,
      // The emulator lists running emulators there by project, and must not find another site's.
      env: { ...process.env, TMPDIR: resolve(directory), NODE_OPTIONS: withParent },
    },
  );
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  );
  const url = `http://127.0.0.1:${port}`;
  const stopped = ended.then(() => {
    throw new Error('The identity emulator stopped');
  });
  const answers = async () => {
    while (
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await pause();
  };
  const prepare = async () => {
    await answers();
    // It accepts requests before it has loaded the saved accounts.
    if (!isNew) await imported(url, projectId, join(directory, kept));
    await hideWhoIsRegistered(url, projectId);
    if (isNew) await createPeople(url, projectId, people);
  };
  const ready = Promise.race([prepare(), stopped]);
  // Handled, or a rejection that nobody awaits would end the process.
  ready.catch(() => undefined);
  stopped.catch(() => undefined);
  return {
    url,
    ready,
    ended,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Settles once as many people exist as were saved. */
async function imported(url: string, projectId: string, kept: string): Promise<void> {
  const { users } = left.parse(
    JSON.parse(await readFile(join(kept, 'auth_export', 'accounts.json'), 'utf8')),
  );
  const query = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`;
  const count = async () =>
    Number(counted.parse(await call(query, 'POST', { returnUserInfo: false })).recordsCount);
  while ((await count()) < users.length) await pause();
}

async function call(address: string, method: 'POST' | 'PATCH', body: unknown): Promise<unknown> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** As in production: no answer reveals whether an address is registered. */
const hideWhoIsRegistered = (url: string, projectId: string) =>
  call(
    `${url}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
    'PATCH',
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  );

const accountOf = ({ uid, password, providers, ...person }: Person) => ({
  ...person,
  localId: uid,
  rawPassword: password,
  providerUserInfo: (providers ?? []).map(({ id, subject }) => ({
    providerId: id,
    rawId: subject,
    email: person.email,
    displayName: person.displayName,
  })),
});

/** `url` is the emulator's or the stand-in's. */
export const createPeople = (url: string, projectId: string, created: readonly Person[]) =>
  call(`${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`, 'POST', {
    users: created.map(accountOf),
  });
