import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('wrangler: the Worker is packed for an upload, up to the steps that need an account or network', async () => {
  await mkdir('dist', { recursive: true });
  const packed = await mkdtemp(join(tmpdir(), 'packed-'));
  const upload = ['versions', 'upload', '--env=', '--dry-run', '--outdir', packed];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  await promisify(execFile)('node_modules/.bin/wrangler', upload, { env, timeout: 280_000 });
  expect(await readdir(packed)).toContain('index.js');
});
