import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales, negotiate } from '#domain/text/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { readRedirects, type Redirects } from '../content-check/recipes/addresses/slug-lists.ts';
import { follow } from '../content-check/recipes/addresses/check-addresses.ts';

/** Redirects `/` to a language in `npm run dev`, as the Worker does. */
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

/** A recipe's page and its other formats. */
const forms = ['', '/', '/index.md', '/index.json'];

/** Old paths with their final targets. */
export const redirectPaths = (redirects: Redirects): [from: string, to: string][] =>
  locales.flatMap((locale) => {
    const below = (slug: string) => `${pathOf('recipes', locale)}/${slug}`;
    return redirects[locale].flatMap(({ from }): [string, string][] => {
      const target = follow(from, redirects[locale]);
      if (target === undefined) return [];
      return forms.map((form) => [below(from) + form, below(target) + (form === '/' ? '' : form)]);
    });
  });

/** The content check reports errors in the list. */
const pathsBelow = async (project: string) => redirectPaths(await readRedirects(project, () => undefined));

async function writeRedirects(project: string, folder: URL): Promise<void> {
  const lines = (await pathsBelow(project)).map(([from, to]) => `${from} ${to} 301\n`);
  if (lines.length > 0) await appendFile(new URL('_redirects', folder), lines.join(''));
}

/** Permanent redirects from old addresses of recipes: in `npm run dev`, and as `_redirects` in a build. */
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
