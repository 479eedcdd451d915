import { formatDate, formatNumber } from '#domain/format.ts';
import type { Day } from '#domain/calendar.ts';

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Figures with their unit, joined by a no-break space. */
export const kilos = (value: number) => `${formatNumber(oneDecimal(value))}\u00a0kg`;
export const grams = (kilograms: number) => `${formatNumber(Math.round(kilograms * 100) * 10)}\u00a0g`;
export const kilocalories = (value: number) => `${formatNumber(value)}\u00a0kcal`;
/** Rounded: an energy need is not known to the last kilocalorie. */
export const roughly = (value: number) => kilocalories(Math.round(value / 10) * 10);
export const index = (value: number) => formatNumber(oneDecimal(value));
export const date = (day: Day) => formatDate(new Date(`${day}T12:00:00Z`));
