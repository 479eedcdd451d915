import { atom } from 'nanostores';
import { dayInGermany, type Day } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/text/locales.ts';
import {
  composeWeek,
  cookedOn,
  heldAsShown,
  lackOf,
  withOther,
  type ComposedWeek,
} from '#domain/meal-plan/composed-week.ts';
import type { PlannedDay } from '#domain/meal-plan/day.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import { portionsFor, type Eater } from '#domain/meal-plan/eater.ts';
import {
  daysFrom,
  eatingOf,
  emptyWeek,
  isListOnly,
  planDayOn,
  withEating,
  withExtra,
  type Eating,
  type Extra,
  type KeptWeek,
  type Place,
  type PlanDay,
} from '#domain/meal-plan/kept-week.ts';
import {
  shoppingList,
  showListItem,
  type Added,
  type DishIngredients,
  type ListSection,
} from '#domain/meal-plan/shopping-list.ts';
import { allergensIn, type Allergen } from '#domain/recipes/allergens.ts';
import type { Meal } from '#domain/recipes/meals.ts';
import { leftOut } from '#site/browser/answers/draft-storage.ts';
import { environment } from '#site/browser/environment.ts';
import { randomId } from '#site/browser/ids.ts';
import { latest } from '#site/browser/latest.ts';
import { findEater } from '#site/browser/answers/page-answers.ts';
import { wait } from '#site/browser/wait.ts';
import { atHome, keptWeek } from '#site/browser/kept-week.ts';
import { mealPlanFiles, type MealPlanAddresses } from './meal-plan-files.ts';
import type { WeekWords } from './texts.ts';

/** Kilocalories a day without answers: chosen on the page, and not stored. */
export const daySizes = { light: 1_500, medium: 1_800, hearty: 2_200 } as const;
export const sizeNames = ['light', 'medium', 'hearty'] as const satisfies readonly (keyof typeof daySizes)[];
type Size = keyof typeof daySizes | 'answers';

export interface ShownItem {
  food: string;
  amount: string;
  name: string;
  /** The varieties that recipes ask for; empty if they name none. */
  kinds: string;
  ticked: boolean;
}

export type ShownList =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      sections: readonly { section: ListSection['section']; items: readonly ShownItem[] }[];
      atHome: readonly string[];
      /** What the visitor said is at home. */
      owned: readonly { food: string; name: string }[];
      /** Things to buy, and how many are ticked. */
      all: number;
      done: number;
    };

export interface ReadyWeek {
  state: 'ready';
  week: ComposedWeek;
  today: { day: PlanDay; date: Day };
  eating: ReturnType<typeof eatingOf>;
  size: Size;
  hasTime: boolean;
  /** Allergens in the recipes. */
  allergens: readonly Allergen[];
  /** The daily energy of the answers, if any. */
  answered: number | undefined;
  lack: readonly { meal: Meal; count: number }[];
  list: ShownList;
  shopping: readonly PlanDay[];
  /** Recipes put on the list from their pages. */
  extras: readonly Added[];
  hidesTicked: boolean;
  /** When the week began, if more than a week ago. */
  old: Day | undefined;
  /** Whether any of it is stored on this device. */
  kept: boolean;
  /** Whether changes survive a reload. */
  lasting: boolean;
}

type WeekState = { state: 'loading' } | { state: 'failed' } | ReadyWeek;

/** Only kept in the page's memory. */
interface Remembered {
  size?: Size;
  /** Whether weekday evenings may be for longer cooking. */
  hasTime: boolean;
  shopping?: readonly PlanDay[];
  hidesTicked: boolean;
  lasting: boolean;
  /** The days as shown after a change, with their portion sizes. */
  shown: readonly PlannedDay[];
}

const freshlyOpened: Remembered = { hasTime: false, hidesTicked: false, lasting: true, shown: [] };
/** How long the week waits for an account. */
const patienceMs = 3_000;
const oldAfterMs = 7 * 86_400_000;

function listOf(
  week: ComposedWeek,
  days: readonly PlanDay[],
  { ticks, extras }: { ticks: KeptWeek['ticks']; extras: readonly Added[] },
  ingredients: DishIngredients,
  locale: Locale,
): ShownList {
  const owned = atHome.read() ?? [];
  const items = shoppingList(cookedOn(week, days), week.eater, ingredients, extras).flatMap(
    ({ section, items: of }) =>
      of
        .map((item) => ({
          section,
          food: item.food,
          atHome: item.atHome,
          owned: owned.includes(item.food),
          ticked: ticks.includes(item.food),
          ...showListItem(item, locale),
        }))
        .sort((a, b) => a.name.localeCompare(b.name, locale)),
  );
  const toBuy = items.filter(({ atHome, owned }) => !atHome && !owned);
  const sections = [...new Set(toBuy.map(({ section }) => section))];
  return {
    state: 'ready',
    sections: sections.map((section) => ({
      section,
      items: toBuy.filter((item) => item.section === section),
    })),
    atHome: items
      .flatMap(({ atHome, owned, name }) => (atHome && !owned ? [name] : []))
      .sort((a, b) => a.localeCompare(b, locale)),
    owned: items.filter(({ owned }) => owned).map(({ food, name }) => ({ food, name })),
    all: toBuy.length,
    done: toBuy.filter(({ ticked }) => ticked).length,
  };
}

/** Each recipe of the week and its list once. */
export const recipesOf = ({ week: { days }, extras }: Pick<ReadyWeek, 'week' | 'extras'>): Dish[] => [
  ...new Set([
    ...days.flatMap(({ meals }) => meals.map(({ dish }) => dish)),
    ...extras.map(({ dish }) => dish),
  ]),
];

/** The recipes that the list is for, with their portions. */
export function bought({ week, shopping, extras }: Pick<ReadyWeek, 'week' | 'shopping' | 'extras'>): Added[] {
  const portions = new Map<Dish, number>();
  const add = (dish: Dish, servings: number) => portions.set(dish, (portions.get(dish) ?? 0) + servings);
  for (const { dish, helpings } of cookedOn(week, shopping)) add(dish, portionsFor(week.eater, helpings));
  for (const { dish, servings } of extras) add(dish, servings);
  return [...portions].map(([dish, servings]) => ({ dish, servings }));
}

/** Stores nothing until a call changes something. */
export function createWeek(locale: Locale, addresses: MealPlanAddresses) {
  const files = mealPlanFiles(addresses);
  const $state = atom<WeekState>({ state: 'loading' });
  let dishes: readonly Dish[] | undefined;
  let answered: Eater | undefined;
  let ingredients: DishIngredients | 'failed' | undefined;
  let remembered = freshlyOpened;
  const loads = latest();

  const today = () => dayInGermany(new Date());
  const keptNow = () => keptWeek.read() ?? emptyWeek(today());

  function eaterOf(kept: KeptWeek, { concept, adults, children }: Eating, size: Size): Eater {
    const aim = size === 'answers' ? answered?.aim : daySizes[size];
    return {
      concept,
      adults,
      children,
      without: leftOut.read() ?? [],
      ...(aim !== undefined && { aim }),
      ...(remembered.hasTime && { hasTime: true }),
      ...(kept.suggestion > 0 && { suggestion: kept.suggestion }),
    };
  }

  function refresh() {
    if (!dishes) return;
    const all = dishes;
    const kept = keptNow();
    const { hasTime, hidesTicked, lasting, shown } = remembered;
    const size = remembered.size ?? (answered?.aim === undefined ? 'medium' : 'answers');
    const eating = eatingOf(kept, answered);
    const week = composeWeek(kept, eaterOf(kept, eating, size), dishes, shown);
    const date = today();
    const day = planDayOn(kept, date);
    const shopping = remembered.shopping ?? (isListOnly(kept) ? [] : daysFrom(day));
    const extras = (kept.extras ?? []).flatMap(({ id, servings }) =>
      all.filter((dish) => dish.id === id).map((dish) => ({ dish, servings })),
    );
    const isOld = Date.parse(date) - Date.parse(kept.begun) >= oldAfterMs;
    $state.set({
      state: 'ready',
      week,
      eating,
      size,
      hasTime,
      shopping,
      extras,
      hidesTicked,
      lasting,
      today: { day, date },
      allergens: allergensIn(dishes),
      answered: answered?.aim,
      lack: lackOf(week.days),
      list:
        ingredients === undefined
          ? { state: 'loading' }
          : ingredients === 'failed'
            ? { state: 'failed' }
            : listOf(week, shopping, { ticks: kept.ticks, extras }, ingredients, locale),
      old: isOld ? kept.begun : undefined,
      kept: keptWeek.read() !== undefined,
    });
  }

  const remember = (part: Partial<Remembered>) => {
    remembered = { ...remembered, ...part };
    refresh();
  };

  /** From the first change on the week is fixed as shown, for the same people: an account may be out of reach. */
  const asShown = () => {
    const state = $state.get();
    if (state.state !== 'ready') return undefined;
    const kept = heldAsShown(keptNow(), state.week.days);
    if (!answered || kept.insteadOfAnswers) return kept;
    const { concept, adults, children } = answered;
    return { ...kept, eating: { concept, adults, children } };
  };
  const keep = (kept: KeptWeek | undefined) => {
    if (kept) remember({ lasting: keptWeek.write(kept) });
  };
  function change(to: (kept: KeptWeek) => KeptWeek) {
    const shown = asShown();
    keep(shown && to(shown));
  }
  /** Of the list: a week that was never chosen stays a suggestion. */
  function changeList(to: (kept: KeptWeek) => KeptWeek) {
    const kept = keptNow();
    if (isListOnly(kept)) keep(to(kept));
    else change(to);
  }
  const renew = (to: (kept: KeptWeek) => Partial<KeptWeek>) => {
    change((kept) => ({ ...kept, places: {}, suggestion: kept.suggestion + 1, ...to(kept) }));
    keep(asShown());
  };

  async function loadIngredients() {
    const isLatest = loads.current();
    const found = await files.ingredients();
    if (!isLatest()) return;
    ingredients = found ?? 'failed';
    refresh();
  }

  function forget() {
    keptWeek.remove();
    atHome.remove();
    leftOut.remove();
    remembered = freshlyOpened;
    refresh();
  }

  async function load() {
    const isLatest = loads.begin();
    if (!dishes) $state.set({ state: 'loading' });
    if (ingredients === 'failed') ingredients = undefined;
    refresh();
    const listed = loadIngredients();
    const asked = findEater().then((eater) => {
      if (!isLatest()) return;
      answered = eater;
      refresh();
    });
    const [found] = await Promise.all([files.dishes(), Promise.race([asked, wait(patienceMs)])]);
    if (!isLatest()) return;
    if (found && found.length > 0) {
      dishes = found;
      refresh();
    } else if (!dishes) $state.set({ state: 'failed' });
    await listed;
  }

  return {
    $state,
    load,
    /** Returns how to stop. */
    start: () => {
      const ending = new AbortController();
      // The day may have changed, or another tab the week.
      for (const type of ['pageshow', 'visibilitychange', 'storage'])
        addEventListener(type, refresh, { signal: ending.signal });
      addEventListener('online', () => void load(), { signal: ending.signal });
      environment.session.onForget(() => {
        answered = undefined;
        forget();
      });
      void load();
      return () => {
        ending.abort();
      };
    },
    /** Returns whether there was another dish. */
    somethingElse: (place: Place) => {
      const state = $state.get();
      const other = state.state === 'ready' ? withOther(keptNow(), state.week, place) : undefined;
      if (other) remember({ shown: other.days, lasting: keptWeek.write(other.kept) });
      return other !== undefined;
    },
    another: () => {
      renew(() => ({}));
    },
    fresh: () => {
      remember({ shopping: daysFrom(0) });
      renew(() => ({ begun: today(), ticks: [], extras: [], calendar: undefined }));
    },
    /** Without a choice the answers count again. */
    setEating: (eating: Eating | undefined) => {
      change((kept) => withEating(kept, eating, answered));
    },
    setSize: (size: Size) => {
      remember({ size });
    },
    /** Suggests the week anew. */
    setTime: (hasTime: boolean) => {
      remember({ hasTime });
      renew(({ suggestion }) => ({ suggestion }));
    },
    leaveOut: (without: readonly Allergen[]) => {
      leftOut.write(without);
      refresh();
    },
    /** What another tab has ticked meanwhile stays ticked. */
    tick: (food: string, isTicked: boolean) => {
      changeList(({ ticks, ...kept }) => {
        const others = ticks.filter((other) => other !== food);
        return { ...kept, ticks: isTicked ? [...others, food] : others };
      });
    },
    /** Keeps the week as shown. */
    hold: () => {
      keep(asShown());
    },
    /** With the portions shown; none removes the recipe from the list. */
    putOnList: (extra: Extra) => {
      changeList((kept) => withExtra(kept, extra));
    },
    /** It is not at home after all. */
    buyAgain: (food: string) => {
      atHome.write((atHome.read() ?? []).filter((other) => other !== food));
      refresh();
    },
    /** Saves the calendar file of the week as shown. Resolves to whether it worked. */
    saveCalendar: async (words: Pick<WeekWords, 'texts' | 'meals' | 'locale'>): Promise<boolean> => {
      change((kept) => ({ ...kept, calendar: kept.calendar ?? { id: randomId(), optional: [] } }));
      try {
        const { saveWeekFile } = await import('./week-file.ts');
        const state = $state.get();
        const { begun, calendar } = keptNow();
        if (state.state !== 'ready' || !calendar) return false;
        const saved = saveWeekFile(state, { begun, calendar }, words);
        change((kept) => ({ ...kept, calendar: saved }));
        return true;
      } catch {
        return false;
      }
    },
    untick: () => {
      changeList((kept) => ({ ...kept, ticks: [] }));
    },
    hideTicked: (hidesTicked: boolean) => {
      remember({ hidesTicked });
    },
    shopFor: (shopping: readonly PlanDay[]) => {
      remember({ shopping });
    },
    forget,
  };
}

export type Week = ReturnType<typeof createWeek>;
