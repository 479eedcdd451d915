import { fill, plural } from '#domain/fill.ts';
import { formatNumber } from '#domain/format.ts';
import type { PlanDay } from '#domain/kept-week.ts';
import type { Locale } from '#domain/locales.ts';
import type { Screens } from '#i18n/generated/screens.ts';
import type { ReadyWeek, Said, ShownItem } from './week-state.ts';

/** What the page gives the island: language, texts and paths. */
export interface WeekWords {
  locale: Locale;
  texts: Screens['week']['island'];
  meals: Screens['week']['meals'];
  leaveOut: Screens['week']['leaveOut'];
  time: Screens['recipes']['time'];
  paths: { start: string; recipes: string };
}

export const kilocalories = (value: number, locale: Locale) =>
  `${formatNumber(Math.round(value), locale)}\u00A0kcal`;
/** Rounded: a day's energy is not known to the last kilocalorie. */
export const roughly = (value: number, locale: Locale) => kilocalories(Math.round(value / 10) * 10, locale);

export function minutesText(total: number, { time: t }: Pick<WeekWords, 'time'>): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return fill(t.minutes, { minutes });
  return minutes === 0 ? fill(t.hours, { hours }) : fill(t.both, { hours, minutes });
}

const names = new Map<string, Intl.DateTimeFormat>();

function named(locale: Locale, weekday: 'long' | 'short', date: Date): string {
  const key = `${locale} ${weekday}`;
  const format = names.get(key) ?? new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  names.set(key, format);
  return format.format(date);
}

/** A day of the plan as it comes next: `Montag`, `Mo`, 23. */
export function dayWords(day: PlanDay, today: ReadyWeek['today'], locale: Locale) {
  const ahead = (day - today.day + 7) % 7;
  const date = new Date(Date.parse(today.date) + ahead * 86_400_000);
  return {
    long: named(locale, 'long', date),
    short: named(locale, 'short', date),
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

/** What has just happened, in a sentence. */
export function saidText({ today }: ReadyWeek, what: Said, { texts, meals, locale }: WeekWords): string {
  const { week: t, list, states } = texts;
  const at = ({ day }: { day: PlanDay }) => dayWords(day, today, locale).long;
  switch (what.kind) {
    case 'changed':
    case 'refilled':
      return fill(t[what.kind], {
        day: at(what.place),
        meal: meals[what.place.meal],
        title: what.title,
      });
    case 'pinned':
    case 'loosened':
      return fill(t[what.kind], { day: at(what.place), title: what.title });
    case 'eatOut':
      return fill(t.eatOut, { day: at(what.place), meal: meals[what.place.meal] });
    case 'noOther':
    case 'renewed':
      return t[what.kind];
    case 'added':
    case 'removed':
      return fill(list[what.kind], { text: what.text });
    case 'copied':
    case 'notCopied':
    case 'unticked':
    case 'full':
      return list[what.kind];
    case 'forgotten':
      return states.forgotten;
  }
}

/** For eyes too: nothing else on the page shows it. */
export const isShown = ({ kind }: Said): boolean =>
  ['noOther', 'renewed', 'copied', 'notCopied', 'unticked', 'full', 'forgotten'].includes(kind);

/** `including 2 red onions`; nothing where recipes ask for one kind alone. */
export const amongText = (kinds: string, { among }: WeekWords['texts']['list']): string =>
  kinds === '' ? '' : fill(among, { kinds });

/** The list as a text to send: what is still to buy, by shelf. */
export function listText(
  list: Extract<ReadyWeek['list'], { state: 'ready' }>,
  { texts: { list: t } }: Pick<WeekWords, 'texts'>,
): string {
  const line = ({ amount, name, kinds }: ShownItem) => {
    const among = kinds === '' ? '' : `(${amongText(kinds, t)})`;
    return `☐ ${[amount, name, among].filter(Boolean).join(' ')}`;
  };
  const open = <Thing extends { ticked: boolean }>(things: readonly Thing[]) =>
    things.filter(({ ticked }) => !ticked);
  const groups = [
    ...list.sections.map(({ section, items }) => ({
      title: t.groups[section],
      lines: open(items).map(line),
    })),
    { title: t.groups.own, lines: open(list.own).map(({ text }) => `☐ ${text}`) },
    { title: t.home, lines: open(list.atHome).map(line) },
  ];
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [title, ...lines].join('\n'))
    .join('\n\n');
}
