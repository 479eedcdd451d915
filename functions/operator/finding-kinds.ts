/**
 * Every event that may be logged as an error, and where the operator hears of it: `errors` and `books` are sections of
 * the daily mail, `deliveries` too, which nobody is told of at once. `elsewhere`: another section lists it already, or it is the mail itself that failed.
 */
const kinds = {
  unhandled_error: 'errors',
  setting_invalid: 'errors',
  job_failed: 'errors',
  product_not_for_sale: 'errors',
  rate_limiter_failed: 'errors',
  tombstones_unavailable: 'errors',
  sign_in_not_removed: 'errors',
  account_not_removed: 'errors',
  declaration_not_carried_out: 'errors',
  comparison_failed: 'errors',
  refund_not_retried: 'errors',
  customer_not_updated: 'errors',
  mail_failed: 'errors',
  delivery_event_not_stored: 'errors',
  stored_file_missing: 'errors',
  storage_forbidden: 'errors',
  conversion_not_queued: 'errors',
  conversions_failed: 'errors',
  conversions_locked_out: 'errors',
  purchase_not_delivered: 'errors',
  purchase_not_queued: 'errors',
  purchases_not_concluded: 'errors',
  conversion_given_up: 'errors',

  access_repaired: 'books',
  order_not_reconciled: 'books',
  amount_differs: 'books',
  checkout_session_unknown: 'books',
  subscription_not_ended: 'books',
  refund_refused: 'books',

  mail_bounced: 'deliveries',
  mail_complained: 'deliveries',

  mail_given_up: 'elsewhere',
  refund_given_up: 'elsewhere',
  reading_failed: 'elsewhere',
  daily_report_failed: 'elsewhere',
  daily_report_not_sent: 'elsewhere',
  daily_report_not_claimed: 'elsewhere',
  finding_not_kept: 'elsewhere',
  finding_not_mailed: 'elsewhere',
} as const satisfies Record<string, 'errors' | 'books' | 'deliveries' | 'elsewhere'>;

export type FindingKind = keyof typeof kinds;
export type FindingSection = Exclude<(typeof kinds)[FindingKind], 'elsewhere'>;

export const sectionOf = (kind: FindingKind) => kinds[kind];

export const kindsIn = (section: FindingSection) =>
  Object.entries(kinds).flatMap(([kind, of]) => (of === section ? [kind] : []));
