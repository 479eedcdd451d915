import { addDays, dayInGermany, type Day } from '#domain/calendar.ts';
import { fill } from '#domain/fill.ts';
import {
  emptyWeek,
  nextPlace,
  pinnedPlace,
  placeKey,
  planDayOn,
  withPlace,
  type KeptPlace,
  type Place,
} from '#domain/kept-week.ts';
import { isMeal } from '#domain/recipes/meals.ts';
import type { Screens } from '#i18n/generated/screens.ts';
import { keptWeek } from '#site/stores/kept-week.ts';
import { toasts } from '#site/stores/toasts.ts';

type WeekTexts = Screens['week'];
export type PutTexts = Pick<
  WeekTexts['button'],
  'put' | 'taken' | 'full' | 'memory' | 'failed' | 'open' | 'undo'
> &
  Pick<WeekTexts, 'meals'> & { path: string };

const weekday = (day: Day) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** Puts a recipe at the next place that is free for it, or takes it off the week. What it did can be undone. */
export function toggleOnWeek(
  recipe: { id: string; meals: readonly string[] },
  texts: PutTexts,
  show: (isOn: boolean) => void,
): void {
  const now = new Date();
  const today = dayInGermany(now);
  const kept = keptWeek.read() ?? emptyWeek(today);
  const pinned = pinnedPlace(kept, recipe.id);

  /** Says whether the week outlives this page. */
  const put = (place: Place, held: KeptPlace | undefined) =>
    keptWeek.write(withPlace(keptWeek.read() ?? kept, place, held));
  const undo = (place: Place, isOn: boolean) => ({
    label: texts.undo,
    to: () => {
      put(place, kept.places[placeKey(place)]);
      show(isOn);
    },
  });
  const open = { label: texts.open, to: texts.path };

  if (pinned) {
    put(pinned, undefined);
    show(false);
    toasts.show(texts.taken, [undo(pinned, true)]);
    return;
  }
  const place = nextPlace(
    kept,
    { id: recipe.id, meals: recipe.meals.filter(isMeal) },
    { day: planDayOn(kept, today), hour: now.getHours() },
  );
  if (!place) {
    toasts.show(texts.full, [open]);
    return;
  }
  const lasts = put(place, { recipe: recipe.id, pinned: true });
  show(true);
  const where = fill(texts.put, {
    day: weekday(addDays(kept.begun, place.day)),
    meal: texts.meals[place.meal],
  });
  toasts.show(lasts ? where : `${where} ${texts.memory}`, [open, undo(place, false)]);
}
