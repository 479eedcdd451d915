import { facts } from '../facts.ts';
import type { InsurerTerms, OtherCover } from './insurers.ts';

/** Who bears how much of a fee, in cents. */
interface Split {
  back: number;
  own: number;
}

type Limits = Pick<InsurerTerms, 'percent' | 'capCents'>;

/** The least and the most that comes back; the same where it is known. */
export interface Reimbursement {
  least: Split;
  most: Split;
}

/** What comes back of a fee: its part in whole cents, rounded down, at most the cap, and never less than nothing. */
export function splitOf(fee: number, percent: number, capCents = Infinity): Split {
  const back = Math.max(0, Math.min(Math.floor((fee * percent) / 100), capCents, fee));
  return { back, own: fee - back };
}

const { minPercent, maxPercent } = facts.reimbursement;

/** What an insurer pays by its terms. A percentage that nobody has found lies in the range that insurers keep to. */
export function reimbursementBy(
  { percent, capCents }: Limits,
  fee: number = facts.course.feeCents,
): Reimbursement {
  return {
    least: splitOf(fee, percent ?? minPercent, capCents),
    most: splitOf(fee, percent ?? maxPercent, capCents),
  };
}

/** Private, foreign or no insurance, and whoever has had this year's courses: nothing that could be counted on. */
export function noReimbursement(fee: number = facts.course.feeCents): Reimbursement {
  const none = splitOf(fee, 0);
  return { least: none, most: none };
}

export const isKnown = ({ least, most }: Reimbursement) => least.back === most.back;

/** The answer for an insurer, as far as one has been named. */
export function reimbursementFor(
  cover: { terms?: Limits | undefined } | OtherCover | undefined,
  hadHerCourses = false,
): Reimbursement {
  if (hadHerCourses || typeof cover === 'string') return noReimbursement();
  return reimbursementBy(cover?.terms ?? {});
}
