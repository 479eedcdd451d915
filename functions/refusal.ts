import type { ErrorCode } from '#domain/error-codes.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from './context.ts';

const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  not_found: 404,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  body_too_large: 413,
  request_timeout: 408,
  foreign_origin: 403,
  rate_limited: 429,
  unauthenticated: 401,
  token_refused: 401,
  forbidden: 403,
  sign_in_again: 403,
  identity_unavailable: 503,
  unknown_operation: 400,
  variables_invalid: 400,
  variables_too_large: 400,
  data_api_unavailable: 502,
  data_api_timeout: 504,
  data_api_invalid: 502,
  data_api_refused: 502,
  health_consent_missing: 403,
  email_invalid: 422,
  name_too_long: 422,
  birthday_invalid: 422,
  under_age: 422,
  height_implausible: 422,
  weight_implausible: 422,
  desired_weight_implausible: 422,
  desired_weight_too_low: 422,
  activity_implausible: 422,
  portions_implausible: 422,
  answers_too_large: 422,
  product_unavailable: 503,
  discount_not_applicable: 422,
  price_changed: 409,
  texts_changed: 409,
  early_start_missing: 422,
  requirements_missing: 422,
  confirmation_date_wrong: 422,
  course_not_certified: 409,
  email_missing: 422,
  already_has_app: 409,
  already_has_course: 409,
  payment_processing: 409,
  order_replaced: 409,
  order_closed: 410,
  payments_unavailable: 503,
  nothing_bought: 409,
  customer_gone: 409,
  signature_refused: 400,
  misconfigured: 500,
  internal: 500,
};

/** An error of the API: its code in the one shape that all have, with the request's id, and its HTTP status. */
export function refuse(c: AppContext, code: ErrorCode, headers: Record<string, string> = {}): Response {
  c.var.refused.code = code;
  return c.json({ error: { code }, requestId: c.var.requestId }, statusOf[code], headers);
}
