import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';

/** The modules of every script of a build, with the letters that are left of each; by the script's path. */
export type ScriptContents = Record<string, Record<string, number>>;

/** Where they are kept for `npm run bench`: beside the site that was built into `directory`, and no part of it. */
export const scriptContentsFile = (directory: string) => `.valea/scripts-${basename(directory)}.json`;

/** A metafile for the analysis of bundles: notes what each script of the browser was made of. */
export const scriptContents = (): AstroIntegration => ({
  name: 'script-contents',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'script-contents',
              applyToEnvironment: ({ name }) => name === 'client',
              async writeBundle({ dir = 'dist' }, bundle) {
                const contents: ScriptContents = {};
                for (const chunk of Object.values(bundle)) {
                  if (chunk.type !== 'chunk') continue;
                  contents[`/${chunk.fileName}`] = Object.fromEntries(
                    Object.entries(chunk.modules).map(([id, { renderedLength }]) => [id, renderedLength]),
                  );
                }
                await mkdir('.valea', { recursive: true });
                await writeFile(scriptContentsFile(dir), JSON.stringify(contents));
              },
            },
          ],
        },
      });
    },
  },
});
