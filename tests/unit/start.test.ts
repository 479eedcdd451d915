import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

function command(args: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync('node', ['scripts/run.mjs', ...args], {
    env,
    encoding: 'utf8',
  });
  return { code: status, said: (stdout + stderr).trim() };
}

it('start: a mistyped option is answered with one sentence', () => {
  expect(command(['ops', 'mails', '--agin'])).toEqual({ code: 1, said: "Unknown option '--agin'" });
});

it('start: a busy or invalid port ends with one clear sentence and a non-zero code', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const busy = (how: string) => ({
    code: 1,
    said: `Port ${port} is in use: stop what runs there, or choose another, as in PORT=${port + 1} ${how}.`,
  });
  const invalid = { code: 1, said: 'PORT must be a whole number from 1 to 65535.' };
  expect(command(['start'], { PORT: String(port) })).toEqual(busy('npm start'));
  expect(command(['start', '--dev', '--port', String(port)])).toEqual(busy('npm run dev'));
  expect(command(['start'], { PORT: 'eighty' })).toEqual(invalid);
});

it('install: npm’s own suffices, and an interrupted or outdated one is repaired', () => {
  const root = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
  };
  for (const folder of ['scripts/commands', 'node_modules/.bin', 'node_modules/one', 'bin'])
    mkdirSync(join(root, folder), { recursive: true });
  copyFileSync('scripts/run.mjs', join(root, 'scripts/run.mjs'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  write('package.json', '{ "type": "module" }');
  write('scripts/commands/hello.ts', "console.log('hello');");
  write('bin/npm', '#!/bin/sh\necho "npm $1"; exit 1');
  chmodSync(join(root, 'bin/npm'), 0o755);
  const said = () => {
    const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` };
    const file = resolve(root, 'scripts/run.mjs');
    return spawnSync(process.execPath, [file, 'hello'], { env, encoding: 'utf8' }).stdout;
  };
  const lock = (version: string) =>
    JSON.stringify({
      packages: { 'node_modules/one': { version }, 'node_modules/foreign': { version, optional: true } },
    });

  write('package-lock.json', lock('1.0.0'));
  expect(said()).toContain('npm ci');
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.0' } } }),
  );
  expect(said()).toBe('hello\n');
  write('package-lock.json', lock('1.0.1'));
  expect(said()).toContain('npm ci');
  write('package-lock.json', lock('1.0.0'));
  rmSync(join(root, 'node_modules/one'), { recursive: true });
  expect(said()).toContain('npm ci');
});
