import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dayInGermany } from '#domain/time/calendar.ts';
import { run } from './processes.ts';
import { checkContent } from '../../src/content-check/check-content.ts';
import { printDiagnostics } from '../../src/content-check/diagnostic.ts';
import { buildSettings, type BuildSettings } from '../../src/build/build-settings.ts';

const sources = ['{src,i18n,public}/**/*.*', 'astro.config.mjs', 'package.json', 'package-lock.json'];

/** A recipe with a later date makes the build stale on that day. */
function isWaiting(file: string, content: Buffer, today: string): boolean {
  if (basename(file) !== 'recipe.de.md') return false;
  const [, published = ''] = /^published: *(\d{4}-\d{2}-\d{2})/m.exec(content.toString()) ?? [];
  return published > today;
}

/** Hash of the static site's inputs: files, settings, and recipes with a later date. */
export function sourceHash(
  root: string,
  today: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const { VALEA_SAMPLES } = environment;
  const settings = { ...buildSettings(environment), VALEA_SAMPLES };
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(file).update(content);
    if (isWaiting(file, content, today)) hash.update('waiting');
  }
  return hash.digest('hex');
}

export type Build = { state: 'fresh' | 'built' } | { state: 'failed'; output: string };

interface Wanted {
  directory: string;
  /** Added to the local settings. */
  settings: BuildSettings & {
    /** Whether sample stories, films and sounds are shown. */
    VALEA_SAMPLES?: 'false';
  };
}
const asConfigured: Wanted = { directory: 'dist', settings: {} };

/** The site as deployed, with its own tag and identity project: for tests of production. */
export const asInProduction = {
  directory: '.valea/site-in-production',
  settings: {
    PUBLIC_GOOGLE_TAG_ID: 'G-ABC123',
    PUBLIC_FIREBASE_PROJECT_ID: 'valea-1a2b3',
    PUBLIC_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
    PUBLIC_FIREBASE_AUTH_DOMAIN: '',
    VALEA_ADMIN: '',
    VALEA_SAMPLES: 'false',
  },
} as const satisfies Wanted;

/** Builds the static site into a folder, unless it is up to date. */
export async function buildSite({ directory, settings }: Wanted = asConfigured): Promise<Build> {
  // Vitest sets `test`, which would make Vite build the development version.
  const environment = { ...process.env, NODE_ENV: 'production', ...buildSettings(), ...settings };
  const stamp = `.valea/build${directory === asConfigured.directory ? '' : `-${basename(directory)}`}`;
  const hash = sourceHash(process.cwd(), dayInGermany(new Date()), environment);
  const last = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (last === hash && existsSync(`${directory}/sitemap.xml`)) return { state: 'fresh' };

  await rm(stamp, { force: true });
  // Printed separately, or editors' mistakes would get lost in the build's output.
  const { diagnostics } = await checkContent(process.cwd());
  if (diagnostics.length > 0) return { state: 'failed', output: printDiagnostics(diagnostics) };
  const { code, output } = await run('astro', ['build', '--outDir', directory], {
    env: environment,
  });
  if (code !== 0) return { state: 'failed', output };
  await mkdir('.valea', { recursive: true });
  await writeFile(stamp, hash);
  return { state: 'built' };
}
