import { addDays, dayInGermany } from '../calendar.ts';
import { facts } from '../facts.ts';
import type { Contract } from './declaration.ts';

/**
 * The rules of withdrawal (Widerruf): until when, and the refund. Fourteen days (§ 355 BGB,
 * https://www.gesetze-im-internet.de/bgb/__355.html), and four more: a period that ends on a Saturday, Sunday or
 * holiday ends with the next working day (§ 193 BGB), at Easter up to four days later.
 */
const withdrawalDays = 14 + 4;

/** Whether a contract can be withdrawn from. The day of the order does not count and the last day is a whole one. */
export const mayWithdraw = (concluded: Date, received: Date): boolean =>
  dayInGermany(received) <= addDays(dayInGermany(concluded), withdrawalDays);

/** Modules of a course that are open from the start. How far the member has come since, this Worker does not know. */
const modulesUnlocked = 1;

/**
 * The refund of a withdrawal: all of it for the app; for a course all but the modules that were unlocked, unless the
 * guarantee of the registration covers it, as it does for everybody's first order.
 */
export function withdrawalRefund(contract: Contract, paidCents: number, isFirstOrder: boolean): number {
  if (contract === 'app' || isFirstOrder) return paidCents;
  return paidCents - Math.floor((paidCents * modulesUnlocked) / facts.course.modules);
}
