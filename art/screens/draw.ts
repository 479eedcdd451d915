import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '#domain/locales.ts';
import sharp from 'sharp';
import type { Region } from 'sharp';
import type { Picture } from '../document.ts';
import type { Renderer } from '../render.ts';
import { softEdge } from '../soft-edge.ts';
import { phoneSize } from '../tableware/phone.ts';
import { contentOf, publishedRecipes, shownOf } from './content.ts';
import type { Content } from './content.ts';
import { shownRecipe, week } from './week.ts';
import { views } from './views.ts';
import type { Photos } from './views.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const dataOf = (bytes: Buffer, type: string): string => `data:${type};base64,${bytes.toString('base64')}`;

async function photosOf(root: string): Promise<Photos> {
  const cut = async (file: string, width: number, height: number): Promise<string> =>
    dataOf(
      await sharp(join(root, file)).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      'image/png',
    );
  const dishes = await Promise.all(
    week.flat().map(async (id): Promise<[string, string]> => {
      const [width, height] = id === shownRecipe ? [860, 645] : [240, 240];
      return [id, await cut(`src/content/recipes/${id}/picture.webp`, width, height)];
    }),
  );
  return new Map([
    ...dishes,
    ['feature-exercises', await cut('src/assets/feature-exercises.webp', 640, 480)],
  ]);
}

const styleFiles = ['src/styles/tokens.css', 'art/screens/screens.css'];

async function styleOf(root: string): Promise<string> {
  const faces = await Promise.all(
    ['Figtree', 'Fraunces'].map(async (name) => {
      const font = await readFile(join(root, `src/assets/fonts/${name.toLowerCase()}.woff2`));
      return `@font-face{font-family:${name};font-weight:100 900;src:url(${dataOf(font, 'font/woff2')})}`;
    }),
  );
  const styles = await Promise.all(styleFiles.map((file) => readFile(join(root, file), 'utf8')));
  return [...faces, ...styles].join('\n');
}

interface Studio {
  readonly contents: readonly Content[];
  readonly shoot: (content: Content, view: string, theme: Theme) => Promise<Buffer>;
}

async function studio(renderer: Renderer, root: string): Promise<Studio> {
  const recipes = await publishedRecipes(root);
  const [photos, style] = await Promise.all([photosOf(root), styleOf(root)]);
  return {
    contents: locales.map((locale) => contentOf(recipes, locale)),
    shoot: (content, view, theme) =>
      renderer.page(
        `<!doctype html><html lang="${content.locale}"><style>${style}:root{color-scheme:only ${theme}}</style><div class="frame"><div class="screen">${views[view]?.(content, photos) ?? ''}</div></div></html>`,
        phoneSize.width,
        phoneSize.height,
        2,
      ),
  };
}

const folder = 'src/assets/app';

/** Writes into the folder of the app's pictures, and keeps a list of what it wrote. */
function writer(root: string) {
  const files: string[] = [];
  return {
    files,
    write: async (name: string, bytes: Buffer | string): Promise<void> => {
      await mkdir(join(root, folder), { recursive: true });
      await writeFile(join(root, folder, name), bytes);
      files.push(`${folder}/${name}`);
    },
  };
}

const webp = { quality: 90, effort: 6, smartSubsample: true } as const;

/** The app's screens in a phone, in both languages and themes, and a note of what they show. */
export async function drawScreens(renderer: Renderer, root: string): Promise<string[]> {
  const { contents, shoot } = await studio(renderer, root);
  const { files, write } = writer(root);
  for (const content of contents) {
    for (const theme of themes) {
      for (const view of Object.keys(views)) {
        const png = await shoot(content, view, theme);
        await write(`${view}.${content.locale}.${theme}.webp`, await sharp(png).webp(webp).toBuffer());
      }
    }
  }
  await write('shown.json', `${JSON.stringify(await shownOf(root, contents), null, 2)}\n`);
  return files;
}

/** A scene with the phone in it, in both languages and themes; and the part of it that fits a narrow page. */
export const drawScene =
  (name: string, scene: (screen: string) => Picture, narrow?: Region) =>
  async (renderer: Renderer, root: string): Promise<string[]> => {
    const { contents, shoot } = await studio(renderer, root);
    const { files, write } = writer(root);
    for (const content of contents) {
      for (const theme of themes) {
        const screen = dataOf(await shoot(content, 'today', theme), 'image/png');
        const png = await softEdge(await renderer.picture(scene(screen)));
        const file = `${content.locale}.${theme}.webp`;
        await write(`${name}.${file}`, await sharp(png).webp(webp).toBuffer());
        if (narrow)
          await write(`${name}-narrow.${file}`, await sharp(png).extract(narrow).webp(webp).toBuffer());
      }
    }
    return files;
  };
