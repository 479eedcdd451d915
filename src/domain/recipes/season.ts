import type { Day } from '../time/calendar.ts';

/** 1 to 12. */
export type Months = readonly number[];

export const allMonths: Months = Array.from({ length: 12 }, (_, index) => index + 1);

export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** Without months it is sold all year round. */
export const isInSeason = (months: Months | undefined, month: number): boolean =>
  months === undefined || months.includes(month);

/** The months in which all foods are in season; undefined for all year round. */
export function sharedSeason(seasons: readonly (Months | undefined)[]): Months | undefined {
  const shared = allMonths.filter((month) => seasons.every((months) => isInSeason(months, month)));
  return shared.length < allMonths.length ? shared : undefined;
}
