import { parseAddress } from '../address.ts';
import { addDays, dayInGermany, startOfDay, type Day } from '../calendar.ts';
import { facts } from '../facts.ts';
import { formatDate } from '../format.ts';
import { isOrderPath } from './return-paths.ts';
import type { GuaranteeDays, OrderState } from './order.ts';

/**
 * The money-back guarantee: thirty days for whoever was registered or had done the quiz before she came to the order,
 * fourteen for everybody else. Decided when the order is placed, and a fact of it from then on.
 */
const longer = facts.registrationGuaranteeDays;
const shorter = facts.subscription.guaranteeDays;

export const guaranteeDays = (buyer: { hasDoneQuiz: boolean; wasRegistered: boolean }): GuaranteeDays =>
  buyer.hasDoneQuiz || buyer.wasRegistered ? longer : shorter;

/** The last day, a whole one, by German clocks. It counts from the payment; the day itself does not count. */
export const guaranteeEnd = (concluded: Date, days: GuaranteeDays): Day =>
  addDays(dayInGermany(concluded), days);

/** That day as texts say it. */
export const guaranteeDate = (concluded: Date, days: GuaranteeDays): string =>
  formatDate(startOfDay(guaranteeEnd(concluded, days)));

interface CoveredOrder {
  state: OrderState;
  paid: string | null;
  guaranteeDays: GuaranteeDays;
}

/** Until when a paid order is covered, or nothing where it is not, or not any more. */
export const guaranteedUntil = ({ state, paid, guaranteeDays: days }: CoveredOrder, now: Date) =>
  state === 'paid' && paid !== null && dayInGermany(now) <= guaranteeEnd(new Date(paid), days)
    ? guaranteeDate(new Date(paid), days)
    : undefined;

/** Whether a page belongs to an order: the order page itself, or the sign-in that leads to it. */
export function isOrdering(address: string | undefined): boolean {
  const page = address === undefined ? undefined : parseAddress(address);
  if (page === undefined) return false;
  const { pathname, searchParams } = page;
  const reason = searchParams.get('for');
  return isOrderPath(pathname) || reason === 'plan' || reason === 'course';
}
