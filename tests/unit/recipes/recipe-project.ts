import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { checkRecipes } from '../../../src/content-check/recipes/check-recipes.ts';
import { recipesFolder } from '../../../src/content-check/recipes/folder.ts';

export const today = '2026-11-21';

export const german = `---
title: Rote-Linsen-Suppe
slug: rote-linsen-suppe
description: Cremig und in einer halben Stunde fertig.
picture: Orangefarbene Suppe in einer hellen Schale
published: 2026-09-12
servings: 4
prep: 10
cook: 20
tags: [soup, vegan, vegetarian, quick]
allergens: [celery]
ingredients:
  - 200 g rote Linsen
  - 2 EL Rapsöl
  - "Für obendrauf:"
  - 1/2 Bund Koriander
  - 200 ml Gemüsebrühe
  - etwas Salz
nutrition: { kj: 1050, kcal: 251, fat: 7.2, saturated: 0.6, carbs: 31.1, sugar: 1.5, protein: 13.0, salt: 0.9, fibre: 6.0 }
---
Warm und satt.

## Zubereitung

1. Das {Rapsöl} mit der {Gemüsebrühe|Brühe} 5 Minuten erhitzen.
2. {rote Linsen|Linsen} zugeben, 10–15 Minuten köcheln, mit {Koriander} und {Salz} servieren.

## Tipp

Schmeckt am nächsten Tag.
`;

export const english = `---
title: Red lentil soup
slug: red-lentil-soup
description: Creamy and done in half an hour.
picture: Orange soup in a pale bowl
ingredients:
  - red lentils
  - rapeseed oil
  - "On top:"
  - coriander
  - vegetable stock
  - salt
---
Warm and filling.

## Method

1. Heat the {rapeseed oil} with the {vegetable stock|stock} for 5 minutes.
2. Add the {red lentils|lentils}, simmer for 10–15 minutes, serve with {coriander} and {salt}.

## Tip

Tastes good the next day.
`;

/** Of a portion of it. */
export const nutrition = {
  kj: 1050,
  kcal: 251,
  fat: 7.2,
  saturated: 0.6,
  carbs: 31.1,
  sugar: 1.5,
  protein: 13,
  salt: 0.9,
  fibre: 6,
};

const foods = `id,en,de,kj,kcal,fat,saturated,carbs,sugar,protein,salt,fibre,gramsPerPiece,gramsPerMl,allergens,section,atHome,source
lentils,red lentils,rote Linsen,2100,502,14.4,1.2,62.2,3,26,1.8,12,,,,dry,,table
oil,rapeseed oil,Rapsöl,0,0,0,0,0,0,0,0,0,,1,,oils,yes,table
coriander,coriander,Koriander;frischer Koriander,0,0,0,0,0,0,0,0,0,,,,produce,,table
stock,stock,Gemüsebrühe,0,0,0,0,0,0,0,0,0,,1,celery,spices,,table
salt,salt,Salz,0,0,0,0,0,0,0,0,0,,1,,spices,yes,table
honey,honey,Honig,0,0,0,0,0,0,0,0,0,,1,,dry,,table
`;

const measures = `unit,food,grams,reason
bunch,*,30,small
some,*,2,little
`;

/** A picture that is fast to create. */
export const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .webp()
    .toBuffer();

const good = await picture(1200, 900);

/** A new project with one valid recipe, until the end of the test. */
export async function openRecipeProject() {
  const root = await mkdtemp(join(tmpdir(), 'recipes-'));
  onTestFinished(() => rm(root, { recursive: true }));
  /** Absolute path of the folder of recipes. */
  const recipes = join(root, recipesFolder);
  /** Writes below the folder of recipes. */
  const put = async (path: string, content: string | Uint8Array) => {
    const file = join(recipes, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await put('red-lentil-soup/recipe.de.md', german);
  await put('red-lentil-soup/recipe.en.md', english);
  await put('red-lentil-soup/picture.webp', good);
  await put('../foods/foods.csv', foods);
  await put('../foods/measures.csv', measures);
  return { root, recipes, put, check: () => checkRecipes(root, today) };
}
export type RecipeProject = Awaited<ReturnType<typeof openRecipeProject>>;
