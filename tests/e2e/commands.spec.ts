import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { portIsFree } from '../../scripts/setup/ports.ts';

test('npm start: prints its address, and Ctrl-C ends every process', async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port) + 6;
  // A separate process group, as in a terminal: Ctrl-C reaches every member.
  const npm = spawn('npm', ['start'], { detached: true, env: { ...process.env, PORT: String(port) } });
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise((resolve) => npm.once('close', resolve));

  await expect.poll(() => said, { timeout: 160_000 }).toContain(`http://localhost:${port}`);
  expect(said).toContain('Ctrl-C stops everything');
  expect((await request.get(`http://localhost:${port}/de/`)).status()).toBe(200);

  process.kill(-(npm.pid ?? Number.NaN), 'SIGINT');
  await ended;
  await expect.poll(() => portIsFree(port)).toBe(true);
  expect(said).toContain('Stopped.');
  expect(() => process.kill(-(npm.pid ?? Number.NaN), 0)).toThrow('ESRCH');
});
