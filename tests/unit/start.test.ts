import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';

function command(args: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync('node', ['scripts/run.mjs', ...args], {
    env,
    encoding: 'utf8',
  });
  return { code: status, said: (stdout + stderr).trim() };
}

it('a mistyped option is answered with one sentence', () => {
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
