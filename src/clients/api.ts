import { isErrorCode, type CallErrorCode, type ErrorCode } from '#domain/error-codes.ts';
import type { Operation } from './generated/operations.ts';

export type Answer<Result> =
  | { state: 'ok'; data: Result; notices: ErrorCode[] }
  | { state: 'failed'; code: CallErrorCode; retryAfterSeconds?: number };

export interface ApiOptions {
  /** The signed-in person's token, or nothing where nobody is signed in. */
  token: () => Promise<string | undefined>;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  url?: string;
  timeLimitMs?: number;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function noticesIn(value: unknown): ErrorCode[] {
  const errors = isObject(value) && Array.isArray(value['errors']) ? value['errors'] : [];
  return errors.map((error) => (isObject(error) ? error['message'] : undefined)).filter(isErrorCode);
}

function codeIn(value: unknown): ErrorCode {
  const error = isObject(value) && isObject(value['error']) ? value['error'] : {};
  return isErrorCode(error['code']) ? error['code'] : 'data_api_invalid';
}

function failure(value: unknown, headers: Headers): Answer<never> {
  const seconds = Number(headers.get('Retry-After') ?? 0);
  const code = codeIn(value);
  return seconds > 0 ? { state: 'failed', code, retryAfterSeconds: seconds } : { state: 'failed', code };
}

/** Calls the Worker's data API: one document, its variables, an answer that is never an exception. */
export function createApi({
  token,
  fetch: send = fetch,
  url = '/api/graphql',
  timeLimitMs = 10_000,
}: ApiOptions) {
  async function authorization(): Promise<string> {
    try {
      const idToken = await token();
      return idToken ? `Bearer ${idToken}` : '';
    } catch {
      console.error('could not get firebase idToken');
      return '';
    }
  }

  return async function run<Result, Variables>(
    document: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Answer<Result>> {
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      const response = await send(url, {
        method: 'POST',
        cache: 'no-store',
        headers: { 'Content-Type': 'application/json', Authorization: await authorization() },
        body: JSON.stringify({ query: document, variables }),
        signal,
      });
      const value: unknown = await response.json();
      if (response.ok && isObject(value) && isObject(value['data'])) {
        // The edge: what fits the document is the data API's promise, and the contract's where both are built.
        return { state: 'ok', data: value['data'] as Result, notices: noticesIn(value) };
      }
      return failure(value, response.headers);
    } catch (error) {
      if (signal.aborted) return { state: 'failed', code: 'data_api_timeout' };
      return { state: 'failed', code: error instanceof SyntaxError ? 'data_api_invalid' : 'unreachable' };
    }
  };
}

export type Api = ReturnType<typeof createApi>;
