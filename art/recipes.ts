import type { PlateSpec } from './plates/plate-scene.ts';
import { bowls } from './recipes/bowls.ts';
import { plated } from './recipes/plated.ts';
import { sweet } from './recipes/sweet.ts';
import { warm } from './recipes/warm.ts';

/** How each recipe is served, by the recipe's id. */
export const recipes: Readonly<Record<string, PlateSpec>> = { ...warm, ...bowls, ...plated, ...sweet };
