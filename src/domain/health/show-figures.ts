import { formatDate, formatNumber } from '../text/format.ts';
import type { Day } from '../time/calendar.ts';
import type { Locale } from '../text/locales.ts';

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Figures with their unit, joined by a no-break space. */
export const kilos = (value: number, locale: Locale) => `${formatNumber(oneDecimal(value), locale)}\u00a0kg`;
export const grams = (kilograms: number, locale: Locale) =>
  `${formatNumber(Math.round(kilograms * 100) * 10, locale)}\u00a0g`;
export const index = (value: number, locale: Locale) => formatNumber(oneDecimal(value), locale);
export const date = (day: Day) => formatDate(new Date(`${day}T12:00:00Z`));
