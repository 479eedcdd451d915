import { atom, type ReadableAtom } from 'nanostores';
import { heldAsShown } from '#domain/composed-week.ts';
import {
  emptyWeek,
  withEating,
  withPlace,
  type Eating,
  type KeptPlace,
  type KeptWeek,
  type Place,
} from '#domain/kept-week.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import type { DishIngredients } from '#domain/meal-plan/shopping-list.ts';
import { withOther } from '#domain/meal-plan/something-else.ts';
import type { Allergen } from '#domain/recipes/allergens.ts';
import type { Locale } from '#domain/locales.ts';
import type { StoredValue } from '#site/browser/browser-storage.ts';
import { createPlanning, readyWeek, type Known, type Remembered } from './ready-week.ts';
import { createShopping, type Shopping, type ShoppingDeps } from './shopping.store.ts';
import type { ReadyWeek, Said, Size, WeekState } from './week-state.ts';

interface WeekDeps extends Pick<ShoppingDeps, 'today' | 'share'> {
  locale: Locale;
  data: {
    dishes: () => Promise<readonly Dish[] | undefined>;
    ingredients: () => Promise<DishIngredients | undefined>;
  };
  /** Whoever has answered the questions, here or in the account. */
  answers: { eater: () => Promise<Eater | undefined> };
  keptWeek: StoredValue<KeptWeek>;
  leftOut: Pick<StoredValue<readonly Allergen[]>, 'read' | 'write' | 'remove'>;
  /** Another tab has changed what is kept. */
  onElsewhere: (heard: () => void) => void;
  /** At a sign-out. */
  onForget: (forget: () => void) => void;
}

export interface Week extends Shopping {
  $state: ReadableAtom<WeekState>;
  start: () => void;
  /** Asks for the recipes once more. */
  load: () => Promise<void>;
  /** Another day may have begun. */
  wake: () => void;
  somethingElse: (place: Place) => void;
  keep: (place: Place) => void;
  eatOut: (place: Place) => void;
  /** She cooks at that place after all. */
  eatHere: (place: Place) => void;
  another: () => void;
  /** A new week from today on, with nothing ticked. */
  fresh: () => void;
  /** Without any, her answers count again. */
  setEating: (eating: Eating | undefined) => void;
  setSize: (size: Size) => void;
  /** Plans without these allergens. The device never hears of them. */
  leaveOut: (without: readonly Allergen[]) => void;
  /** Empties the device. */
  forget: () => void;
}

const freshlyOpened: Remembered = {
  size: undefined,
  shopping: undefined,
  hidesTicked: false,
  lasting: true,
  said: undefined,
  helpings: new Map(),
};

/** What she decided herself: another week leaves it where it is. */
const chosenIn = ({ places }: KeptWeek): KeptWeek['places'] =>
  Object.fromEntries(Object.entries(places).filter(([, held]) => held === 'out' || held.pinned));

/** The week plan and its shopping list on this page. Nothing is stored before a verb that changes something. */
export function createWeek(deps: WeekDeps): Week {
  const { keptWeek, today } = deps;
  const $state = atom<WeekState>({ state: 'loading' });
  const plan = createPlanning();
  let known: Pick<Known, 'dishes' | 'answered'> | undefined;
  let ingredients: Known['ingredients'];
  let remembered = freshlyOpened;
  /** The latest load wins; an older one’s answer is dropped. */
  let turn = 0;

  function show() {
    if (!known) return;
    const { locale } = deps;
    const without = deps.leftOut.read() ?? [];
    const all = { ...known, ingredients, stored: keptWeek.read(), without, today: today(), locale };
    $state.set(readyWeek(all, remembered, plan));
  }

  const remember = (part: Partial<Remembered>) => {
    remembered = { ...remembered, ...part };
    show();
  };
  const say = (what: Said) => {
    remember({ said: { count: (remembered.said?.count ?? 0) + 1, what } });
  };

  /** From the first change on the week is held as it is shown. */
  function change(to: (kept: KeptWeek) => KeptWeek) {
    const state = $state.get();
    if (state.state !== 'ready') return;
    const kept = keptWeek.read() ?? emptyWeek(today());
    remember({ lasting: keptWeek.write(to(heldAsShown(kept, state.week))) });
  }
  const changePlace = (place: Place, held: KeptPlace | undefined) => {
    change((week) => withPlace(week, place, held));
  };
  /** What is suggested after a change stays as well. */
  const hold = () => {
    change((week) => week);
  };

  function dishAt({ day, meal }: Place): { dish: Dish; pinned: boolean } | undefined {
    const state = $state.get();
    const served: ReadyWeek['week']['days'][number]['served'][typeof meal] | undefined =
      state.state === 'ready' ? state.week.days[day]?.served[meal] : undefined;
    return served?.kind === 'dish' ? { dish: served.planned.dish, pinned: served.pinned } : undefined;
  }

  async function loadIngredients(mine: number) {
    const found = await deps.data.ingredients();
    if (mine !== turn) return;
    ingredients = found ?? 'failed';
    show();
  }

  async function load() {
    const mine = (turn += 1);
    if (!known) $state.set({ state: 'loading' });
    if (ingredients === 'failed') ingredients = undefined;
    show();
    const listed = loadIngredients(mine);
    const [dishes, answered] = await Promise.all([deps.data.dishes(), deps.answers.eater()]);
    if (mine !== turn) return;
    if (dishes && dishes.length > 0) {
      known = { dishes, answered };
      show();
    } else if (!known) $state.set({ state: 'failed' });
    await listed;
  }

  return {
    ...createShopping({ ...deps, change, remember, say }),
    $state,
    load,
    wake: show,
    start: () => {
      deps.onElsewhere(show);
      deps.onForget(() => {
        // The device is emptied only after this.
        keptWeek.remove();
        deps.leftOut.remove();
        if (known) known = { ...known, answered: undefined };
        remember(freshlyOpened);
      });
      void load();
    },
    somethingElse: (place) => {
      const state = $state.get();
      if (state.state !== 'ready') return;
      const other = withOther(keptWeek.read() ?? emptyWeek(today()), state.week, place);
      say(other ? { kind: 'changed', place, title: other.dish.title } : { kind: 'noOther' });
      if (other) remember({ helpings: other.helpings, lasting: keptWeek.write(other.kept) });
    },
    keep: (place) => {
      const here = dishAt(place);
      if (!here) return;
      say({ kind: here.pinned ? 'loosened' : 'pinned', place, title: here.dish.title });
      changePlace(place, { recipe: here.dish.id, pinned: !here.pinned });
    },
    eatOut: (place) => {
      say({ kind: 'eatOut', place });
      changePlace(place, 'out');
    },
    eatHere: (place) => {
      changePlace(place, undefined);
      hold();
      const here = dishAt(place);
      if (here) say({ kind: 'refilled', place, title: here.dish.title });
    },
    another: () => {
      change((week) => ({ ...week, turn: week.turn + 1, places: chosenIn(week) }));
      hold();
      say({ kind: 'renewed' });
    },
    fresh: () => {
      remember({ shopping: undefined });
      change(({ own, turn: suggestion, ...week }) => ({
        ...week,
        begun: today(),
        turn: suggestion + 1,
        places: {},
        ticks: [],
        own: own.filter(({ ticked }) => !ticked),
      }));
      hold();
      say({ kind: 'renewed' });
    },
    setEating: (eating) => {
      change((week) => withEating(week, eating, known?.answered));
    },
    setSize: (size) => {
      remember({ size });
    },
    leaveOut: (without) => {
      deps.leftOut.write(without);
      show();
    },
    forget: () => {
      keptWeek.remove();
      deps.leftOut.remove();
      remember(freshlyOpened);
      say({ kind: 'forgotten' });
    },
  };
}
