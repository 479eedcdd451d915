import Stripe from 'stripe';

/** The Stripe SDK, with a pinned API version: the one that its types are written for. https://docs.stripe.com/api/versioning */
export const apiVersion = '2026-10-28.endive';

interface ClientOptions {
  key: string;
  /** Stripe itself, or the stand-in. */
  url: string;
  /** For each try. A write is retried once, under the same idempotency key: https://docs.stripe.com/api/idempotent_requests */
  timeLimitMs: number;
}

export function createClient({ key, url, timeLimitMs }: ClientOptions): Stripe {
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(key, {
    apiVersion,
    // Workers' own `fetch` may not be called with another `this`.
    httpClient: Stripe.createFetchHttpClient((address, init) => fetch(address, init)),
    timeout: timeLimitMs,
    maxNetworkRetries: 1,
    telemetry: false,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
  });
}

export const isMissing = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Busy, out of order, or its answer was lost: worth a retry. Anything else is a mistake of ours. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeIdempotencyError;

/** What went wrong, without Stripe's own message: it may repeat what we sent. */
export const reasonOf = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError
    ? [error.type, error.code, error.statusCode].filter(Boolean).join(' ')
    : 'unexpected';
