import { fill, plural } from '#domain/text/fill.ts';
import type { Locale } from '#domain/text/locales.ts';
import { once } from '#domain/text/once.ts';
import { showDuration } from '#domain/recipes/show-duration.ts';
import type { PlannedMeal } from '#domain/meal-plan/day.ts';
import type { PlanDay } from '#domain/meal-plan/kept-week.ts';
import type { Screens } from '#i18n/texts.ts';
import type { MealPlanAddresses } from './meal-plan-files.ts';
import type { ReadyWeek, ShownItem, ShownList } from './state.ts';

export interface WeekWords {
  locale: Locale;
  texts: Screens['week']['island'];
  meals: Screens['week']['meals'];
  leaveOut: Screens['week']['leaveOut'];
  time: Screens['recipes']['time'];
  paths: MealPlanAddresses & { start: string; recipes: string };
}

/** The time that a meal takes, or the day that it is left over from. */
export const cookedText = (
  { dish, leftFrom }: PlannedMeal,
  today: ReadyWeek['today'],
  words: Pick<WeekWords, 'texts' | 'time' | 'locale'>,
): string =>
  leftFrom === undefined
    ? showDuration(dish.minutes, words.time)
    : fill(words.texts.week.left, { day: dayText(leftFrom, today, words.locale).long });

const weekdaysIn = (locale: Locale) => {
  const named = (weekday: 'long' | 'short') =>
    once(() => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }));
  return { long: named('long'), short: named('short') };
};
const weekdays = { de: weekdaysIn('de'), en: weekdaysIn('en') };

/** The next such day of the plan: `Montag`, `Mo`, 23. */
export function dayText(day: PlanDay, today: ReadyWeek['today'], locale: Locale) {
  const ahead = (day - today.day + 7) % 7;
  const date = new Date(Date.parse(today.date) + ahead * 86_400_000);
  return {
    long: weekdays[locale].long().format(date),
    short: weekdays[locale].short().format(date),
    ofMonth: date.getUTCDate(),
    isToday: ahead === 0,
  };
}

export const peopleText = (
  { adults, children }: ReadyWeek['eating'],
  { texts: { setup } }: Pick<WeekWords, 'texts'>,
): string =>
  [
    fill(plural(setup.adultsCount, adults), { number: adults }),
    ...(children > 0 ? [fill(plural(setup.childrenCount, children), { number: children })] : []),
  ].join(', ');

const sizesIn = (locale: Locale) => {
  const measured = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
    once(() => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }));
  return { kilobytes: measured('kilobyte', 0), megabytes: measured('megabyte', 1) };
};
const sizes = { de: sizesIn('de'), en: sizesIn('en') };

/** `840 kB`, `1,9 MB`, in one line */
export const sizeText = (bytes: number, locale: Locale): string =>
  (bytes < 1_000_000
    ? sizes[locale].kilobytes().format(bytes / 1_000)
    : sizes[locale].megabytes().format(bytes / 1_000_000)
  ).replace(' ', '\u{a0}');

/** `including 2 red onions`; empty if recipes ask for only one variety. */
export const amongText = (kinds: string, { texts: { list } }: Pick<WeekWords, 'texts'>): string =>
  kinds === '' ? '' : fill(list.among, { kinds });

/** What is still to buy, as text to share. */
export function listText(
  { sections, atHome }: Extract<ShownList, { state: 'ready' }>,
  words: Pick<WeekWords, 'texts'>,
): string {
  const { list: t } = words.texts;
  const line = ({ amount, name, kinds }: ShownItem) => {
    const among = kinds === '' ? '' : `(${amongText(kinds, words)})`;
    return `☐ ${[amount, name, among].filter(Boolean).join(' ')}`;
  };
  const groups = sections.map(({ section, items }) => ({
    title: t.groups[section],
    lines: items.filter(({ ticked }) => !ticked).map(line),
  }));
  return [...groups, { title: t.home, lines: atHome.length > 0 ? [atHome.join(', ')] : [] }]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [title, ...lines].join('\n'))
    .join('\n\n');
}
