import { expect, it } from 'vitest';
import { readFigures, withNutrition } from '../../../src/content-check/recipes/nutrition/recipe-file.ts';

const recipe = (nutrition: string) => `---
title: Suppe
servings: 4
ingredients:
  - 200 g Linsen
  # Die gute.
  - "1 Dose Kokosmilch, 400 ml"
  - 'Für obendrauf:'
${nutrition}---

nutrition: steht auch im Text.
`;
const line = 'nutrition: { kj: 1, kcal: 2 }';

it('portions and ingredients are read as YAML has them', () => {
  expect(readFigures(recipe(''))).toEqual({
    servings: 4,
    ingredients: ['200 g Linsen', '1 Dose Kokosmilch, 400 ml', 'Für obendrauf:'],
  });
  expect(() => readFigures('---\nservings: viele\ningredients: []\n---\n')).toThrow('servings');
  expect(() => readFigures('---\nservings: 4\n---\n')).toThrow('ingredients');
  expect(() => readFigures('Suppe')).toThrow('front matter');
});

it.each([
  ['one line', 'nutrition: { kj: 900 }\n'],
  ['several lines', 'nutrition:\n  {\n    kj: 900,\n    kcal: 215,\n  }\n'],
  ['none', ''],
])('nutrition of %s becomes the computed line, and nothing else changes', (_, before) => {
  expect(withNutrition(recipe(before), line)).toBe(recipe(`${line}\n`));
});
