import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './document.ts';
import { breakfast } from './films/breakfast.ts';
import type { Film } from './films/film.ts';
import { shoot } from './films/shoot.ts';
import { week } from './films/shopping.ts';
import { writeIcons } from './logo/icons.ts';
import { plateScene } from './plates/plate-scene.ts';
import type { PlateSpec } from './plates/served-in.ts';
import { bowls } from './recipes/bowls.ts';
import { breakfasts } from './recipes/breakfasts.ts';
import { pasta } from './recipes/pasta.ts';
import { plated } from './recipes/plated.ts';
import { plates } from './recipes/plates.ts';
import { porridges } from './recipes/porridges.ts';
import { pots } from './recipes/pots.ts';
import { salads } from './recipes/salads.ts';
import { snacks } from './recipes/snacks.ts';
import { soups } from './recipes/soups.ts';
import { suppers } from './recipes/suppers.ts';
import { sweet } from './recipes/sweet.ts';
import { warm } from './recipes/warm.ts';
import type { Renderer } from './render.ts';
import { featureCourse, featureGuide, featurePlan, featurePlate } from './scenes/features.ts';
import { table } from './scenes/hero.ts';
import { kitchen } from './scenes/kitchen.ts';
import { featureExercises, methodCook, methodKeep, methodListen } from './scenes/methods.ts';
import { notFound } from './scenes/not-found.ts';
import { supper } from './scenes/supper.ts';
import { drawScene, drawScreens } from './screens/draw.ts';
import { writeCards } from './social-cards.ts';
import { softEdge } from './soft-edge.ts';

/** Makes something and says which files it has written. */
type Job = (renderer: Renderer, root: string) => Promise<string[]>;

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

/** The page shines through around these. */
const cutOuts: Readonly<Record<string, Picture>> = {
  supper,
  'feature-plate': featurePlate,
  'feature-course': featureCourse,
  'feature-guide': featureGuide,
  'feature-exercises': featureExercises,
  'method-listen': methodListen,
  'method-cook': methodCook,
  'method-keep': methodKeep,
  'not-found': notFound,
};

const scene = (name: string, picture: Picture, cutOut: boolean): [string, Job] => [
  name,
  paint(() => picture, `src/assets/${name}.webp`, cutOut),
];

/** How each recipe is served, by the recipe's id. */
const recipes: Readonly<Record<string, PlateSpec>> = {
  ...bowls,
  ...breakfasts,
  ...pasta,
  ...plated,
  ...plates,
  ...porridges,
  ...pots,
  ...salads,
  ...snacks,
  ...soups,
  ...suppers,
  ...sweet,
  ...warm,
};

const recipe = (id: string, spec: PlateSpec): [string, Job] => [
  id,
  paint(() => plateScene(spec), `src/content/recipes/${id}/picture.webp`, false),
];

const film = (of: Film): [string, Job] => [`film-${of.name}`, (renderer, root) => shoot(of, renderer, root)];

export const jobs: ReadonlyMap<string, Job> = new Map([
  ...Object.entries(cutOuts).map(([name, picture]) => scene(name, picture, true)),
  scene('about-kitchen', kitchen, false),
  ...Object.entries(recipes).map(([id, spec]) => recipe(id, spec)),
  film(breakfast),
  film(week),
  ['screens', drawScreens],
  ['app-table', drawScene('table', table, { left: 230, top: 0, width: 1140, height: 1560 })],
  ['app-plan', drawScene('plan', featurePlan)],
  ['icons', (_, root) => writeIcons(root)],
  ['social', writeCards],
]);
