import { blankBillingAddress, tidyBillingAddress, wrongBillingFields } from '#domain/shop/billing-address.ts';
import { isMailable } from '#domain/mail/email.ts';
import type { Locale } from '#domain/text/locales.ts';
import { isConfirmed, textVersions, type TextVersions } from '#domain/shop/agreement.ts';
import { productOf, type CourseKey, type ProductKey } from '#domain/shop/catalogue.ts';
import type { Offer } from '#domain/shop/offers.ts';
import { coursePath } from '#i18n/course-routes.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import type { checkout } from '#site/api/checkout.ts';
import type { TypedBilling } from './billing/billing.ts';
import type { OpenOrderView } from '#site/api/open-orders.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import type { Member } from '#site/browser/session.ts';
import type { OpenOrderCode } from './open-order/texts.ts';
import type { OrderCode } from './texts.ts';

/** The two checkboxes about beginning before the withdrawal period is over (§ 356 BGB). */
export interface EarlyStart {
  begin: boolean;
  knows: boolean;
}

export type AlreadyBought = 'already_has_app' | 'already_has_course' | 'payment_processing';

/** An abandoned checkout: an unpaid order of this buyer, from here or another device. */
export interface LeftOrder {
  order: OpenOrderView;
  /** The payment service has confirmed it. */
  isUnpaid: boolean;
  /** The current action. */
  doing: 'go-on' | 'drop' | undefined;
  /** What prevented resuming or discarding it. */
  problem: OpenOrderCode | undefined;
}

/** The order as the buyer reviews it before the checkout. */
export interface Review {
  step: 'review';
  /** The shop's price, with the code if it is valid. */
  offer: Offer;
  code: string | undefined;
  texts: TextVersions;
  /** The length of this order's money-back guarantee, and its end if it is placed today. */
  guarantee: { days: number; until: string };
  /** The known address, or the contact e-mail typed here: `instead` of the known one, if that is wrong. */
  email: { known: string } | { typed: string } | { typed: string; instead: string };
  /** The invoice's addressee: only for a course. */
  billing: TypedBilling | undefined;
  earlyStart: EarlyStart;
  busy: boolean;
  offline: boolean;
  /** What has changed since the buyer last looked, shown before the order. */
  changed: 'discount' | 'price' | 'texts' | 'dropped' | undefined;
  /** The unpaid order: it can be resumed as it is, or discarded. */
  left: LeftOrder | undefined;
  /** Everything that the buyer has not filled in yet. */
  missing: readonly Missing[];
  problem: OrderCode | undefined;
}

export type Missing = 'email_invalid' | 'billing_address_missing' | 'early_start_missing';
const without = (missing: readonly Missing[], done: Missing) => missing.filter((one) => one !== done);

/** The address as the page shows it; a correction that was begun survives asking the shop again. */
export function emailOf({ email }: Pick<Member, 'email'>, entered: Review['email']): Review['email'] {
  const isCorrected = 'instead' in entered && entered.instead === email;
  return email && !isCorrected ? { known: email } : entered;
}

/** What happened to the address: it was typed, found to be wrong or somebody else's, or right after all. */
export const typeEmail = ({ email, missing }: Review, typed: string): Partial<Review> => ({
  email: { ...('known' in email ? {} : email), typed },
  missing: without(missing, 'email_invalid'),
  problem: undefined,
});
export const correctEmail = ({ email }: Review): Partial<Review> =>
  'known' in email ? { email: { typed: email.known, instead: email.known } } : {};
export const keepEmail = ({ email, missing, problem }: Review): Partial<Review> => ({
  email: 'instead' in email ? { known: email.instead } : email,
  missing: without(missing, 'email_invalid'),
  problem: problem === 'email_invalid' ? undefined : problem,
});

/** Input on this page takes precedence over the unpaid order's. */
export function billingOf(
  product: ProductKey,
  left: LeftOrder | undefined,
  entered: TypedBilling | undefined,
): TypedBilling | undefined {
  if (productOf(product).kind === 'plan') return undefined;
  const known = left?.order.product === product ? left.order.billingAddress : null;
  return entered ?? { typed: known ?? blankBillingAddress, wrong: [] };
}

export type OrderState =
  | { step: 'loading' }
  /** Another page comes first: signing in, a course's requirements, a contact e-mail. */
  | { step: 'redirecting'; to: string }
  /** Signing in happens within this page, because leaving it would lose the session. */
  | { step: 'sign-in' }
  | { step: 'already-bought'; code: AlreadyBought }
  | { step: 'unreachable'; code: OrderCode }
  | Review
  /** The order is placed; the payment service's page opens. */
  | { step: 'leaving'; url: string };

/** The requirements as confirmed in this tab; those of an unpaid order count on every device. */
function requirementsOf(course: CourseKey, left: LeftOrder | undefined) {
  const { requirements } = bookingOf(course).read();
  const said = left?.order.product === course ? left.order.requirements : null;
  return isConfirmed(requirements) || !said ? requirements : said;
}

/** The page before the order of a course: its requirements, its contact e-mail, or none. */
export function pageBefore(
  product: ProductKey,
  { email }: Pick<Member, 'email'>,
  left: LeftOrder | undefined,
  locale: Locale,
): string | undefined {
  const { key, kind } = productOf(product);
  if (kind === 'plan') return undefined;
  if (!isConfirmed(requirementsOf(key, left))) return coursePath(key, 'requirements', locale);
  return email ? undefined : coursePath(key, 'email', locale);
}

/** The review, marking the fields with which no invoice can be written. */
export const checkedBilling = ({ billing }: Review): Pick<Review, 'billing'> => ({
  billing: billing && { ...billing, wrong: wrongBillingFields(billing.typed) },
});

/** What is still missing before the order can be placed, in the order of the page. */
export function missingIn({ email, billing, earlyStart }: Review): Missing[] {
  const missing: Missing[] = [];
  if ('typed' in email && !isMailable(email.typed.trim())) missing.push('email_invalid');
  if (billing && billing.wrong.length > 0) missing.push('billing_address_missing');
  if (!earlyStart.begin || !earlyStart.knows) missing.push('early_start_missing');
  return missing;
}

/** The order request: what the buyer saw and agreed to, which the Worker compares with its own data. */
export function orderRequestOf(
  {
    offer,
    code,
    texts,
    billing,
    earlyStart,
    left,
  }: Pick<Review, 'offer' | 'code' | 'texts' | 'billing' | 'earlyStart' | 'left'>,
  locale: Locale,
): RequestOf<typeof checkout> {
  const { key, kind } = productOf(offer.product);
  const requirements = kind === 'course' ? requirementsOf(key, left) : undefined;
  return {
    product: offer.product,
    locale,
    ...(code === undefined ? {} : { discount: code }),
    agreed: {
      cents: offer.cents,
      terms: texts.terms,
      withdrawal: texts.withdrawal,
      // The texts on this page belong to this version, whatever the shop has by now.
      ...(earlyStart.begin && earlyStart.knows ? { earlyStart: textVersions.earlyStart } : {}),
      ...(requirements ? { requirements } : {}),
    },
    ...(billing ? { billingAddress: tidyBillingAddress(billing.typed) } : {}),
  };
}
