import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './document.ts';
import { breakfast } from './films/breakfast.ts';
import { shoot } from './films/shoot.ts';
import { week } from './films/shopping.ts';
import { writeIcons } from './logo/write-icons.ts';
import { pictures } from './pictures.ts';
import { plateScene } from './plates/plate-scene.ts';
import { recipes } from './recipes.ts';
import type { Renderer } from './render.ts';
import { writeCards } from './social/write-cards.ts';
import { softEdge } from './soft-edge.ts';

/** Makes something and says which files it has written. */
export type Job = (renderer: Renderer, root: string) => Promise<string[]>;

const webp = { quality: 92, effort: 6, smartSubsample: true } as const;

const paint =
  (picture: () => Picture, file: string, cutOut: boolean): Job =>
  async (renderer, root) => {
    const png = await renderer.picture(picture());
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(
      join(root, file),
      await sharp(cutOut ? await softEdge(png) : png)
        .webp(webp)
        .toBuffer(),
    );
    return [file];
  };

const painted = Object.entries(pictures).map(([name, { picture, file, cutOut }]): [string, Job] => [
  name,
  paint(() => picture, file, cutOut),
]);

const plated = Object.entries(recipes).map(([id, spec]): [string, Job] => [
  id,
  paint(() => plateScene(spec), `src/content/recipes/${id}/picture.webp`, false),
]);

const films = [breakfast, week].map((film): [string, Job] => [
  `film-${film.name}`,
  (renderer, root) => shoot(film, renderer, root),
]);

export const jobs: ReadonlyMap<string, Job> = new Map([
  ...painted,
  ...plated,
  ...films,
  ['icons', (_, root) => writeIcons(root)],
  ['social', writeCards],
]);
