import Stripe from 'stripe';
import { readAtMost } from '../../read-at-most.ts';
import { PaymentsUnavailable } from '../../ports/payments.ts';
import type { Deadline } from '../../deadline.ts';

/** The Stripe SDK, with a pinned API version: the one that its types are written for. https://docs.stripe.com/api/versioning */
export const apiVersion = '2026-10-28.endive';

interface ClientOptions {
  key: string;
  /** Stripe itself, or the stand-in. */
  url: string;
  /** For all calls together, retries included. */
  deadline: Deadline;
}

type Address = Parameters<typeof fetch>[0];

/** A page of a hundred events that carry whole invoices, with room to spare. */
const answerLimit = 4_000_000;
const retryPauseMs = 300;
/** With less time left a retry could not end well. */
const worthRetryMs = 500;

/** An object of Stripe's, a list of them, or an error: nothing else is an answer. */
function isAnswer(status: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (status !== 200) return 'error' in value && typeof value.error === 'object' && value.error !== null;
  const isNamed = 'id' in value && typeof value.id === 'string' && value.id !== '';
  return isNamed || ('data' in value && Array.isArray(value.data));
}

/** One try, its answer read to the end: the SDK would wait for a body that never ends. */
async function attempt(address: Address, init: RequestInit, timeLimitMs: number): Promise<Response> {
  const signal = AbortSignal.timeout(timeLimitMs);
  const response = await fetch(address, { ...init, redirect: 'manual', signal });
  const read = await readAtMost(answerLimit, response);
  if (read.state !== 'read') throw new Error('An answer too long, or no text.');
  if (!isAnswer(response.status, JSON.parse(read.text))) throw new Error('No answer of Stripe’s.');
  return new Response(read.text, { status: response.status, headers: response.headers });
}

/** A read, or a write that an idempotency key lets happen once: https://docs.stripe.com/api/idempotent_requests */
const isRepeatable = ({ method, headers }: RequestInit) =>
  method !== 'POST' || new Headers(headers).has('Idempotency-Key');

/** `fetch` with one retry after a failure that may pass, while there is time. The SDK's own retries know no deadline. */
const fetchInTime =
  (deadline: Deadline) =>
  async (address: Address, init: RequestInit = {}): Promise<Response> => {
    const left = deadline.remainingMs();
    const mayRetry = () => isRepeatable(init) && deadline.remainingMs() > retryPauseMs + worthRetryMs;
    try {
      // One that hangs leaves the other half of the time to the retry.
      const response = await attempt(address, init, mayRetry() ? left / 2 : left);
      const hasFailed = response.status === 409 || response.status >= 500;
      if (!hasFailed || !mayRetry()) return response;
    } catch (error) {
      if (!mayRetry()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
    return attempt(address, init, deadline.remainingMs());
  };

export function createClient({ key, url, deadline }: ClientOptions): Stripe {
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(key, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(fetchInTime(deadline)),
    maxNetworkRetries: 0,
    telemetry: false,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
  });
}

export const isMissing = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** No such key, or one that may not do this: https://docs.stripe.com/error-handling#authentication-errors */
export const isKeyRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/** The answer, or nothing where Stripe does not know what was asked for. */
export async function unlessMissing<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Busy, out of order, its answer was lost or makes no sense: worth a retry. Anything else is a mistake of ours. */
export const isTransient = (error: unknown): boolean =>
  error instanceof PaymentsUnavailable ||
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeIdempotencyError;

/** An answer of Stripe's own that says so, which it keeps under the request's idempotency key. */
export const isFailed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;

/** What went wrong, without Stripe's own message: it may repeat what we sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof PaymentsUnavailable) return error.message;
  return error instanceof Stripe.errors.StripeError
    ? [error.type, error.code, error.statusCode].filter(Boolean).join(' ')
    : 'unexpected';
}
