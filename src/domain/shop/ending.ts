import { addDays, addMonths, dayInGermany, startOfDay, type Day } from '../calendar.ts';
import { facts } from '../facts.ts';
import type { Contract } from './notice.ts';

const hour = 3_600_000;

export interface RunningTerm {
  /** Whether it is the first one: it can only end with itself. */
  first: boolean;
  start: Date;
  end: Date;
}

/** The earliest moment that a subscription ends at, cancelled ordinarily. The terms say the same in a table. */
function earliestEnd(received: Date, { first, end }: RunningTerm): Date {
  const inOneMonth = addMonths(received, 1);
  const isInTime = received.getTime() <= end.getTime() - facts.subscription.noticeHours * hour;
  if (!isInTime) return inOneMonth;
  return first || end < inOneMonth ? end : inOneMonth;
}

/** When a subscription ends that was cancelled ordinarily; a later day than the earliest may be wished for. */
export function endOf(received: Date, term: RunningTerm, wished: Day | undefined): Date {
  const earliest = earliestEnd(received, term);
  if (wished === undefined || wished <= dayInGermany(earliest)) return earliest;
  // Nobody wants another period to begin for the few hours that are left of its first day.
  if (wished === dayInGermany(term.end)) return term.end;
  return startOfDay(addDays(wished, 1));
}

/** What is given back of a term that was paid for and is cut short: each cent of what is left, rounded in her favour. */
export function refundFor(paidCents: number, { start, end }: RunningTerm, ends: Date): number {
  const whole = end.getTime() - start.getTime();
  const left = end.getTime() - ends.getTime();
  if (left <= 0 || whole <= 0) return 0;
  return Math.min(paidCents, Math.ceil((paidCents * left) / whole));
}

/** Fourteen days, and as many more as Good Friday to Easter Monday can add to them (§ 193 BGB). */
const withdrawalDays = 14 + 4;

/** Whether a contract can be withdrawn from. In doubt it can: the day of the order is not counted, the last one is whole. */
export const mayWithdraw = (concluded: Date, received: Date): boolean =>
  dayInGermany(received) <= addDays(dayInGermany(concluded), withdrawalDays);

/** So many modules of a course are open from the start; how far somebody has come since, this Worker does not know. */
const modulesUnlocked = 1;

/**
 * What she gets back who withdraws: all of it for the app; for a course all but the modules that were unlocked,
 * unless the guarantee of the registration stands for it, as it does for everybody's first order.
 */
export function withdrawalRefund(contract: Contract, paidCents: number, isFirstOrder: boolean): number {
  if (contract === 'app' || isFirstOrder) return paidCents;
  return paidCents - Math.floor((paidCents * modulesUnlocked) / facts.course.modules);
}

/** Days that a date may lie ahead in the form: two years, as long as any term may be. */
export const furthestWish = (today: Day): Day => addDays(today, 730);
