import { describe, expect, it } from 'vitest';
import { checkRecipes } from '../../../src/content-check/recipes/check-recipes.ts';
import { printDiagnostics } from '../../../src/content-check/diagnostic.ts';
import { factorOf } from '#domain/recipes/show-quantity.ts';
import { showLine } from '#domain/recipes/show-ingredient.ts';
import { tags } from '#domain/recipes/tags.ts';

const { recipes, diagnostics, addresses } = await checkRecipes(process.cwd(), '2026-11-21');

describe('the recipes of the house', () => {
  it('have nothing wrong', () => {
    expect(printDiagnostics(diagnostics)).toBe('');
  });

  it('are at least 60, in both languages, across the tags', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(60);
    const used = new Set(recipes.flatMap(({ recipe }) => recipe.de.tags));
    expect(tags.filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('have their addresses on record', () => {
    const published = recipes.filter(({ recipe }) => !recipe.de.draft).map(({ id }) => id);
    expect([...addresses.record.keys()]).toEqual(expect.arrayContaining(published));
  });

  it('read well for one portion and for nine', () => {
    for (const { locale, servings, ingredients } of recipes.flatMap(({ recipe: { de, en } }) => [de, en])) {
      for (const item of ingredients.filter((one) => one.kind === 'item')) {
        for (const wanted of [1, servings, 9]) {
          const line = showLine(item, factorOf({ wanted, written: servings }), locale);
          expect(line).not.toMatch(/NaN|undefined|\(\p{L}+\)(?!\p{L})$|\{|\}|^0/u);
        }
      }
    }
  });
});
