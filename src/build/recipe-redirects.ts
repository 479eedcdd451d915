import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectPaths } from '../content-check/addresses/redirect-lines.ts';
import { readRedirects } from '../content-check/addresses/slug-lists.ts';
import { placesIn } from '../content-check/places.ts';

/** What is wrong with the list is told by the check; here the good part of it counts. */
const pathsBelow = async (project: string) =>
  redirectPaths(await readRedirects(placesIn(project).redirects, () => undefined));

/** As the host of the static files reads it. */
async function writeRedirects(project: string, folder: URL): Promise<void> {
  const lines = (await pathsBelow(project)).map(([from, to]) => `${from} ${to} 301\n`);
  if (lines.length > 0) await appendFile(new URL('_redirects', folder), lines.join(''));
}

/** Old addresses of recipes lead on, for good: in `npm run dev` and, as `_redirects`, where the site is served. */
export const recipeRedirects = (): AstroIntegration => {
  let project = '';
  return {
    name: 'recipe-redirects',
    hooks: {
      'astro:config:done': ({ config }) => {
        project = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          pathsBelow(project).then((paths) => {
            const target = paths.find(([from]) => from === path)?.[1];
            if (target === undefined) next();
            else response.writeHead(301, { Location: target }).end();
          }, next);
        });
      },
      'astro:build:done': ({ dir }) => writeRedirects(project, dir),
    },
  };
};
