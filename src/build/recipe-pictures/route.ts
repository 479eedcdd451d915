import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { cacheDir, root } from 'astro:config/server';
import { getCollection } from 'astro:content';
import { cutNames, cutPath, cuts } from '#domain/recipes/picture-cuts.ts';
import { cachedCut, cutPicture } from './cut.ts';

const noPicture = 'src/assets/recipe-without-picture.webp';

/** Recipes with the same picture share its files. */
export async function getStaticPaths() {
  const recipes = await getCollection('recipes');
  const pictures = new Map(recipes.map(({ data }) => [data.picture, data.pictureFile]));
  return [...pictures].flatMap(([digest, file]) =>
    cutNames.map((cut) => ({ params: { cut: basename(cutPath(digest, cut)) }, props: { cut, file } })),
  );
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ params, props: { cut, file } }) => {
  const make = async (picture: string) => cutPicture(await readFile(new URL(picture, root)), cut);
  const bytes = await cachedCut(fileURLToPath(cacheDir), params['cut'] ?? '', () => make(file)).catch(
    (error: unknown) => {
      if (!import.meta.env.DEV) throw error;
      return make(noPicture);
    },
  );
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': `image/${cuts[cut].format}` } });
};
