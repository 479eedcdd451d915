import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { start } from '../../setup/processes.ts';

interface Measured {
  seconds: number;
  /** Of the processor, all threads together: other work on the machine does not count here. */
  cpuSeconds: number;
  /** The most memory it ever held. */
  megabytes: number;
}

const hook = pathToFileURL(join(import.meta.dirname, 'report-usage.mjs')).href;

/** What is remembered between builds: the content, the pages, and the pictures in all their sizes. */
const caches = {
  content: [
    '.astro',
    'node_modules/.astro/data-store.json',
    'node_modules/.astro/recipes',
    'node_modules/.astro/recipe-list.json',
  ],
  pages: ['dist', 'node_modules/.astro/last-build-dist.json', 'node_modules/.astro/bundle-dist'],
  pictures: ['node_modules/.astro/assets', 'node_modules/.astro/recipe-pictures'],
};

let forgotten = 0;

/** Lays it aside: right after thousands of files are deleted, a disk takes longer to make new ones. */
export async function forget(folder: string, ...what: (keyof typeof caches)[]): Promise<void> {
  forgotten += 1;
  const aside = join(folder, '..', 'forgotten', String(forgotten));
  await mkdir(aside, { recursive: true });
  for (const path of what.flatMap((cache) => caches[cache])) {
    if (!existsSync(join(folder, path))) continue;
    await rename(join(folder, path), join(aside, path.replaceAll('/', ' ')));
  }
}

/** Builds the project in this folder once and says what that took. */
export async function measureBuild(folder: string): Promise<Measured> {
  const usage = join(folder, '.usage');
  const began = performance.now();
  const child = start('astro', ['build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, VALEA_USAGE_FILE: usage },
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  const seconds = (performance.now() - began) / 1000;
  const used = JSON.parse(await readFile(usage, 'utf8')) as Omit<Measured, 'seconds'>;
  return { seconds, ...used };
}
