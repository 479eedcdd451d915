import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locales.ts';
import { fraction, one, plus, times, zero } from '#domain/recipes/fraction.ts';
import type { Ingredient } from '#domain/recipes/ingredient.ts';
import { showQuantity } from '#domain/recipes/show-quantity.ts';
import type { UnitId } from '#domain/recipes/units.ts';
import { checkRecipes } from '../../../src/content-check/recipes/check-recipes.ts';
import { placesIn } from '../../../src/content-check/recipes/places.ts';
import type { RecipeReading } from '../../../src/content-check/recipes/read-recipe.ts';
import shown from '#site/assets/app/shown.json';

// What the committed pictures of the app show. Where one of these fails: node art/make.ts screens app-table app-plan social

let recipes: ReadonlyMap<string, RecipeReading>;
beforeAll(async () => {
  const read = await checkRecipes(placesIn(process.cwd()), new Date().toISOString().slice(0, 10));
  recipes = new Map(read.recipes.map((reading) => [reading.id, reading]));
});

const dishesOf = ({ days }: (typeof shown.contents)[number]) => days.flatMap(({ dishes }) => dishes);

it('every screen is drawn in both languages and both themes', () => {
  const names = ['today', 'recipe', 'list', 'week', 'exercise', 'table', 'table-narrow', 'plan'];
  const files = names.flatMap((name) =>
    locales.flatMap((locale) => ['light', 'dark'].map((theme) => `${name}.${locale}.${theme}.webp`)),
  );
  expect(files.filter((file) => !existsSync(`src/assets/app/${file}`))).toEqual([]);
  expect(shown.contents.map(({ locale }) => locale).sort()).toEqual([...locales].sort());
});

it('the pictures of the recipes on the screens are those of today', () => {
  const now = Object.keys(shown.pictures).map((id) => {
    const file = readFileSync(`src/content/recipes/${id}/picture.webp`);
    return [id, createHash('sha256').update(file).digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(now)).toEqual(shown.pictures);
});

describe.each(shown.contents)('the screens in $locale', (content) => {
  const locale = content.locale === 'de' ? 'de' : 'en';

  it('name published recipes by their titles, with their minutes and energy', () => {
    const dishes = [...dishesOf(content), content.recipe];
    const named = dishes.map(({ id, title, minutes, kcal }) => ({ id, title, minutes, kcal }));
    const today = dishes.map(({ id }) => {
      const recipe = recipes.get(id)?.recipe[locale];
      if (!recipe || recipe.draft) return { id };
      const { title, prep, cook, nutrition } = recipe;
      return { id, title, minutes: prep + cook, kcal: nutrition.kcal };
    });
    expect(named).toEqual(today);
  });

  it('give each day the sum of its meals', () => {
    const sums = content.days.map(({ dishes }) => dishes.reduce((sum, { kcal }) => sum + kcal, 0));
    expect(content.days.map(({ kcal }) => kcal)).toEqual(sums);
    expect(content.days.map(({ dishes }) => dishes.length)).toEqual(sums.map(() => 4));
  });

  it('list what the recipe needs', () => {
    const recipe = recipes.get(content.recipe.id)?.recipe[locale];
    const needed = (recipe?.ingredients ?? []).flatMap((entry) => (entry.kind === 'item' ? [entry] : []));
    expect(content.recipe.servings).toBe(recipe?.servings);
    expect(content.recipe.ingredients.map(({ quantity }) => quantity)).toEqual(
      needed.map(({ quantity }) => showQuantity(quantity, one, locale)),
    );
    const known = needed.flatMap(({ name }) => [name.one, name.many]);
    expect(content.recipe.ingredients.filter(({ name }) => !known.includes(name))).toEqual([]);
    expect(content.recipe.protein).toBe(Math.round(recipe?.nutrition.protein ?? 0));
  });

  it('add up for the shopping list what the week’s recipes ask for', () => {
    const lines = content.aisles.flatMap(({ lines }) => lines);
    const week = dishesOf(content).flatMap(({ id }) => {
      const recipe = recipes.get(id)?.recipe[locale];
      const share = fraction(shown.people, recipe?.servings ?? 1);
      return (recipe?.ingredients ?? []).map((entry: Ingredient) => ({ entry, share }));
    });
    const added = lines.map(({ name }) => {
      let total = zero;
      let unit: UnitId = 'g';
      let count = 0;
      for (const { entry, share } of week) {
        if (entry.kind !== 'item' || entry.name.many !== name || entry.quantity.kind !== 'measured') continue;
        total = plus(total, times(entry.quantity.amount.low, share));
        unit = entry.quantity.unit;
        count += 1;
      }
      const quantity = showQuantity({ kind: 'measured', amount: { low: total }, unit }, one, locale);
      return { name, quantity, recipes: count };
    });
    expect(lines.map(({ name, quantity, recipes: count }) => ({ name, quantity, recipes: count }))).toEqual(
      added,
    );
  });
});
