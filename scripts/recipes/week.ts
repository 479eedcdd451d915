/**
 * Counts the recipes that are missing for a full week of meals, for every diet on offer, and the planned days whose
 * energy is within 5 % of the target. Then what the weeks of two hundred visitors keep to of the rules, and how many
 * recipes are quick and in season.
 *
 * npm run recipe -- week
 */
import { dayInGermany } from '#domain/time/calendar.ts';
import { nutritionConcepts, type NutritionConcept } from '#domain/onboarding/onboarding.ts';
import { meals, type Meal } from '#domain/recipes/meals.ts';
import { suits } from '#domain/meal-plan/eater.ts';
import { dishOf } from '#domain/meal-plan/from-recipe.ts';
import { composeWeek } from '#domain/meal-plan/composed-week.ts';
import { emptyWeek } from '#domain/meal-plan/kept-week.ts';
import { dishesFor } from '#domain/meal-plan/week.ts';
import { rulesTable } from './week-rules.ts';
import { readTables } from '../../src/content-check/recipes/nutrition/foods.ts';
import { foodLines } from '../../src/content-check/recipes/nutrition/portion.ts';
import { checkRecipes } from '../../src/content-check/recipes/check-recipes.ts';

const mealNames: Record<Meal, string> = {
  breakfast: 'Frühstück · breakfast',
  lunch: 'Mittagessen · lunch',
  dinner: 'Abendessen · dinner',
  snack: 'Snack · snack',
};
const conceptNames: Record<NutritionConcept, string> = {
  FLEXITARIAN: 'Flexitarisch · flexitarian',
  OMNIVORE: 'Von allem · omnivore',
  PESCETARIAN: 'Pescetarisch · pescetarian',
  VEGAN: 'Vegan · vegan',
  VEGETARIAN: 'Vegetarisch · vegetarian',
};

const project = process.cwd();
const { recipes } = await checkRecipes(project, dayInGermany(new Date()));
const tables = await readTables(project, []);
/** Recipes with errors are not published, and their tags may be wrong. */
const sound = recipes.filter(({ diagnostics }) => diagnostics.length === 0);
const published = sound.flatMap(({ recipe: { de } }) =>
  de.draft || !tables
    ? []
    : [dishOf(de, foodLines(de.ingredients, tables), { path: '', picture: '', thumbnail: '' })],
);

const width = Math.max(...Object.values(mealNames).map((name) => name.length)) + 2;
let complete = true;

const servedAs = (concept: NutritionConcept, ...wanted: Meal[]) =>
  published.filter(({ tags, meals: of }) => suits(concept, tags) && of.some((meal) => wanted.includes(meal)));

/** How many dishes of each meal a week is missing. A recipe that fits both meals of a pair counts once. */
function missingIn(concept: NutritionConcept): Map<Meal, number> {
  const missing = new Map<Meal, number>();
  const pairs = [
    ['breakfast', 'snack'],
    ['lunch', 'dinner'],
  ] as const;
  for (const [first, second] of pairs) {
    const lack = (...of: Meal[]) =>
      Math.max(0, of.reduce((sum, meal) => sum + dishesFor(meal), 0) - servedAs(concept, ...of).length);
    missing.set(first, lack(first));
    missing.set(second, Math.max(lack(second), lack(first, second) - lack(first)));
  }
  return missing;
}

function line(concept: NutritionConcept, meal: Meal, missing: number): string {
  const fitting = servedAs(concept, meal);
  const energy = fitting.map(({ kcal }) => kcal);
  const range =
    fitting.length > 0 ? `${String(Math.min(...energy))}–${String(Math.max(...energy))} kcal` : '–';
  const few = String(missing);
  const verdict = missing === 0 ? '✓' : `✗ noch ${few} nötig · ${few} more needed`;
  return `  ${mealNames[meal].padEnd(width)}${String(fitting.length).padStart(3)}  ${range.padEnd(14)}${verdict}`;
}

/** Kilocalories a day, starting at the lowest that is ever planned. */
const aims = [1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600];
const households = [1, 2, 3].flatMap((adults) => [0, 1, 2].map((children) => ({ adults, children })));

/** "1200: 63/63": days of nine weeks within the target, and why the others are not. */
function reach(concept: NutritionConcept, aim: number): string {
  const days = households.flatMap(
    (household) =>
      composeWeek(emptyWeek('2026-11-23'), { concept, aim, ...household, without: [] }, published).days,
  );
  const reasons = days.flatMap(({ sum }) => ('why' in sum ? [`${sum.kind}: ${sum.why}`] : []));
  const verdict = [...new Set(reasons)].map((reason) => ` (${reason})`).join('');
  return `${String(aim)}: ${String(days.length - reasons.length)}/${String(days.length)}${verdict}`;
}

for (const concept of nutritionConcepts) {
  const missing = missingIn(concept);
  console.log(conceptNames[concept]);
  for (const meal of meals) console.log(line(concept, meal, missing.get(meal) ?? 0));
  console.log(
    `  Tage mit ±5 % der Energie, kcal · days within ±5% of the energy, kcal\n    ${aims.map((aim) => reach(concept, aim)).join('  ')}`,
  );
  if ([...missing.values()].some((count) => count > 0)) complete = false;
}
console.log(
  complete
    ? '\nJede Woche lässt sich füllen. · Every week can be filled.'
    : '\nGezählt sind veröffentlichte Rezepte: fünf warme Gerichte, zwei Frühstücke und zwei Snacks machen eine Woche.\nPublished recipes are counted: five warm dishes, two breakfasts and two snacks make a week.',
);
if (published.length > 0) console.log(`\n${rulesTable(published)}`);
if (sound.length < recipes.length) {
  const faulty = String(recipes.length - sound.length);
  console.log(`\nMit Fehlern und nicht gezählt: ${faulty} · With mistakes and not counted: ${faulty}`);
  console.log('  npm run recipe -- check');
}
process.exitCode = complete ? 0 : 1;
