/**
 * Money, numbers and dates read the same in both languages: the German way.
 * `Intl` puts a no-break space before € and %, so that a figure never loses its unit at a line end.
 */
const money = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2, useGrouping: 'always' });
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 });
const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

export const formatMoney = (cents: number) => money.format(cents / 100);
export const formatNumber = (value: number) => number.format(value);
export const formatPercent = (percentage: number) => percent.format(percentage / 100);
export const formatDate = (instant: Date) => date.format(instant);
/** The last day of what lasts until then: an end at midnight is the end of the day before. */
export const formatLastDay = (end: Date) => date.format(end.getTime() - 1);
export const formatTime = (instant: Date) => time.format(instant);
