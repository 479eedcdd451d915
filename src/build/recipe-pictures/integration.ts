/**
 * Cuts the pictures of all recipes while pages are built: sharp works in threads of its own. As pictures of Astro each
 * would be a module of the bundle, copied, moved and deleted again in every build.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cutNames, cutPath, cuts } from '#domain/recipes/picture-cuts.ts';
import { readFolder, recipeIds } from '../../content-check/recipes/folder.ts';
import { placesIn } from '../../content-check/recipes/places.ts';
import { cutAll, namesOf } from './cut-all.ts';
import { cutPicture, pictureCacheIn } from './cut.ts';
import { readRecipeList } from '../recipe-list.ts';

/** What stands in for a picture that is missing or cannot be read while a recipe is being written. */
const noPicture = 'src/assets/recipe-without-picture.webp';

/** `npm run dev` cuts what is asked for: `/_astro/picture.0123456789_small.avif?recipe=red-lentil-soup` */
async function cutForDev(url: string, project: string, cache: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const { recipes } = placesIn(project);
  const id = recipeIds(recipes).find((each) => each === searchParams.get('recipe'));
  const name = basename(pathname);
  const digest = /^picture\.([\w-]+)_/.exec(name)?.[1] ?? '';
  const cut = cutNames.find((each) => cutPath(digest, each) === pathname);
  if (id === undefined || cut === undefined) return undefined;
  const of = async (file: string) => cutPicture(await readFile(file), cut);
  const [picture = ''] = readFolder(recipes, id).pictures;
  const bytes = await pictureCacheIn(cache)
    .get(name, () => of(join(recipes, id, picture)))
    .catch(() => of(join(project, noPicture)));
  return { type: `image/${cuts[cut].format}`, bytes };
}

export function recipePictures(): AstroIntegration & { readonly has: (file: string) => boolean } {
  let project = '';
  let cache = '';
  let folder = '';
  let cutting: Promise<void> = Promise.resolve();
  const files = new Set<string>();
  return {
    name: 'recipe-pictures',
    /** Whether this file of the site is one of them. */
    has: (file) => files.has(file),
    hooks: {
      'astro:config:done': ({ config }) => {
        project = fileURLToPath(config.root);
        cache = fileURLToPath(config.cacheDir);
        folder = join(fileURLToPath(config.outDir), '_astro');
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { url = '' } = request;
          if (!url.startsWith('/_astro/picture.')) {
            next();
            return;
          }
          cutForDev(url, project, cache).then((made) => {
            if (made) response.setHeader('Content-Type', made.type).end(made.bytes);
            else next();
          }, next);
        });
      },
      // The folder of the site has been emptied by now, if it had to be.
      'astro:build:setup': ({ logger }) => {
        // Two recipes with the same picture share its cuts.
        const pictures = Object.fromEntries(
          readRecipeList(cache).map(({ data }) => [data.picture, data.pictureFile]),
        );
        for (const name of Object.keys(pictures).flatMap(namesOf)) files.add(join(folder, name));
        cutting = cutAll({ root: project, cache, folder }, pictures, (name, bytes, done, all) => {
          logger.info(`${name} (after: ${Math.ceil(bytes / 1024)}kB) (${done}/${all})`);
        });
        // Told where it is waited for.
        cutting.catch(() => undefined);
      },
      'astro:build:generated': () => cutting,
    },
  };
}
