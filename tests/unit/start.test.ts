import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';

/** Occupies a free port. */
const occupy = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    onTestFinished(() => void server.close());
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

it('a mistyped option is answered with one sentence', async () => {
  expect(await command(['ops', 'mails', '--agin'])).toEqual({ code: 1, said: "Unknown option '--agin'" });
});

it('start: a busy or invalid port ends with one clear sentence and a non-zero code', async () => {
  const port = await occupy();
  const busy = (how: string) => ({
    code: 1,
    said: `Port ${port} is in use: stop what runs there, or choose another, as in PORT=${port + 1} ${how}.`,
  });
  const invalid = { code: 1, said: 'PORT must be a whole number from 1 to 65535.' };
  expect(await command(['start'], { PORT: String(port) })).toEqual(busy('npm start'));
  expect(await command(['start', '--dev', '--port', String(port)])).toEqual(busy('npm run dev'));
  expect(await command(['start'], { PORT: 'eighty' })).toEqual(invalid);
});
