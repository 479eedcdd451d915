import type { BillingAddress, BillingField } from '#domain/shop/billing-address.ts';

/** A billing address being typed, and the fields found invalid that were not touched since. */
export interface TypedBilling {
  typed: BillingAddress;
  wrong: readonly BillingField[];
}

export const typeBilling = ({ typed, wrong }: TypedBilling, part: Partial<BillingAddress>): TypedBilling => {
  // Another country has other postcodes.
  const touched = part.country === undefined ? Object.keys(part) : ['country', 'postcode'];
  return { typed: { ...typed, ...part }, wrong: wrong.filter((field) => !touched.includes(field)) };
};
