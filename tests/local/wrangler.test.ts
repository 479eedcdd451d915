import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

/**
 * The parts of a deployment that can be tested without an account: the real wrangler, from an empty state, without
 * network.
 */
const run = promisify(execFile);
const options = { env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }, timeout: 280_000 };
const wrangler = (...given: string[]) => run('node_modules/.bin/wrangler', given, options);

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'deploy-'));
  await mkdir('dist', { recursive: true });
});

it('wrangler: every migration applies to an empty database, and only once', async () => {
  const local = ['--local', '--persist-to', join(directory, 'database')];
  await wrangler('d1', 'migrations', 'apply', 'DB', ...local);
  await wrangler('d1', 'migrations', 'apply', 'DB', ...local);
  const asked = ['--json', '--command', 'SELECT name FROM d1_migrations ORDER BY id'];
  const { stdout } = await wrangler('d1', 'execute', 'DB', ...local, ...asked);
  const [{ results }] = JSON.parse(stdout) as [{ results: { name: string }[] }];
  const files = (await readdir('functions/database/migrations')).filter((file) => file.endsWith('.sql'));
  expect(results.map(({ name }) => name)).toEqual(files.sort());
});

it.each(['', 'staging'])(
  'wrangler: the environment "%s" packs, and its triggers are understood',
  async (environment) => {
    const packed = join(directory, `packed-${environment}`);
    const flag = `--env=${environment}`;
    await wrangler('versions', 'upload', flag, '--dry-run', '--outdir', packed);
    expect(await readdir(packed)).toContain('index.js');
    await wrangler('triggers', 'deploy', flag, '--dry-run');
  },
  180_000,
);
