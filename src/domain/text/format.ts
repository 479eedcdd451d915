import type { Locale } from './locales.ts';
import { once } from './once.ts';

/**
 * Money and dates read the German way in both languages; counts, weights, energy and percentages follow the page:
 * `1.869` and `75 %` in German, `1,869` and `75%` in English. `Intl` puts a no-break space before € and the German %.
 */
const money = once(
  () =>
    new Intl.NumberFormat('de-DE', {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const time = once(() => new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' }));
const date = once(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }));

const inEach = (options: Intl.NumberFormatOptions): Record<Locale, () => Intl.NumberFormat> => ({
  de: once(() => new Intl.NumberFormat('de-DE', options)),
  en: once(() => new Intl.NumberFormat('en-GB', options)),
});
const number = inEach({ maximumFractionDigits: 2, useGrouping: 'always' });
const oneDecimal = inEach({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = inEach({ style: 'percent', maximumFractionDigits: 1 });

export const formatMoney = (cents: number) => money().format(cents / 100);
export const formatNumber = (value: number, locale: Locale) => number[locale]().format(value);
/** Always with one decimal: a BMI. */
export const formatTenths = (value: number, locale: Locale) => oneDecimal[locale]().format(value);
/** Whole, with a no-break space before the unit. */
export const formatKilocalories = (value: number, locale: Locale) =>
  `${formatNumber(Math.round(value), locale)}\u{a0}kcal`;
/** In tens: nobody knows a need or a day's energy exactly. */
export const formatRoughKilocalories = (value: number, locale: Locale) =>
  formatKilocalories(Math.round(value / 10) * 10, locale);
export const formatPercent = (percentage: number, locale: Locale) =>
  percent[locale]().format(percentage / 100);
export const formatDate = (instant: Date) => date().format(instant);
/** An end at midnight means the day before. */
export const formatLastDay = (end: Date) => date().format(end.getTime() - 1);
export const formatTime = (instant: Date) => time().format(instant);
