import { type Allergen } from '#domain/recipes/allergens.ts';
import { contradictingMeals, type Meal } from '#domain/recipes/meals.ts';
import { energyOf, implausible, joulesPerCalorie, type Nutrition } from '#domain/recipes/nutrition.ts';
import { highProteinGrams, quickMinutes, type Diet, type Tag } from '#domain/recipes/tags.ts';
import type { Words } from '#domain/recipes/words.ts';
import type { Position, Report } from '../diagnostic.ts';
import type { Listed } from './ingredients.ts';

/** Looks an ingredient up in the table of foods by its German name. */
export type KnownFood = (name: Words) => { readonly allergens: readonly Allergen[] } | undefined;

const bare = (name: string) => name.replace(/\s*\(.*?\)/g, '');

/** None for an unknown food: a recipe with one is not published. */
const allergensOf = ({ one, many }: Words, find: KnownFood): readonly Allergen[] =>
  find({ one: bare(one), many: bare(many) })?.allergens ?? [];

interface Implied {
  readonly allergen: Allergen;
  readonly name: string;
}

const impliedBy = (listed: readonly Listed[], find: KnownFood): Implied[] =>
  listed.flatMap(({ ingredient }) => {
    if (ingredient.kind === 'heading') return [];
    const { name } = ingredient;
    return allergensOf(name, find).map((allergen) => ({ allergen, name: name.one }));
  });

export function checkAllergens(
  listed: readonly Listed[],
  declared: readonly Allergen[],
  at: Position,
  find: KnownFood,
  report: Report,
): void {
  const reported = new Set<Allergen>();
  for (const { allergen, name } of impliedBy(listed, find)) {
    if (declared.includes(allergen) || reported.has(allergen)) continue;
    reported.add(allergen);
    const line = `allergens: [${[...declared, ...reported].join(', ')}]`;
    report('allergen-missing', at, { allergen, name, line });
  }
}

const never: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
};
const meat =
  /(?:(?<!frucht|krebs|krabben|fisch|muschel)fleisch|hähnchen\p{L}*|huhn|pute\p{L}*|rind\p{L}*|schwein\p{L}*|lamm\p{L}*|hack|hackfleisch|speck|schinken|salami|wurst|würstchen|chorizo|gelatine)$/iu;
const honey = /^honig$/iu;

export function checkDiets(
  tags: ReadonlyMap<Tag, Position>,
  listed: readonly Listed[],
  find: KnownFood,
  report: Report,
): void {
  const vegan = tags.get('vegan');
  if (vegan && !tags.has('vegetarian')) report('vegetarian-missing', vegan);
  const implied = impliedBy(listed, find);
  const names = listed.flatMap(({ ingredient }) => (ingredient.kind === 'item' ? [ingredient.name.one] : []));
  for (const diet of ['vegan', 'vegetarian'] as const) {
    const at = tags.get(diet);
    if (!at) continue;
    const animal = implied.find(({ allergen }) => never[diet].includes(allergen))?.name;
    const reason = animal ?? names.find((name) => meat.test(name) || (diet === 'vegan' && honey.test(name)));
    if (reason !== undefined) report('diet-contradiction', at, { tag: diet, reason });
  }
  const fish = tags.get('fish');
  const reason = names.find((name) => meat.test(name));
  if (fish && reason !== undefined) report('fish-with-meat', fish, { reason });
}

/** Tags and meals must not contradict each other. */
export function checkMeals(
  tags: ReadonlyMap<Tag, Position>,
  chosen: ReadonlyMap<Meal, Position>,
  at: Position,
  report: Report,
): void {
  for (const meal of contradictingMeals([...tags.keys()], [...chosen.keys()])) {
    const line = chosen.has(meal)
      ? `tags: [${[meal, ...tags.keys()].join(', ')}]`
      : `meals: [${[...chosen.keys(), meal].join(', ')}]`;
    report('meal-contradiction', chosen.get(meal) ?? at, { meal, line });
  }
}

export interface Figures {
  readonly tags: ReadonlyMap<Tag, Position>;
  readonly minutes: number | undefined;
  readonly nutrition: Nutrition | undefined;
}

/** `quick` and `high-protein` must be true. */
export function checkPromises({ tags, minutes, nutrition }: Figures, report: Report): void {
  const quick = tags.get('quick');
  const protein = tags.get('high-protein');
  if (quick && minutes !== undefined && minutes > quickMinutes) report('quick-too-long', quick, { minutes });
  if (protein && nutrition && nutrition.protein < highProteinGrams) {
    report('protein-too-low', protein, { grams: String(nutrition.protein) });
  }
}

/** Reports implausible nutrition; returns whether it is plausible. */
export function checkNutrition(nutrition: Nutrition, at: Position, report: Report): boolean {
  const { kj, kcal, salt } = nutrition;
  const energy = energyOf(nutrition);
  const problems = implausible(nutrition);
  for (const problem of problems) {
    if (problem === 'energy-implausible') {
      report(problem, at, { kcal, least: Math.round(energy.least), most: Math.round(energy.most) });
    } else if (problem === 'joules-implausible') {
      report(problem, at, { kj, kcal, right: Math.round(kcal * joulesPerCalorie) });
    } else if (problem === 'portion-implausible') report(problem, at, { kcal, salt });
    else report(problem, at);
  }
  return problems.length === 0;
}
