import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { dayInGermany } from '#domain/calendar.ts';
import { run } from './processes.ts';
import { buildSettings } from '../../src/build/build-settings.ts';

const sources = [
  'src/**/*',
  'i18n/**/*',
  'public/**/*',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
];
const stamp = '.valea/build';

/** Until that day nobody sees the recipe: a build from before it is no longer the right one. */
function isWaiting(file: string, content: Buffer, today: string): boolean {
  if (basename(file) !== 'recipe.de.md') return false;
  const [, published = ''] = /^published: *(\d{4}-\d{2}-\d{2})/m.exec(content.toString()) ?? [];
  return published > today;
}

/** What the static site is made of, as one number: files, settings, and what is not public yet. */
export async function sourceHash(
  root: string,
  today: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(buildSettings(environment)));
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) {
    const content = await readFile(file);
    hash.update(relative(root, file)).update(content);
    if (isWaiting(file, content, today)) hash.update('waiting');
  }
  return hash.digest('hex');
}

export type Build = { state: 'fresh' | 'built' } | { state: 'failed'; output: string };

/** Builds the static site into `dist`, unless it is there already from the same sources. */
export async function buildSite(): Promise<Build> {
  const hash = await sourceHash(process.cwd(), dayInGermany(new Date()), process.env);
  const last = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (last === hash && existsSync('dist/sitemap.xml')) return { state: 'fresh' };

  await rm(stamp, { force: true });
  const { code, output } = await run('astro', ['build'], { env: { ...process.env, ...buildSettings() } });
  if (code !== 0) return { state: 'failed', output };
  await mkdir('.valea', { recursive: true });
  await writeFile(stamp, hash);
  return { state: 'built' };
}
