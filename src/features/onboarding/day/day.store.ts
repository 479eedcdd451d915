import { atom, type ReadableAtom } from 'nanostores';
import type { Day } from '#domain/calendar.ts';
import { composeWeek, type ComposedDay, type Helpings } from '#domain/composed-week.ts';
import { eatingOf, emptyWeek, planDayOn, type EatingFrom, type KeptWeek } from '#domain/kept-week.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import { withOther } from '#domain/meal-plan/something-else.ts';
import { planWeek } from '#domain/meal-plan/week.ts';
import { allergensIn, type Allergen } from '#domain/recipes/allergens.ts';
import type { Meal } from '#domain/recipes/meals.ts';
import type { StoredValue } from '#site/browser/browser-storage.ts';

/** What a press came to. */
type DayNote =
  | { readonly kind: 'changed'; readonly meal: Meal }
  /** No other dish keeps the sum. */
  | { readonly kind: 'no-other'; readonly meal: Meal };

export type DayState =
  | { state: 'loading' }
  /** The dishes could not be fetched. */
  | { state: 'failed' }
  | {
      state: 'ready';
      eater: Eater;
      eatingFrom: EatingFrom;
      day: ComposedDay;
      /** What there is to leave out. */
      allergens: readonly Allergen[];
      note?: DayNote;
    };

export interface DayStore {
  $state: ReadableAtom<DayState>;
  /** Plans for somebody; called again with other answers it plans anew. */
  planFor: (eater: Eater) => void;
  /** Fetches the dishes once more. */
  retry: () => void;
  /** Another dish for one meal. It is kept with the week. */
  somethingElse: (meal: Meal) => void;
  /** Plans without these allergens. The device never hears of them. */
  leaveOut: (without: readonly Allergen[]) => void;
}

interface DayDeps {
  dishes: () => Promise<readonly Dish[] | undefined>;
  keptWeek: Pick<StoredValue<KeptWeek>, 'read' | 'write'>;
  leftOut: Pick<StoredValue<readonly Allergen[]>, 'read' | 'write'>;
  today: () => Day;
}

/** The meals of today, out of the same week that the page of the week shows. */
export function createDay({ dishes: load, keptWeek, leftOut, today }: DayDeps): DayStore {
  const $state = atom<DayState>({ state: 'loading' });
  let asked: Eater | undefined;
  let dishes: readonly Dish[] | undefined;
  let helpings: Helpings = new Map();

  function compose() {
    if (!asked || !dishes) return undefined;
    const kept = keptWeek.read() ?? emptyWeek(today());
    const { from: eatingFrom, ...eating } = eatingOf(kept, asked);
    const without = leftOut.read() ?? [];
    const eater = { ...asked, ...eating, without, ...(kept.turn > 0 ? { suggestion: kept.turn } : {}) };
    return { kept, eatingFrom, week: composeWeek(kept, eater, dishes, planWeek(eater, dishes), helpings) };
  }

  function show(note?: DayNote) {
    const composed = compose();
    const day = composed?.week.days[planDayOn(composed.kept, today())];
    if (composed && dishes && day) {
      const { eatingFrom, week } = composed;
      const allergens = allergensIn(dishes);
      $state.set({ state: 'ready', eater: week.eater, eatingFrom, day, allergens, ...(note && { note }) });
    }
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
      const { kept, week } = composed;
      const other = withOther(kept, week, { day: planDayOn(kept, today()), meal });
      if (other) {
        ({ helpings } = other);
        keptWeek.write(other.kept);
      }
      show({ kind: other ? 'changed' : 'no-other', meal });
    },
    leaveOut(without) {
      leftOut.write(without);
      show();
    },
  };
}
