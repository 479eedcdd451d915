import type { ComposedWeek } from '#domain/composed-week.ts';
import type { Day } from '#domain/calendar.ts';
import type { Eating, EatingFrom, OwnLine, Place, PlanDay } from '#domain/kept-week.ts';
import type { ListItem, ListSection } from '#domain/meal-plan/shopping-list.ts';
import type { Allergen } from '#domain/recipes/allergens.ts';
import type { Meal } from '#domain/recipes/meals.ts';

/** How big a day is, for whoever has not answered the questions: chosen on the page, and not kept. */
export const daySizes = { light: 1_500, medium: 1_800, hearty: 2_200 } as const;
export type DaySize = keyof typeof daySizes;
export const sizeNames = ['light', 'medium', 'hearty'] as const satisfies readonly DaySize[];

/** Where a day's energy comes from. */
export type Size = DaySize | 'answers';

/** What has just happened, for whoever listens: it is said in words by the view. */
export type Said =
  | { kind: 'changed' | 'refilled'; place: Place; title: string }
  | { kind: 'pinned' | 'loosened'; place: Place; title: string }
  | { kind: 'eatOut'; place: Place }
  | { kind: 'noOther' | 'renewed' | 'copied' | 'notCopied' | 'unticked' | 'full' | 'forgotten' }
  | { kind: 'added' | 'removed'; text: string };

export interface ShownItem {
  key: ListItem['food'];
  amount: string;
  name: string;
  /** What recipes ask for by a name of its own among it; empty where none does. */
  kinds: string;
  ticked: boolean;
}

interface ShownSection extends Pick<ListSection, 'section'> {
  items: readonly ShownItem[];
}

/** The shopping list, or what has become of its data. */
export type ShownList =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      sections: readonly ShownSection[];
      /** What most kitchens have. */
      atHome: readonly ShownItem[];
      own: readonly OwnLine[];
      /** Things to buy, and how many of them are ticked. */
      all: number;
      done: number;
    };

export interface ReadyWeek {
  state: 'ready';
  week: ComposedWeek;
  /** Which day of the plan today is, and which day of the calendar. */
  today: { day: PlanDay; date: Day };
  eating: Eating;
  /** Whose choice that is. */
  eatingFrom: EatingFrom;
  size: Size;
  /** What there is to leave out. */
  allergens: readonly Allergen[];
  /** What the answers come to, where there are some. */
  answered: number | undefined;
  lack: readonly { meal: Meal; count: number }[];
  list: ShownList;
  /** For these days the list is. */
  shopping: readonly PlanDay[];
  hidesTicked: boolean;
  /** When the week was begun, if that is more than a week ago. */
  old: Day | undefined;
  /** Whether something of it is kept on this device. */
  kept: boolean;
  /** Whether a reload will find what was changed. */
  lasting: boolean;
  /** With a number, as the same may happen twice. */
  said: { count: number; what: Said } | undefined;
}

export type WeekState = { state: 'loading' } | { state: 'failed' } | ReadyWeek;
