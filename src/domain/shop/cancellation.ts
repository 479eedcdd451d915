import { addDays, addMonths, dayInGermany, startOfDay, type Day } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';

/**
 * Cancellation (Kündigung): when a cancelled subscription ends, and the refund for its last term. After the first term,
 * notice is one month at most (§ 309 no. 9 BGB, https://www.gesetze-im-internet.de/bgb/__309.html). The terms say the
 * same in a table.
 */
interface RunningTerm {
  /** The first term runs to its end. */
  first: boolean;
  start: Date;
  end: Date;
}

const hour = 3_600_000;

function earliestEnd(received: Date, { first, end }: RunningTerm): Date {
  const inOneMonth = addMonths(received, 1);
  const isInTime = received.getTime() <= end.getTime() - facts.subscription.noticeHours * hour;
  if (!isInTime) return inOneMonth;
  return first || end < inOneMonth ? end : inOneMonth;
}

/** The end of a subscription by ordinary notice; a later day than the earliest may be requested. */
export function cancellationEnd(received: Date, term: RunningTerm, endDay: Day | undefined): Date {
  const earliest = earliestEnd(received, term);
  if (endDay === undefined || endDay <= dayInGermany(earliest)) return earliest;
  // On the last day of the term it ends with the term: no renewal for the few remaining hours.
  if (endDay === dayInGermany(term.end)) return term.end;
  return startOfDay(addDays(endDay, 1));
}

/** The refund for the unused rest of a paid term, in proportion to time, rounded up to a cent. */
export function unusedTermRefund(paidCents: number, { start, end }: RunningTerm, ends: Date): number {
  const whole = end.getTime() - start.getTime();
  const left = end.getTime() - ends.getTime();
  if (left <= 0 || whole <= 0) return 0;
  return Math.min(paidCents, Math.ceil((paidCents * left) / whole));
}

/** The last end day that the form accepts: in two years, the longest term. */
export const latestEndDay = (today: Day): Day => addDays(today, 730);
