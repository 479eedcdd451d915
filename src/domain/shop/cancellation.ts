import { addDays, addMonths, dayInGermany, startOfDay, type Day } from '../calendar.ts';
import { facts } from '../facts.ts';

/**
 * The rules of cancellation (Kündigung): when a cancelled subscription ends, and what is refunded of its last term.
 * After the first term, one month's notice at most: § 309 no. 9 BGB,
 * https://www.gesetze-im-internet.de/bgb/__309.html. The terms say the same in a table.
 */
interface RunningTerm {
  /** Whether it is the first one, which runs to its end. */
  first: boolean;
  start: Date;
  end: Date;
}

const hour = 3_600_000;

/** The earliest end of a subscription that is cancelled by ordinary notice. */
function earliestEnd(received: Date, { first, end }: RunningTerm): Date {
  const inOneMonth = addMonths(received, 1);
  const isInTime = received.getTime() <= end.getTime() - facts.subscription.noticeHours * hour;
  if (!isInTime) return inOneMonth;
  return first || end < inOneMonth ? end : inOneMonth;
}

/** When a subscription ends that is cancelled by ordinary notice; a later day than the earliest can be asked for. */
export function cancellationEnd(received: Date, term: RunningTerm, endDay: Day | undefined): Date {
  const earliest = earliestEnd(received, term);
  if (endDay === undefined || endDay <= dayInGermany(earliest)) return earliest;
  // On the last day of the term it ends with the term: a renewal for the few hours left of that day helps nobody.
  if (endDay === dayInGermany(term.end)) return term.end;
  return startOfDay(addDays(endDay, 1));
}

/** The refund for the unused rest of a paid term that ends early, in proportion to time, rounded up to a cent. */
export function unusedTermRefund(paidCents: number, { start, end }: RunningTerm, ends: Date): number {
  const whole = end.getTime() - start.getTime();
  const left = end.getTime() - ends.getTime();
  if (left <= 0 || whole <= 0) return 0;
  return Math.min(paidCents, Math.ceil((paidCents * left) / whole));
}

/** The last day that the form accepts as an end: two years ahead, as long as any term may be. */
export const latestEndDay = (today: Day): Day => addDays(today, 730);
