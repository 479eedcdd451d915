import { addDays, dayInGermany } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';
import { guaranteeEnd } from './guarantee.ts';
import type { Contract } from './declaration.ts';

/**
 * Withdrawal (Widerruf): the period and the refund. Fourteen days (§ 355 BGB,
 * https://www.gesetze-im-internet.de/bgb/__355.html), and four more: a period that ends on a Saturday, Sunday or
 * holiday ends with the next working day (§ 193 BGB), at Easter up to four days later.
 */
const withdrawalDays = 14 + 4;

const isGuaranteed = (concluded: Date, days: number, received: Date): boolean =>
  dayInGermany(received) <= guaranteeEnd(concluded, days);

/**
 * The statutory period or our guarantee, whichever is longer. The day of the order does not count, and the last day
 * counts in full.
 */
export const mayWithdraw = (concluded: Date, days: number, received: Date): boolean =>
  isGuaranteed(concluded, days, received) ||
  dayInGermany(received) <= addDays(dayInGermany(concluded), withdrawalDays);

interface Withdrawn {
  concluded: Date;
  guaranteeDays: number;
  received: Date;
  modulesBegun: number;
}

/**
 * The refund: all of it for the app, and for a course during the guarantee; after that, minus the modules that were
 * begun. Unlocked modules that were never opened are refunded.
 */
export function withdrawalRefund(
  contract: Contract,
  paidCents: number,
  { concluded, guaranteeDays, received, modulesBegun }: Withdrawn,
): number {
  if (contract === 'app' || isGuaranteed(concluded, guaranteeDays, received)) return paidCents;
  const { modules } = facts.course;
  return paidCents - Math.floor((paidCents * Math.min(modulesBegun, modules)) / modules);
}
