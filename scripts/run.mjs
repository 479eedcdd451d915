/**
 * Entry point of every npm command: plain JavaScript, since it runs on any installed Node. Installs what is missing,
 * then runs
 * the command on the project's own Node, which runs TypeScript.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = '', ...rest] = process.argv.slice(2);
const file = `scripts/commands/${command}.ts`;

/** @param {string} sentence */
function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

process.chdir(root);
if (!existsSync(file)) stop(`There is no command "${command}".`);
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) stop(`Node ${process.versions.node} is too old: please install Node 20 or later.`);

const problem = ensureInstalled(root);
if (problem) stop(problem);

const child = spawn(`${root}node_modules/.bin/node`, [file, ...rest], {
  // The channel closes however this process ends, which ends the command (`onEnd`).
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
  },
});
// Ctrl-C reaches the whole process group; signals sent to this process alone are forwarded.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('error', () => {
  stop('The project’s own Node could not be started: delete node_modules and try again.');
});
child.on('exit', (code, signal) => {
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
});
