import { isObject } from '#domain/text/json.ts';
import Stripe from 'stripe';
import { readAtMost } from '../../http/read-at-most.ts';
import { PaymentsUnavailable } from '../../ports/payments.ts';
import type { Deadline } from '../../time/deadline.ts';
import type { Answered, Witness } from '../../ports/upstreams.ts';

/** Pinned to the API version that the SDK's types describe. https://docs.stripe.com/api/versioning */
export const apiVersion = '2026-10-28.endive';

interface ClientOptions {
  key: string;
  url: string;
  deadline: Deadline;
  /** At each try. */
  onCall?: (() => void) | undefined;
  witness?: Witness;
}

type Address = Parameters<typeof fetch>[0];

/** Large enough for a hundred events with whole invoices. */
const answerLimit = 4_000_000;
const retryPauseMs = 300;
/** With less time left, a retry is pointless. */
const worthRetryMs = 500;

function isAnswer(status: number, value: unknown): boolean {
  if (!isObject(value)) return false;
  if (status !== 200) return isObject(value['error']);
  const isNamed = typeof value['id'] === 'string' && value['id'] !== '';
  return isNamed || Array.isArray(value['data']);
}

/** One try, with its body read here: the SDK would wait for one that never ends. */
async function attempt(address: Address, init: RequestInit, timeLimitMs: number): Promise<Response> {
  const signal = AbortSignal.timeout(timeLimitMs);
  const response = await fetch(address, { ...init, redirect: 'manual', signal });
  const read = await readAtMost(answerLimit, response);
  if (read.state !== 'read') throw new Error('An answer too long, or no text.');
  if (!isAnswer(response.status, JSON.parse(read.text))) throw new Error('No answer of Stripe’s.');
  return new Response(read.text, { status: response.status, headers: response.headers });
}

const isPost = ({ method }: RequestInit) => method === 'POST';

/** A read, or a write with an idempotency key: https://docs.stripe.com/api/idempotent_requests */
const isRepeatable = (init: RequestInit) => !isPost(init) || new Headers(init.headers).has('Idempotency-Key');

/** Another request with this key is still being answered: later, this one gets the same answer. */
const isBeingAnswered = (status: number) => status === 409;

/** Whether the same request may get another answer. Stripe repeats a failed POST to its idempotency key for a day. */
const isWorthRepeating = (init: RequestInit, status: number) =>
  isBeingAnswered(status) || (status >= 500 && !isPost(init));

/**
 * `fetch` within the deadline, which the SDK's own retries ignore: with one retry, and as many as it takes while
 * another request with the same key is being answered.
 */
const fetchInTime =
  (deadline: Deadline, onCall?: () => void) =>
  async (address: Address, init: RequestInit = {}): Promise<Response> => {
    let pauseMs = retryPauseMs;
    const mayRetry = () => isRepeatable(init) && deadline.remainingMs() > pauseMs + worthRetryMs;
    const again = async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs *= 2;
      onCall?.();
      return attempt(address, init, deadline.remainingMs());
    };
    onCall?.();
    let response: Response | undefined;
    try {
      const left = deadline.remainingMs();
      // Leaves half of the time for the retry.
      response = await attempt(address, init, mayRetry() ? left / 2 : left);
    } catch (error) {
      if (!mayRetry()) throw error;
    }
    if (response && !(isWorthRepeating(init, response.status) && mayRetry())) return response;
    response = await again();
    while (isBeingAnswered(response.status) && mayRetry()) response = await again();
    return response;
  };

type Fetch = (address: Address, init?: RequestInit) => Promise<Response>;

function answeredBy({ status }: Response): Answered {
  if (status === 401 || status === 403) return 'refused';
  return status === 429 || status >= 500 ? 'failing' : 'up';
}

const watched =
  (ask: Fetch, witness: Witness): Fetch =>
  async (address, init) => {
    try {
      const response = await ask(address, init);
      witness(answeredBy(response));
      return response;
    } catch (error) {
      witness('failing');
      throw error;
    }
  };

export function createClient({ key, url, deadline, onCall, witness }: ClientOptions): Stripe {
  const ask = fetchInTime(deadline, onCall);
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(key, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(witness ? watched(ask, witness) : ask),
    maxNetworkRetries: 0,
    telemetry: false,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
  });
}

export const isMissing = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** The key is invalid or is missing a permission: https://docs.stripe.com/error-handling#authentication-errors */
export const isKeyRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/** Stripe's short reason, as in its list of error codes: https://docs.stripe.com/error-codes */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

export async function unlessMissing<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Busy, down, or the response was lost or invalid: worth a retry. Anything else is a bug of ours. */
export const isTransient = (error: unknown): boolean =>
  error instanceof PaymentsUnavailable ||
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeIdempotencyError;

/** A failure that Stripe stores under the request's idempotency key. */
export const isFailed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;

/** Without Stripe's own message, which may repeat what we sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof PaymentsUnavailable) return error.message;
  return error instanceof Stripe.errors.StripeError
    ? [error.type, error.code, error.statusCode].filter(Boolean).join(' ')
    : 'unexpected';
}
