import { nutrients, type Nutrient, type Nutrition } from '#domain/recipes/nutrition.ts';
import { nutritionExample } from './fields.ts';
import type { FrontMatter } from './front-matter.ts';
import { closest } from '../reading/suggest.ts';

const isNutrient = (key: string): key is Nutrient => nutrients.some((nutrient) => nutrient === key);

/** The nine figures of a portion, or nothing when one is missing or no number. */
export function nutritionOf({ entries, report }: FrontMatter): Nutrition | undefined {
  const value = entries.get('nutrition')?.value;
  if (!value) return undefined;
  if (value.kind !== 'entries') {
    report('nutrition-shape', value.at, { example: nutritionExample });
    return undefined;
  }
  const found = new Map<Nutrient, number>();
  for (const { key, at, value: figure } of value.entries) {
    if (!isNutrient(key)) {
      report('key-unknown', at, { key, meant: closest(key, nutrients) });
    } else if (figure.kind === 'text' && /^\d{1,5}([.,]\d{1,2})?$/.test(figure.text)) {
      if (found.has(key)) report('key-twice', at, { key });
      found.set(key, Number(figure.text.replace(',', '.')));
    } else {
      const written = figure.kind === 'text' ? figure.text : '…';
      report('number-expected', figure.at, { key, value: written, example: `${key}: 12.5` });
      found.set(key, 0);
    }
  }
  const figureOf = (nutrient: Nutrient) => found.get(nutrient) ?? 0;
  const missing = nutrients.filter((nutrient) => !found.has(nutrient));
  if (missing.length > 0) {
    report('key-missing', value.at, {
      example: `nutrition: { … ${missing.map((name) => `${name}: 0`).join(', ')} }`,
    });
    return undefined;
  }
  return {
    kj: figureOf('kj'),
    kcal: figureOf('kcal'),
    fat: figureOf('fat'),
    saturated: figureOf('saturated'),
    carbs: figureOf('carbs'),
    sugar: figureOf('sugar'),
    protein: figureOf('protein'),
    salt: figureOf('salt'),
    fibre: figureOf('fibre'),
  };
}
