import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { company } from '#domain/company/company.ts';
import { fraction } from '#domain/recipes/fraction.ts';
import type { Quantity } from '#domain/recipes/ingredient.ts';
import { showQuantity } from '#domain/recipes/show-quantity.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import { hasDecided } from './consent.ts';
import { found } from './content.ts';

/** A recipe as the site publishes it for programs, beside its German page. */
interface Published {
  alternate: { de: string; en: string };
  title: string;
  servings: number;
  tags: Tag[];
  ingredients: { name?: string; quantity?: string; exact?: Quantity; text: string }[];
  steps: { text: string; timers: { text: string; seconds: number }[] }[];
}

const published = globSync('dist/de/*/*/index.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Published,
);
export const recipeCount = published.length;

const pathIn = (address: string) => address.slice(company.site.length);
const dishOf = (recipe: Published) => ({
  ...recipe,
  de: pathIn(recipe.alternate.de),
  en: pathIn(recipe.alternate.en),
});
export type Dish = ReturnType<typeof dishOf>;

/** A published recipe with a property. */
export const dishWith = (property: string, has: (recipe: Published) => boolean): Dish =>
  dishOf(found(published.find(has), `recipe ${property}`));

/** „4 Minuten“: neither a range nor parts of an hour. */
const isPlain = ({ text, seconds }: { text: string; seconds: number }) =>
  /^\d+ Minuten$/.test(text) && seconds >= 120;

/** The shortest recipe that can be scaled and cooked: with even portions, grams, and a time in two of its steps. */
export const anyDish = (): Dish =>
  dishOf(
    found(
      published
        .filter(
          ({ servings, ingredients, steps }) =>
            servings % 2 === 0 &&
            ingredients.some(({ exact }) => exact?.kind === 'measured' && exact.unit === 'g') &&
            steps.length >= 4 &&
            steps.filter(({ timers: [timer, other] }) => timer && !other && isPlain(timer)).length >= 2,
        )
        .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0],
      'recipe with even portions, grams, and a time in two of its steps',
    ),
  );

/** The steps with one time each: their numbers, the time as written, and its seconds. */
export const timedSteps = ({ steps }: Dish) =>
  steps.flatMap(({ timers: [timer, other] }, index) =>
    timer && !other && isPlain(timer)
      ? [{ number: index + 1, time: timer.text, seconds: timer.seconds }]
      : [],
  );

/** The measured ingredients' amounts for other portions, by line. */
export const amountsFor = ({ ingredients, servings }: Dish, portions: number) =>
  ingredients.flatMap(({ exact }, line) =>
    exact?.kind === 'measured'
      ? [{ line, amount: showQuantity(exact, fraction(portions, servings), 'de').replaceAll('\u00a0', ' ') }]
      : [],
  );

/** A tag of several recipes, some of which have another tag as well. */
export function twoTags(): { tag: Tag; also: Tag } {
  const having = (...tags: Tag[]) =>
    published.filter((recipe) => tags.every((tag) => recipe.tags.includes(tag))).length;
  const all = [...new Set(published.flatMap(({ tags }) => tags))];
  const pairs = all.flatMap((tag) => all.map((also) => ({ tag, also })));
  return found(
    pairs.find(
      ({ tag, also }) =>
        having(tag, also) > 0 && having(tag, also) < having(tag) && having(tag) < recipeCount,
    ),
    'two tags of which only some recipes have both',
  );
}

/** A visitor who has already decided about cookies: the banner does not cover the page. */
export const settleConsent = (page: Page, baseURL: string | undefined) =>
  hasDecided(page.context(), 'declined', baseURL);

/** The list of ingredients as a cook reads it. */
export const ingredientLines = (page: Page) =>
  page
    .locator('main [data-ingredients] label')
    .evaluateAll((labels) => labels.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()));
