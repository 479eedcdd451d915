import { atom, type ReadableAtom } from 'nanostores';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import {
  mealPlan,
  placeFor,
  somethingElse,
  type MealPlan,
  type Placing,
} from '#domain/meal-plan/meal-plan.ts';
import { samePlace, withSwap, type Place, type Swap } from '#domain/meal-plan/swap.ts';
import type { StoredValue } from '#site/clients/browser-storage.ts';

/** What the last verb came to, for a screen reader too. */
export type MealNote =
  | { readonly kind: 'changed'; readonly place: Place; readonly dish: Dish }
  /** No other dish keeps the sum. */
  | { readonly kind: 'no-other'; readonly place: Place };

export type MealPlanState =
  | { state: 'loading' }
  /** The dishes could not be fetched. */
  | { state: 'failed' }
  | { state: 'ready'; plan: MealPlan; swaps: readonly Swap[]; note?: MealNote };

export interface MealPlanStore {
  $state: ReadableAtom<MealPlanState>;
  /** Plans for somebody, with the changes that are kept. Called again with other answers it plans anew. */
  planFor: (eater: Eater) => void;
  /** Fetches the dishes once more. */
  retry: () => void;
  /** Another dish for one meal. */
  somethingElse: (place: Place) => void;
  /** What was planned there at first. */
  putBack: (place: Place) => void;
  /** “Onto my week”: says what became of it; nothing while there is no plan, or of a dish that is not in it. */
  put: (dishId: string) => Placing | undefined;
}

interface MealPlanDeps {
  dishes: () => Promise<readonly Dish[] | undefined>;
  kept: Pick<StoredValue<readonly Swap[]>, 'read' | 'write'>;
}

/** The meal plan of this visitor, the same in the result and on the page of her week. */
export function createMealPlan({ dishes: load, kept }: MealPlanDeps): MealPlanStore {
  const $state = atom<MealPlanState>({ state: 'loading' });
  let eater: Eater | undefined;
  let dishes: readonly Dish[] | undefined;

  function show(swaps: readonly Swap[], note?: MealNote) {
    if (!eater || !dishes) return;
    $state.set({ state: 'ready', plan: mealPlan(eater, dishes, swaps), swaps, ...(note && { note }) });
  }

  async function fetchDishes() {
    $state.set({ state: 'loading' });
    dishes = await load();
    if (dishes) show(kept.read() ?? []);
    else $state.set({ state: 'failed' });
  }

  function change(swaps: readonly Swap[], note?: MealNote) {
    kept.write(swaps);
    show(swaps, note);
  }

  return {
    $state,
    planFor(next) {
      const isFirst = eater === undefined;
      eater = next;
      if (dishes) show(kept.read() ?? []);
      else if (isFirst) void fetchDishes();
    },
    retry() {
      if ($state.get().state === 'failed') void fetchDishes();
    },
    somethingElse(place) {
      const state = $state.get();
      if (state.state !== 'ready') return;
      const swap = somethingElse(state.plan, place);
      const dish = state.plan.dishes.find(({ id }) => id === swap?.dish);
      if (swap && dish) change(withSwap(state.swaps, swap), { kind: 'changed', place, dish });
      else $state.set({ ...state, note: { kind: 'no-other', place } });
    },
    putBack(place) {
      const state = $state.get();
      if (state.state !== 'ready') return;
      change(state.swaps.filter((swap) => !samePlace(swap, place)));
    },
    put(dishId) {
      const state = $state.get();
      const dish = dishes?.find(({ id }) => id === dishId);
      if (state.state !== 'ready' || !dish) return undefined;
      const placing = placeFor(state.plan, dish, state.swaps);
      if (placing.kind === 'place') {
        change(withSwap(state.swaps, placing.swap), { kind: 'changed', place: placing.swap, dish });
      }
      return placing;
    },
  };
}
