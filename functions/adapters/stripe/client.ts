import Stripe from 'stripe';

/** The version that the package's types are written for; the account's own does not matter. */
export const apiVersion = '2026-10-28.endive';

export interface ClientOptions {
  key: string;
  /** Stripe itself, or the stand-in. */
  url: string;
  /** For each try. A write is tried twice, under the same key. */
  timeLimitMs: number;
}

export function createClient({ key, url, timeLimitMs }: ClientOptions): Stripe {
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(key, {
    apiVersion,
    // The platform's own, found anew for each call: it may not be called with another `this`.
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

/** Busy, out of order, or its answer was lost: the same again later. Anything else is a mistake of ours. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeIdempotencyError;

/** An error in words of ours: Stripe's may repeat what we sent. */
export const faultOf = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError
    ? [error.type, error.code, error.statusCode].filter(Boolean).join(' ')
    : 'unexpected';
