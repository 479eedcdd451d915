import { formatDate, formatTime } from '#domain/format.ts';
import { messages } from './messages.ts';
import type { Locale } from '#domain/locales.ts';

/** Date and time of day, by the clocks of Germany. */
export function instantText(instant: Date, locale: Locale): string {
  const t = messages(locale, 'mails');
  return t('instant', { date: formatDate(instant), time: formatTime(instant) });
}
