import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales, negotiate } from '#domain/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { readRedirects, type Redirects } from '../content-check/recipes/addresses/slug-lists.ts';
import { follow } from '../content-check/recipes/addresses/check-addresses.ts';
import { placesIn } from '../content-check/recipes/places.ts';

/** In `npm run dev` there is no Worker: `/` leads to a language all the same. */
export const devRoot = (): AstroIntegration => ({
  name: 'dev-root',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        if (request.url !== '/') {
          next();
          return;
        }
        response.writeHead(302, { Location: `/${negotiate(request.headers['accept-language'])}/` }).end();
      });
    },
  },
});

/** The page, as it is sometimes linked, and its other forms. */
const forms = ['', '/', '/index.md', '/index.json'];

/** Every old path of a recipe, and where it leads now, in one step. */
export const redirectPaths = (redirects: Redirects): [from: string, to: string][] =>
  locales.flatMap((locale) => {
    const below = (slug: string) => `${pathOf('recipes', locale)}/${slug}`;
    return redirects[locale].flatMap(({ from }): [string, string][] => {
      const target = follow(from, redirects[locale]);
      if (target === undefined) return [];
      return forms.map((form) => [below(from) + form, below(target) + (form === '/' ? '' : form)]);
    });
  });

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
