/**
 * What the weeks of two hundred visitors keep to of the rules in docs/decisions/083-week.md, and which recipes are
 * missing for the rest.
 */
import { composeWeek, cookedOn, type ComposedWeek } from '#domain/meal-plan/composed-week.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import { suits, type Eater } from '#domain/meal-plan/eater.ts';
import { emptyWeek, planDays } from '#domain/meal-plan/kept-week.ts';
import { isWeekend, minutesBeyond, repeatsOf, rules } from '#domain/meal-plan/rules.ts';
import { isWarm, type Serving } from '#domain/meal-plan/servings.ts';
import { nutritionConcepts, type NutritionConcept } from '#domain/onboarding/onboarding.ts';
import { allergensIn } from '#domain/recipes/allergens.ts';
import { isInSeason, monthOf } from '#domain/recipes/season.ts';
import { hashOf } from '#domain/text/hash.ts';
import { addDays } from '#domain/time/calendar.ts';

const visitors = 200;

/** The same visitors each time: all ways of eating and all days of a year; every fourth leaves out an allergen. */
function visitorsOf(dishes: readonly Dish[]) {
  const allergens = allergensIn(dishes);
  return Array.from({ length: visitors }, (_, number) => {
    const below = (what: string, most: number) => hashOf(`${number} ${what}`) % most;
    const without = below('leaves out', 4) === 0 ? [allergens[below('allergen', allergens.length)]] : [];
    const eater: Eater = {
      concept: nutritionConcepts[number % nutritionConcepts.length] ?? 'OMNIVORE',
      aim: 1_250 + 10 * below('aim', 120),
      adults: 1 + below('adults', 2),
      children: below('children', 3),
      without: without.flatMap((one) => one ?? []),
    };
    return { eater, begun: addDays('2026-01-01', below('begun', 365)) };
  });
}

interface Broken {
  repeated: boolean;
  morning: boolean;
  evening: boolean;
  things: number;
  offSeason: number;
}

function brokenBy({ begun, days, ...week }: ComposedWeek): Broken {
  const served = planDays.flatMap((day) => (days[day]?.meals ?? []).map((planned) => ({ ...planned, day })));
  const dishes = [...new Set(served.map(({ dish }) => dish))];
  const isRepeated = (dish: Dish) => repeatsOf(served.filter((one: Serving) => one.dish === dish)) > 0;
  const late = served.filter(
    (one) => one.leftFrom === undefined && !isWeekend(begun, one.day) && minutesBeyond(one, false) > 0,
  );
  return {
    repeated: dishes.some(isRepeated),
    morning: late.some(({ meal }) => !isWarm(meal)),
    evening: late.some(({ meal }) => isWarm(meal)),
    things: new Set(cookedOn({ begun, days, ...week }, planDays).flatMap(({ dish }) => dish.buys)).size,
    offSeason: new Set(
      served.flatMap(({ dish, day }) =>
        isInSeason(dish.months, monthOf(addDays(begun, day))) ? [] : [dish.id],
      ),
    ).size,
  };
}

const head = ['', 'Besucher · visitors', 'wiederholt · repeated', 'Morgen · morning', 'Abend · evening'];

function row(name: string, found: readonly Broken[]): string[] {
  const count = (isBroken: (one: Broken) => boolean) => String(found.filter(isBroken).length);
  const things = found.map((one) => one.things);
  const offSeason = found.reduce((sum, one) => sum + one.offSeason, 0) / found.length;
  return [
    name,
    String(found.length),
    count(({ repeated }) => repeated),
    count(({ morning }) => morning),
    count(({ evening }) => evening),
    `${count((one) => one.things > rules.things)} (${Math.max(...things)})`,
    offSeason.toFixed(1),
  ];
}

/** How many recipes are quick enough for weekdays, all year and in the season of four months. */
function stock(dishes: readonly Dish[], concept: NutritionConcept, meal: 'breakfast' | 'dinner' | 'snack') {
  const most = meal === 'snack' ? 15 : rules.minutes[meal];
  const fitting = dishes.filter(({ tags, meals }) => suits(concept, tags) && meals.includes(meal));
  const quick = fitting.filter(({ minutes }) => minutes <= most);
  const inSeason = [1, 4, 7, 10].map(
    (month) => quick.filter(({ months }) => isInSeason(months, month)).length,
  );
  return [concept, meal, String(fitting.length), `${quick.length} (≤ ${most})`, ...inSeason.map(String)];
}

const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .flatMap((cells, index) => {
      const line = `| ${cells.join(' | ')} |`;
      return index === 0 ? [line, `|${' --- |'.repeat(cells.length)}`] : [line];
    })
    .join('\n');

export function rulesTable(dishes: readonly Dish[]): string {
  const weeks = visitorsOf(dishes).map(({ eater, begun }) => ({
    eater,
    broken: brokenBy(composeWeek(emptyWeek(begun), eater, dishes)),
  }));
  const rows = nutritionConcepts.flatMap((concept) =>
    [false, true].flatMap((leavesOut) => {
      const own = weeks.filter(
        ({ eater }) => eater.concept === concept && eater.without.length > 0 === leavesOut,
      );
      const name = leavesOut ? `${concept}, ohne ein Allergen · without an allergen` : concept;
      return own.length > 0
        ? [
            row(
              name,
              own.map(({ broken }) => broken),
            ),
          ]
        : [];
    }),
  );
  const kept = tableOf([[...head, `> ${rules.things} (max)`, 'nicht Saison · off season'], ...rows]);
  const stocks = nutritionConcepts.flatMap((concept) =>
    (['breakfast', 'dinner', 'snack'] as const).map((meal) => stock(dishes, concept, meal)),
  );
  const months = ['1', '4', '7', '10'].map((month) => `Monat · month ${month}`);
  return `${kept}\n\n${tableOf([['', '', 'Rezepte · recipes', 'schnell · quick', ...months], ...stocks])}`;
}
