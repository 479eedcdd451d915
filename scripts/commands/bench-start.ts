/**
 * Measures a first start (cold install benchmark): a fresh clone of the last commit, an empty npm cache, until the
 * first page is there; prints what each part took.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, onEnd, run, start, stop } from '../setup/processes.ts';

const port = Number(process.env['PORT'] ?? 8795);
const folder = await mkdtemp(join(tmpdir(), 'valea-first-start-'));
const clone = join(folder, 'clone');
const clear = () => rm(folder, { recursive: true, force: true });
onEnd(() => {
  void clear().finally(() => process.exit(130));
});

await run('git', ['clone', '--quiet', '--no-local', '.', clone]);

const began = performance.now();
const marks = new Map<string, number>();
const mark = (name: string) => marks.set(name, (performance.now() - began) / 1000);
const signs = [
  ['packages', 'Building the site'],
  ['pages', 'Cutting pictures'],
] as const;

const child = start('node', ['scripts/run.mjs', 'start'], {
  cwd: clone,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, PORT: String(port), npm_config_cache: join(folder, 'npm') },
});
let said = '';
const hear = (chunk: Buffer) => {
  said += chunk.toString();
  for (const [name, words] of signs) if (!marks.has(name) && said.includes(words)) mark(name);
  if (chunk.toString().includes('Cutting pictures')) mark('pictures');
};
child.stdout?.on('data', hear);
child.stderr?.on('data', hear);

const firstPage = () =>
  fetch(`http://localhost:${port}/de/`).then(
    ({ ok }) => ok,
    () => false,
  );
const isRunning = () => child.exitCode === null && child.signalCode === null;
while (isRunning() && !(await firstPage())) await new Promise((resolve) => setTimeout(resolve, 250));
const started = isRunning();
mark('start');
await stop(child);
await clear();
if (!started) fail('The clone did not start: see its words above.', said);

let last = 0;
for (const [name, seconds] of marks) {
  console.log(`${name.padEnd(10)} ${(seconds - last).toFixed(1).padStart(6)} s`);
  last = seconds;
}
console.log(`${'all'.padEnd(10)} ${last.toFixed(1).padStart(6)} s`);
process.exit(0);
