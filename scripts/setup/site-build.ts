import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { run } from './processes.ts';

const sources = [
  'src/**/*',
  'i18n/**/*',
  'public/**/*',
  'scripts/build/**/*',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
];
const stamp = '.valea/build';

/** What the static site is made of, as one number. */
async function sourceHash(): Promise<string> {
  const hash = createHash('sha256').update(process.env['PUBLIC_GOOGLE_TAG_ID'] ?? '');
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

export type Build = { state: 'fresh' | 'built' } | { state: 'failed'; output: string };

/** Builds the static site into `dist`, unless it is there already from the same sources. */
export async function buildSite(): Promise<Build> {
  const hash = await sourceHash();
  const last = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (last === hash && existsSync('dist/sitemap.xml')) return { state: 'fresh' };

  await rm(stamp, { force: true });
  const { code, output } = await run('astro', ['build']);
  if (code !== 0) return { state: 'failed', output };
  await mkdir('.valea', { recursive: true });
  await writeFile(stamp, hash);
  return { state: 'built' };
}
