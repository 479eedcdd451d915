import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { writeConfiguration, writeVersionAddresses } from '../../../scripts/deploy/configuration.ts';
import { createWrangler } from '../../../scripts/deploy/wrangler.ts';

/** What of a deployment can be tried without an account: the real wrangler, from an empty state, without network. */
const run = promisify(execFile);
const options = { env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }, timeout: 120_000 };
const wrangler = (...given: string[]) => run('node_modules/.bin/wrangler', given, options);

let directory = '';
let assets = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'deploy-'));
  assets = join(directory, 'site');
  await mkdir(assets);
  await writeFile(join(assets, 'robots.txt'), '');
});

const configure = (target: 'production' | 'staging') =>
  writeConfiguration(
    target,
    { host: 'www.valea.de', databaseId: '11111111-2222-4333-8444-555555555555', assets },
    directory,
  );

it('every migration applies to an empty database, and only once', async () => {
  const configured = await configure('production');
  const local = ['--local', '--persist-to', join(directory, 'database'), ...configured.arguments];
  const { stdout } = await wrangler('d1', 'migrations', 'apply', 'valea', ...local);
  for (const file of await readdir('functions/database/migrations')) {
    if (file.endsWith('.sql')) expect(stdout).toContain(file);
  }
  const again = await wrangler('d1', 'migrations', 'apply', 'valea', ...local);
  expect(again.stdout).toContain('No migrations to apply');
}, 180_000);

it.each(['production', 'staging'] as const)(
  '%s packs, with everything that is bound',
  async (target) => {
    const configured = await configure(target);
    const packed = join(directory, `packed-${target}`);
    const { stdout } = await wrangler(
      'versions',
      'upload',
      ...configured.arguments,
      '--dry-run',
      '--outdir',
      packed,
    );
    for (const bound of [
      'env.DB',
      'env.CONVERSIONS',
      'env.DEAD_CONVERSIONS',
      'env.MAIL',
      'env.PER_EXPORTER',
      'env.ASSETS',
    ]) {
      expect(stdout).toContain(bound);
    }
    expect(stdout).toContain(`env.ENVIRONMENT ("${target}")`);
    expect(await readdir(packed)).toContain('index.js');
    // And by the door that a deployment uses.
    expect(await createWrangler().pack(configured, packed)).toEqual({ state: 'done', value: undefined });
  },
  180_000,
);

it('domain, cron jobs and the addresses of versions are understood', async () => {
  for (const configured of [
    await configure('production'),
    await configure('staging'),
    await writeVersionAddresses('staging', directory),
  ]) {
    const { stdout } = await wrangler('triggers', 'deploy', '--dry-run', ...configured.arguments);
    expect(stdout).toContain('--dry-run: exiting now.');
  }
}, 180_000);

it('the Worker starts within what the platform allows', async () => {
  const configured = await configure('production');
  const profile = join(directory, 'startup.cpuprofile');
  const [flag = '', path = ''] = configured.arguments;
  await wrangler('check', 'startup', flag, path, '--outfile', profile);
  const { startTime, endTime } = JSON.parse(await readFile(profile, 'utf8')) as {
    startTime: number;
    endTime: number;
  };
  // A second of it: https://developers.cloudflare.com/workers/platform/limits/#worker-startup-time
  expect((endTime - startTime) / 1000).toBeLessThan(1000);
}, 180_000);

it('nobody is logged in here, and that is what it says', async () => {
  const nobody = {
    ...process.env,
    HOME: directory,
    XDG_CONFIG_HOME: directory,
    CLOUDFLARE_API_TOKEN: '',
    CI: '1',
  };
  expect(await createWrangler(nobody).accounts()).toEqual([]);
  expect(await createWrangler(nobody).database('valea')).toMatchObject({
    state: 'refused',
    reason: expect.stringMatching(/^In a non-interactive environment/) as string,
  });
}, 60_000);
