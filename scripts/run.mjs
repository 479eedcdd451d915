/**
 * Runs `scripts/commands/NAME.ts` for an npm command, and installs the locked packages first unless npm has. Plain
 * JavaScript, since it runs on any installed Node; the command runs on the project's own, which `npm run` finds first.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** npm writes its own lock file into node_modules once everything is there. Optional packages are of other machines. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' ||
      (optional && !installed[path]) ||
      (installed[path]?.version === version && existsSync(path)),
  );
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const node = 'node_modules/.bin/node';
if (Number(process.versions.node.split('.')[0]) < 20)
  stop('This Node is too old: please install Node 20 or later.');
if (!isInstalled() || !existsSync(node)) {
  console.log('Installing packages (a minute or two, once) …');
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) stop('npm was not found: please install Node 20 or later together with npm.');
  if (status !== 0) stop('The packages could not be installed: see npm’s message above.');
}

const [command, ...rest] = process.argv.slice(2);
const quiet = { ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false', DO_NOT_TRACK: '1' };
const env = { ...process.env, ...quiet, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}` };
// The channel closes however this process ends, which ends the command (`onEnd`).
const child = spawn(node, [`scripts/commands/${command}.ts`, ...rest], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env,
});
// Ctrl-C reaches the whole process group; signals sent to this process alone are forwarded.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
