import { atom, type ReadableAtom } from 'nanostores';
import { dayInGermany } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/text/locales.ts';
import { composeWeek, withOther } from '#domain/meal-plan/composed-week.ts';
import type { PlannedDay } from '#domain/meal-plan/day.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import { eatingOf, emptyWeek, planDayOn, type EatingFrom } from '#domain/meal-plan/kept-week.ts';
import { allergensIn, type Allergen } from '#domain/recipes/allergens.ts';
import type { Meal } from '#domain/recipes/meals.ts';
import { leftOut } from '#site/browser/answers/draft-storage.ts';
import { keptWeek } from '#site/browser/kept-week.ts';
import { mealPlanFiles } from '#site/features/week/meal-plan-files.ts';

export type DayState =
  | { state: 'loading' }
  /** The dishes failed to load. */
  | { state: 'failed' }
  | {
      state: 'ready';
      eater: Eater;
      eatingFrom: EatingFrom;
      day: PlannedDay;
      /** The allergens that can be excluded. */
      allergens: readonly Allergen[];
      /** The meal that was to change, and whether there was another dish. */
      note?: { readonly meal: Meal; readonly isChanged: boolean };
    };

export interface DayStore {
  $state: ReadableAtom<DayState>;
  /** Called again with other answers, it makes a new plan. */
  planFor: (eater: Eater) => void;
  retry: () => void;
  /** Another dish for one meal. Saved with the week. */
  somethingElse: (meal: Meal) => void;
  leaveOut: (without: readonly Allergen[]) => void;
}

/** Today's meals, from the same week as on the week's page. */
export function createDay(locale: Locale): DayStore {
  const { dishes: load } = mealPlanFiles({
    dishes: `/${locale}/dishes.json`,
    ingredients: `/${locale}/ingredients.json`,
  });
  const $state = atom<DayState>({ state: 'loading' });
  let asked: Eater | undefined;
  let dishes: readonly Dish[] | undefined;
  let shown: readonly PlannedDay[] = [];

  function compose() {
    if (!asked || !dishes) return undefined;
    const today = dayInGermany(new Date());
    const kept = keptWeek.read() ?? emptyWeek(today);
    const { from: eatingFrom, ...eating } = eatingOf(kept, asked);
    const without = leftOut.read() ?? [];
    const eater = {
      ...asked,
      ...eating,
      without,
      ...(kept.suggestion > 0 ? { suggestion: kept.suggestion } : {}),
    };
    const week = composeWeek(kept, eater, dishes, shown);
    return { kept, eatingFrom, week, day: planDayOn(kept, today), allergens: allergensIn(dishes) };
  }

  function show(note?: { meal: Meal; isChanged: boolean }) {
    const composed = compose();
    const day = composed?.week.days[composed.day];
    if (!composed || !day) return;
    const { eatingFrom, week, allergens } = composed;
    $state.set({ state: 'ready', eater: week.eater, eatingFrom, day, allergens, ...(note && { note }) });
  }

  async function fetchDishes() {
    $state.set({ state: 'loading' });
    dishes = await load();
    if (dishes) show();
    else $state.set({ state: 'failed' });
  }

  return {
    $state,
    planFor(eater) {
      const isFirst = asked === undefined;
      asked = eater;
      if (dishes) show();
      else if (isFirst) void fetchDishes();
    },
    retry() {
      if ($state.get().state === 'failed') void fetchDishes();
    },
    somethingElse(meal) {
      const composed = compose();
      if (!composed) return;
      const other = withOther(composed.kept, composed.week, { day: composed.day, meal });
      if (other) {
        shown = other.days;
        keptWeek.write(other.kept);
      }
      show({ meal, isChanged: other !== undefined });
    },
    leaveOut(without) {
      leftOut.write(without);
      show();
    },
  };
}
