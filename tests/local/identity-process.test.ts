import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let directory: string;
let started: { child: ChildProcess; exit: Promise<unknown> }[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'identity-'));
});
afterEach(async () => {
  // Not SIGKILL, which would leave the emulator behind.
  await Promise.all(started.map(({ child, exit }) => (child.kill(), exit)));
  started = [];
  await rm(directory, { recursive: true, force: true });
});

function start(port = 0) {
  const child = spawn(process.execPath, ['local/identity/main.ts'], {
    env: { ...process.env, IDENTITY_PORT: String(port), IDENTITY_DIRECTORY: join(directory, 'state') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const running = { child, exit: once(child, 'exit'), said: () => output };
  started.push(running);
  return running;
}

const url = (output: string) => /listening on (\S+)/.exec(output)?.[1] ?? '';

test('it prints its address and readiness, and saves its state on a signal', async () => {
  const { child, exit, said } = start();
  await expect.poll(said).toMatch(/listening on http:\/\/localhost:\d+\n(.*\n)*identity: ready/);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await readdir(join(directory, 'state'))).toEqual(
    expect.arrayContaining(['identity', 'identity-key.json']),
  );
  await expect(fetch(url(said()))).rejects.toThrow();
});

test('it ends with its parent process, even before it was ready', async () => {
  const { child, exit, said } = start();
  await expect.poll(said).toContain('listening');
  child.disconnect();
  expect(await exit).toEqual([0, null]);
});

test('a taken port is reported and ends it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const { exit, said } = start(typeof address === 'object' && address ? address.port : 0);
  expect(await exit).toEqual([1, null]);
  expect(said()).toContain('EADDRINUSE');
  other.close();
});
