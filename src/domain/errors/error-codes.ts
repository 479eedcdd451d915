/**
 * Every error code of the Worker. Each language has its sentences in `i18n/…/errors.ts`; a missing one fails the
 * build.
 */
const errorCodes = [
  // The request itself
  'bad_request',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'body_too_large',
  'request_timeout',
  'foreign_origin',
  'rate_limited',
  // The caller
  'unauthenticated',
  'token_refused',
  'forbidden',
  'sign_in_again',
  'second_factor_missing',
  'second_factor_absent',
  'identity_unavailable',
  // The data API
  'unknown_operation',
  'variables_invalid',
  'variables_too_large',
  'data_api_unavailable',
  'data_api_timeout',
  'data_api_invalid',
  'data_api_refused',
  // Rules for the person's data
  'health_consent_missing',
  'email_invalid',
  'name_too_long',
  'birthday_invalid',
  'under_age',
  'height_implausible',
  'weight_implausible',
  'desired_weight_implausible',
  'desired_weight_too_low',
  'activity_implausible',
  'portions_implausible',
  'answers_too_large',
  // Buying
  'product_unavailable',
  'discount_not_applicable',
  'price_changed',
  'texts_changed',
  'early_start_missing',
  'requirements_missing',
  'confirmation_date_wrong',
  'course_not_certified',
  'email_missing',
  'billing_address_missing',
  'billing_address_corrected',
  'invoice_pending',
  'already_has_app',
  'already_has_course',
  'payment_processing',
  'order_replaced',
  'order_closed',
  'too_many_orders',
  'payments_unavailable',
  'nothing_bought',
  'customer_gone',
  'signature_refused',
  // Taking part in a course
  'no_access',
  'module_locked',
  'course_closed',
  'course_ended',
  'exercise_too_early',
  'workbook_consent_missing',
  'workbook_too_large',
  'messages_waiting',
  'message_consent_missing',
  'messages_withdrawn',
  // Certificates
  'course_incomplete',
  'minutes_changed',
  'participant_invalid',
  'certificate_issued',
  'letters_unprintable',
  // Our own failures
  'misconfigured',
  'internal',
  'overtaken',
  'storage_unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export type CallErrorCode = ErrorCode | 'unreachable';

const known: ReadonlySet<unknown> = new Set(errorCodes);

export const isErrorCode = (value: unknown): value is ErrorCode => known.has(value);
