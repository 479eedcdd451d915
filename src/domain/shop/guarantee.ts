import { addDays, dayInGermany, startOfDay, type Day } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';
import { formatDate } from '../text/format.ts';
import type { GuaranteeDays, OrderState } from './order.ts';

/**
 * The money-back guarantee: thirty days if the buyer had registered or done the quiz before ordering, otherwise
 * fourteen. Decided when the order is placed.
 */
const longer = facts.registrationGuaranteeDays;
const shorter = facts.subscription.guaranteeDays;

export const guaranteeDays = (buyer: { hasDoneQuiz: boolean; wasRegistered: boolean }): GuaranteeDays =>
  buyer.hasDoneQuiz || buyer.wasRegistered ? longer : shorter;

/** The last day, in full, by German time. The day of payment does not count. */
export const guaranteeEnd = (concluded: Date, days: GuaranteeDays): Day =>
  addDays(dayInGermany(concluded), days);

export const guaranteeDate = (concluded: Date, days: GuaranteeDays): string =>
  formatDate(startOfDay(guaranteeEnd(concluded, days)));

interface CoveredOrder {
  state: OrderState;
  paid: string | null;
  guaranteeDays: GuaranteeDays;
}

/** Undefined if a paid order is not covered, or no longer. */
export const guaranteedUntil = ({ state, paid, guaranteeDays: days }: CoveredOrder, now: Date) =>
  state === 'paid' && paid !== null && dayInGermany(now) <= guaranteeEnd(new Date(paid), days)
    ? guaranteeDate(new Date(paid), days)
    : undefined;
