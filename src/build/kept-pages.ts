import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSettings } from './build-settings.ts';

const code = ['src/**/*', 'i18n/**/*', 'astro.config.mjs', 'package-lock.json'];
/** An edited recipe changes the pages that show it, by their own keys, and no others. */
const edited = 'src/content/recipes/';

/** Everything that a recipe's page is made of besides recipes, as one number. */
async function codeDigest(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(buildSettings(process.env)));
  // The footer of every page names it.
  hash.update(String(new Date().getFullYear()));
  const files: string[] = [];
  for await (const entry of glob(code, { cwd: root, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (entry.isFile() && !path.startsWith(edited)) files.push(path);
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** What a finished build is known by: the code it was made of, and the folder it filled. */
async function markOf(folder: string, code: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  return found ? `${code} ${found.ino} ${found.birthtimeMs}` : '';
}

/** Whether the folder is still what the last build made, of the same code; never while one is unfinished. */
export async function isLastBuild(note: string, folder: string, code: string): Promise<boolean> {
  const last = await readFile(note, 'utf8').catch(() => undefined);
  return last === (await markOf(folder, code));
}

export const beginBuild = (note: string): Promise<void> => rm(note, { force: true });

export async function endBuild(note: string, folder: string, code: string): Promise<void> {
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, await markOf(folder, code));
}

/**
 * Removes what an earlier build left and this one neither wrote nor kept; says whether the folder is empty then.
 * Goes by the time of the file's entry: a copy, of a picture or out of `public`, may bear the age of what it was
 * copied from.
 */
export async function removeStale(
  folder: string,
  began: number,
  isKept: (file: string) => boolean,
): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  let left = entries.length;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!(await removeStale(path, began, isKept))) continue;
      await rmdir(path);
    } else {
      if (isKept(path) || (await stat(path)).ctimeMs >= began) continue;
      await rm(path);
    }
    left -= 1;
  }
  return left === 0;
}

/**
 * Pages of the last build serve again while nothing that they show has changed, so that one edited recipe does not
 * render all the others anew. Astro watches what a page imports; a change of any code discards all pages anyway,
 * because the name of a script's file may depend on what other pages share with it.
 *
 * They stay where they are, with the files that stand beside them: Astro knows of the pages alone, and copying
 * thousands would take longer than leaving them.
 */
export function keptPages(): AstroIntegration {
  let digest = '';
  let note = '';
  let began = 0;
  return {
    name: 'kept-pages',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        const folder = fileURLToPath(config.outDir);
        const cache = fileURLToPath(config.cacheDir);
        let keeps = false;
        if (command === 'build') {
          began = Date.now();
          note = join(cache, 'last-build.txt');
          digest = await codeDigest(fileURLToPath(config.root));
          keeps = await isLastBuild(note, folder, digest);
          if (!keeps) await rm(join(cache, 'incremental-build.json'), { force: true });
        }
        updateConfig({
          experimental: { incrementalBuild: true },
          vite: {
            build: { emptyOutDir: !keeps },
            define: { CODE_DIGEST: JSON.stringify(digest) },
          },
        });
      },
      'astro:build:start': () => beginBuild(note),
      'astro:build:done': async ({ dir, assets }) => {
        const folder = fileURLToPath(dir);
        const pages = new Set([...assets.values()].flat().map((url) => fileURLToPath(url)));
        // Other forms of `soup.html` are called `soup/index.*`.
        const isForm = (file: string) =>
          basename(file).startsWith('index.') && pages.has(`${dirname(file)}.html`);
        await removeStale(folder, began, (file) => pages.has(file) || isForm(file));
        await endBuild(note, folder, digest);
      },
    },
  };
}
