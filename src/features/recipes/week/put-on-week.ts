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
import { keptWeek } from '#site/features/week/kept-week.ts';
import { toasts } from '#site/browser/toasts.ts';

type WeekTexts = Screens['week'];
type PutTexts = Pick<WeekTexts['button'], 'put' | 'taken' | 'full' | 'memory' | 'open' | 'undo'> &
  Pick<WeekTexts, 'meals'> & { path: string };

const weekday = (day: Day) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** The element of week-button.ts. */
interface WeekButton extends HTMLElement {
  show: () => void;
}

function textsOfPage(): PutTexts {
  const place = document.querySelector<HTMLElement>('[data-week-texts]');
  return JSON.parse(place?.dataset['weekTexts'] ?? '{}') as PutTexts;
}

/** The week was changed on its own page, and the back button leads here again. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const button of document.querySelectorAll<WeekButton>('week-button')) button.show();
});

/** Puts a recipe at the next place that is free for it, or takes it off the week. What it did can be undone. */
export function toggleOnWeek(button: WeekButton): void {
  const texts = textsOfPage();
  const { recipe: id = '', meals = '' } = button.dataset;
  const now = new Date();
  const today = dayInGermany(now);
  const kept = keptWeek.read() ?? emptyWeek(today);
  const pinned = pinnedPlace(kept, id);

  /** Says whether the week outlives this page. */
  const put = (place: Place, held: KeptPlace | undefined) => {
    const lasts = keptWeek.write(withPlace(keptWeek.read() ?? kept, place, held));
    // Where storage is blocked the week is held in memory alone, and the button says so all the same.
    const isOn = pinnedPlace(keptWeek.read() ?? kept, id) !== undefined;
    button.querySelector('button')?.setAttribute('aria-pressed', String(isOn));
    return lasts;
  };
  const undo = (place: Place) => ({
    label: texts.undo,
    to: () => {
      put(place, kept.places[placeKey(place)]);
    },
  });
  const open = { label: texts.open, to: texts.path };

  if (pinned) {
    put(pinned, undefined);
    toasts.show(texts.taken, [undo(pinned)]);
    return;
  }
  const place = nextPlace(
    kept,
    { id, meals: meals.split(' ').filter(isMeal) },
    { day: planDayOn(kept, today), hour: now.getHours() },
  );
  if (!place) {
    toasts.show(texts.full, [open]);
    return;
  }
  const lasts = put(place, { recipe: id, pinned: true });
  const where = fill(texts.put, {
    day: weekday(addDays(kept.begun, place.day)),
    meal: texts.meals[place.meal],
  });
  toasts.show(lasts ? where : `${where} ${texts.memory}`, [open, undo(place)]);
}
