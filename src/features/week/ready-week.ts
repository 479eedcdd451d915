import type { Day } from '#domain/calendar.ts';
import { composeWeek, cookedOn, lackOf, type Helpings } from '#domain/composed-week.ts';
import {
  daysFrom,
  eatingOf,
  emptyWeek,
  planDayOn,
  type Eating,
  type KeptWeek,
  type PlanDay,
} from '#domain/kept-week.ts';
import type { Locale } from '#domain/locales.ts';
import type { PlannedDay } from '#domain/meal-plan/day.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import { planWeek } from '#domain/meal-plan/week.ts';
import {
  shoppingList,
  showListItem,
  type DishIngredients,
  type ListItem,
} from '#domain/meal-plan/shopping-list.ts';
import { allergensIn, type Allergen } from '#domain/recipes/allergens.ts';
import { daySizes, type ReadyWeek, type ShownItem, type ShownList, type Size } from './week-state.ts';

/** What a week is shown from. */
export interface Known {
  dishes: readonly Dish[];
  /** Nothing until it is there. */
  ingredients: DishIngredients | 'failed' | undefined;
  /** Whoever has answered the questions. */
  answered: Eater | undefined;
  stored: KeptWeek | undefined;
  /** What her meals are planned without. */
  without: readonly Allergen[];
  today: Day;
  locale: Locale;
}

/** What this page alone remembers, until it is closed. */
export interface Remembered {
  size: Size | undefined;
  shopping: readonly PlanDay[] | undefined;
  hidesTicked: boolean;
  lasting: boolean;
  said: ReadyWeek['said'];
  /** Of the meals beside one that was changed. */
  helpings: Helpings;
}

const oldAfterMs = 7 * 86_400_000;

const sizeOf = (size: Size | undefined, answered: Eater | undefined): Size =>
  size ?? (answered?.aim === undefined ? 'medium' : 'answers');

/** Whom the week is for. */
function eaterOf(
  { concept, adults, children }: Eating,
  { turn }: KeptWeek,
  { answered, without }: Pick<Known, 'answered' | 'without'>,
  size: Size,
): Eater {
  const aim = size === 'answers' ? answered?.aim : daySizes[size];
  return {
    concept,
    adults,
    children,
    without,
    ...(aim === undefined ? {} : { aim }),
    ...(turn > 0 ? { suggestion: turn } : {}),
  };
}

function listOf(
  week: ReadyWeek['week'],
  days: readonly PlanDay[],
  { ticks, own }: KeptWeek,
  { ingredients, locale }: Known,
): ShownList {
  if (ingredients === undefined) return { state: 'loading' };
  if (ingredients === 'failed') return { state: 'failed' };
  const ticked = new Set(ticks);
  const shown = (item: ListItem): ShownItem => ({
    key: item.food,
    ticked: ticked.has(item.food),
    ...showListItem(item, locale),
  });
  const inOrder = (items: readonly ShownItem[]) =>
    [...items].sort((a, b) => a.name.localeCompare(b.name, locale));
  const sections = shoppingList(cookedOn(week, days), week.eater, ingredients);
  const toBuy = sections.flatMap(({ section, items }) => {
    const bought = inOrder(items.filter(({ atHome }) => !atHome).map(shown));
    return bought.length > 0 ? [{ section, items: bought }] : [];
  });
  const atHome = inOrder(sections.flatMap(({ items }) => items.filter((item) => item.atHome).map(shown)));
  const things = [...toBuy.flatMap(({ items }) => items), ...own];
  const done = things.filter((thing) => thing.ticked).length;
  return { state: 'ready', sections: toBuy, atHome, own, all: things.length, done };
}

/** To plan a week takes a while: it is planned anew only for somebody else. */
export function createPlanning() {
  let last: { eater: string; days: readonly PlannedDay[] } | undefined;
  return (eater: Eater, dishes: readonly Dish[]): readonly PlannedDay[] => {
    const key = JSON.stringify(eater);
    if (last?.eater !== key) last = { eater: key, days: planWeek(eater, dishes) };
    return last.days;
  };
}

type Plan = (eater: Eater, dishes: readonly Dish[]) => readonly PlannedDay[];

/** The week as it is shown. */
export function readyWeek(known: Known, remembered: Remembered, plan: Plan): ReadyWeek {
  const { dishes, answered, stored, today } = known;
  const kept = stored ?? emptyWeek(today);
  const size = sizeOf(remembered.size, answered);
  const { from, ...eating } = eatingOf(kept, answered);
  const eater = eaterOf(eating, kept, known, size);
  const week = composeWeek(kept, eater, dishes, plan(eater, dishes), remembered.helpings);
  const day = planDayOn(kept, today);
  const shopping = remembered.shopping ?? daysFrom(day);
  const isOld = Date.parse(today) - Date.parse(kept.begun) >= oldAfterMs;
  return {
    ...remembered,
    state: 'ready',
    week,
    today: { day, date: today },
    eating,
    eatingFrom: from,
    size,
    allergens: allergensIn(dishes),
    answered: answered?.aim,
    lack: lackOf(week),
    list: listOf(week, shopping, kept, known),
    shopping,
    old: isOld ? kept.begun : undefined,
    kept: stored !== undefined,
  };
}
