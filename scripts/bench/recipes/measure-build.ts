import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { start } from '../../setup/processes.ts';

export interface Measured {
  seconds: number;
  megabytes: number;
}

const hook = pathToFileURL(join(import.meta.dirname, 'report-memory.mjs')).href;

/** What Astro remembers between builds: the content, the pages, and the pictures in all their sizes. */
const caches = {
  content: ['.astro', 'node_modules/.astro/data-store.json'],
  pages: ['dist', 'node_modules/.astro/dist', 'node_modules/.astro/incremental-build.json'],
  pictures: ['node_modules/.astro/assets'],
};

export async function forget(folder: string, ...what: (keyof typeof caches)[]): Promise<void> {
  for (const path of what.flatMap((cache) => caches[cache])) {
    await rm(join(folder, path), { recursive: true, force: true });
  }
}

/** Builds the project in this folder once and says how long it took and how much memory it held. */
export async function measureBuild(folder: string): Promise<Measured> {
  const memory = join(folder, '.memory');
  const began = performance.now();
  const child = start('astro', ['build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, VALEA_MEMORY_FILE: memory },
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  const seconds = (performance.now() - began) / 1000;
  return { seconds, megabytes: Number(await readFile(memory, 'utf8')) / 1024 };
}
