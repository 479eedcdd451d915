import { createHash } from 'node:crypto';
import { glob, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toldSettings } from './told-settings.ts';
import { beginBuild, endBuild, isLastBuild, removeStale } from './last-build.ts';

const code = ['src/**/*', 'i18n/**/*', 'astro.config.mjs', 'package-lock.json'];
/** An edited recipe changes the pages that show it, by their own keys, and no others. */
const edited = 'src/content/recipes/';

/** Everything that a recipe's page is made of besides recipes, as one number. */
async function codeDigest(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(toldSettings(process.env)));
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
