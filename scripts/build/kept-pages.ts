import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toldSettings } from '../setup/told-settings.ts';

const code = ['src/**/*', 'i18n/**/*', 'scripts/build/**/*', 'astro.config.mjs', 'package-lock.json'];
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
 */
export const keptPages = (): AstroIntegration => ({
  name: 'kept-pages',
  hooks: {
    'astro:config:setup': async ({ command, config, updateConfig }) => {
      const digest = command === 'build' ? await codeDigest(fileURLToPath(config.root)) : '';
      updateConfig({
        experimental: { incrementalBuild: true },
        vite: { define: { CODE_DIGEST: JSON.stringify(digest) } },
      });
    },
  },
});
