import type { BillingAddress } from '#domain/shop/billing-address.ts';
import { typeBilling } from './billing/billing.ts';
import { correctEmail, keepEmail, typeEmail, type EarlyStart, type Review } from './order-state.ts';

/** What a buyer fills in on the order page. */
export interface ReviewEdits {
  type: (email: string) => void;
  /** The address that we know is wrong, or not hers: another one is typed. */
  correctEmail: () => void;
  /** It was right after all. */
  keepEmail: () => void;
  typeBilling: (part: Partial<BillingAddress>) => void;
  setEarlyStart: (part: Partial<EarlyStart>) => void;
}

export const createEdits = (edit: (part: (review: Review) => Partial<Review>) => void): ReviewEdits => ({
  type: (typed) => edit((review) => typeEmail(review, typed)),
  correctEmail: () => edit(correctEmail),
  keepEmail: () => edit(keepEmail),
  typeBilling: (part) =>
    edit(({ billing }) => ({ billing: billing && typeBilling(billing, part), problem: undefined })),
  setEarlyStart: (part) => edit(({ earlyStart }) => ({ earlyStart: { ...earlyStart, ...part } })),
});
