import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Occupies a free port. */
const occupy = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

const command = (args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn('node', ['scripts/run.mjs', ...args], { env: { ...process.env, ...environment } });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => {
      resolve({ code, said: said.trim() });
    });
  });

const start = (port: string, ...args: string[]) => command(['start', ...args], { PORT: port });

it('a mistyped option is answered with one sentence', async () => {
  expect(await command(['ops', 'mails', '--agin'])).toEqual({ code: 1, said: "Unknown option '--agin'" });
});

it('start: a busy port ends with one clear sentence and a non-zero code', async () => {
  const port = await occupy();
  expect(await start(String(port))).toEqual({
    code: 1,
    said: `Port ${port} is in use: stop what runs there, or choose another, as in PORT=${port + 1} npm start.`,
  });
});

it('the port of `npm run dev -- --port` is the one of the whole site', async () => {
  const port = await occupy();
  expect(await start('4321', '--dev', '--port', String(port))).toEqual({
    code: 1,
    said: `Port ${port} is in use: stop what runs there, or choose another, as in PORT=${port + 1} npm run dev.`,
  });
});

it('start: an invalid port is named', async () => {
  expect(await start('eighty')).toEqual({
    code: 1,
    said: 'PORT must be a whole number from 1 to 65535.',
  });
});
