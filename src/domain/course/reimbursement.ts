import { facts } from '../company/facts.ts';
import type { InsurerTerms, OtherCover } from './insurers.ts';

/** Who pays how much of a fee, in cents. */
interface Split {
  back: number;
  own: number;
}

type Limits = Pick<InsurerTerms, 'percent' | 'capCents' | 'yearCapCents'>;

/** The minimum and maximum reimbursement; equal if known. */
export interface Reimbursement {
  least: Split;
  most: Split;
}

/** Percentage in whole cents, rounded down, between zero and the cap. */
export function splitOf(fee: number, percent: number, capCents = Infinity): Split {
  const back = Math.max(0, Math.min(Math.floor((fee * percent) / 100), capCents, fee));
  return { back, own: fee - back };
}

const { minPercent, maxPercent } = facts.reimbursement;

/** What an insurer pays by its terms. Unknown percentages are assumed to be within the usual range. */
export function reimbursementBy(
  { percent, capCents = Infinity, yearCapCents = Infinity }: Limits,
  fee: number = facts.course.feeCents,
): Reimbursement {
  const cap = Math.min(capCents, yearCapCents);
  return {
    least: splitOf(fee, percent ?? minPercent, cap),
    most: splitOf(fee, percent ?? maxPercent, cap),
  };
}

/** Private, foreign or no insurance, and members who have used up this year's courses. */
export function noReimbursement(fee: number = facts.course.feeCents): Reimbursement {
  const none = splitOf(fee, 0);
  return { least: none, most: none };
}

export const isKnown = ({ least, most }: Reimbursement) => least.back === most.back;

export function reimbursementFor(
  cover: { terms?: Limits | undefined } | OtherCover | undefined,
  hadHerCourses = false,
): Reimbursement {
  if (hadHerCourses || typeof cover === 'string') return noReimbursement();
  return reimbursementBy(cover?.terms ?? {});
}
