import { addDays, dayInGermany, startOfDay, type Day } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';
import { formatDate } from '../text/format.ts';
import type { OrderState } from './order.ts';

/**
 * The money-back guarantee: longer if the buyer had registered or done the quiz before ordering. Decided when the order
 * is placed, which keeps it.
 */
const longer = facts.registrationGuaranteeDays;
const shorter = facts.subscription.guaranteeDays;

export const guaranteeDays = (buyer: { hasDoneQuiz: boolean; wasRegistered: boolean }): number =>
  buyer.hasDoneQuiz || buyer.wasRegistered ? longer : shorter;

/** The last day, in full, by German time. The day of payment does not count. */
export const guaranteeEnd = (concluded: Date, days: number): Day => addDays(dayInGermany(concluded), days);

export const guaranteeDate = (concluded: Date, days: number): string =>
  formatDate(startOfDay(guaranteeEnd(concluded, days)));

interface CoveredOrder {
  state: OrderState;
  paid: string | null;
  guaranteeDays: number;
}

/** Undefined if a paid order is not covered, or no longer. */
export const guaranteedUntil = ({ state, paid, guaranteeDays: days }: CoveredOrder, now: Date) =>
  state === 'paid' && paid !== null && dayInGermany(now) <= guaranteeEnd(new Date(paid), days)
    ? guaranteeDate(new Date(paid), days)
    : undefined;
