/** Tables without personal data, and why. */
export const nobodys: Readonly<Record<string, string>> = {
  deleted_sign_ins: 'A hash of a random id, without anything that could be looked up by it; 90 days.',
  dead_conversions: 'No longer written. Random ids of events and payments, without the visitor; seven days.',
  declaration_sources: 'A keyed hash of a network address; a day.',
  mail_salts: 'A random salt.',
  daily_reports: 'Days.',
  job_runs: 'Names of jobs.',
  findings: 'Names of errors with ids of orders and requests, for the operator.',
  upstreams: 'Names of services.',
  job_findings: 'Ids of orders for the operator; 90 days.',
  comparisons: 'Where the nightly comparison stopped: an id.',
  funnel_counts: 'Sums by day.',
  step_counts: 'Sums by day.',
  step_sums: 'Sums by day.',
  speed_counts: 'Sums by day.',
  sales: 'Sums by day.',
  course_counts: 'Sums by day.',
  search_misses: 'Sums of single words by week; rare ones are deleted after 30 days.',
};

const secret = 'A secret of a link, or its hash.';
const leaders = 'Our own id of the course leader, not the participant’s.';
const link = 'Says which row it belongs to, by an id that the export has there.';

/** Columns that the export leaves out, and why. */
export const unexported: Readonly<Record<string, string>> = {
  'declaration_links.token_hash': secret,
  'course_mail_settings.token': secret,
  'course_contact.id': 'An idempotency key of the course leader’s.',
  'course_contact.leader': leaders,
  'course_message_reads.leader': leaders,
  'certificate_names.leader': leaders,
};

const invoices = 'An order with its invoice: eight years (§ 147 AO).';
const declared = 'A cancellation or withdrawal: six years (§ 257 HGB, § 147 AO).';
const proof = 'Proof of a consent: three years after its end (Art. 7 (1) GDPR).';
const certified = 'Proof for the body that certifies the course: four years.';
const mailed = 'That a mail was sent: an id, as long as its subject, so that nothing is sent twice.';

/** Columns that outlive the account, and why. */
export const kept: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'id',
      'email',
      'email_key',
      'discount',
      'reserved_code',
      'billing_address',
      'billing_address_before',
      'invoice_number',
      'customer',
      'checkout_session',
      'checkout_url',
      'payment_id',
    ].map((column) => [`orders.${column}`, invoices]),
  ),
  'subscriptions.id': invoices,
  'subscriptions.renewed_by': invoices,
  'subscriptions.order_id': invoices,
  'subscriptions.status': invoices,
  'renewal_losses.payment_id': invoices,
  'renewal_losses.order_id': invoices,
  'refunds.payment_id': invoices,
  'refunds.order_id': invoices,
  'refunds.failure': 'The payment service’s reason for refusing a refund.',
  'webhook_events.id': 'The payment service’s id of an event, so that it is handled once; 400 days.',
  'webhook_events.type': 'The kind of an event.',
  'webhook_events.order_id': invoices,
  ...Object.fromEntries(
    ['id', 'name', 'email', 'email_key', 'order_typed', 'reason', 'end_day'].map((column) => [
      `declarations.${column}`,
      declared,
    ]),
  ),
  'declaration_progress.declaration_id': declared,
  'declaration_progress.order_id': declared,
  'declaration_results.declaration_id': declared,
  'declaration_results.order_id': declared,
  'declaration_links.token_hash': 'Proves a declaration until it expires, after days.',
  'declaration_links.declaration_id': link,
  'declaration_links.order_id': link,
  ...Object.fromEntries(
    ['receipt', 'uid', 'text_hash'].map((column) => [`explicit_consents.${column}`, proof]),
  ),
  ...Object.fromEntries(
    ['id', 'text_hash', 'replaces'].map((column) => [`consent_receipts.${column}`, proof]),
  ),
  ...Object.fromEntries(
    ['number', 'order_id', 'name', 'birthday', 'about'].map((column) => [
      `certificates.${column}`,
      certified,
    ]),
  ),
  ...Object.fromEntries(
    ['number', 'name', 'birthday'].map((column) => [`certificate_openings.${column}`, certified]),
  ),
  ...Object.fromEntries(
    ['id', 'order_id', 'day', 'leader'].map((column) => [`course_contact.${column}`, certified]),
  ),
  'mails.key': mailed,
  'mails.about': mailed,
  'mails.mailbox': 'A keyed hash with the week’s salt; two days.',
};
