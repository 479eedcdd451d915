import { expect, it } from 'vitest';
import { checkRecipes } from '../../../src/content-check/recipes/check-recipes.ts';
import { factorOf } from '#domain/recipes/show-quantity.ts';
import { showLine } from '#domain/recipes/show-ingredient.ts';

const { recipes } = await checkRecipes(process.cwd(), '2026-11-21');

it('recipes: every ingredient has a readable amount for one portion and for nine', () => {
  for (const { locale, servings, ingredients } of recipes.flatMap(({ recipe: { de, en } }) => [de, en])) {
    for (const item of ingredients.filter((one) => one.kind === 'item')) {
      for (const wanted of [1, servings, 9]) {
        const line = showLine(item, factorOf({ wanted, written: servings }), locale);
        expect(line).not.toMatch(/NaN|undefined|\(\p{L}+\)(?!\p{L})$|\{|\}|^0/u);
      }
    }
  }
});
