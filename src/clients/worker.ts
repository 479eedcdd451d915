import { isErrorCode, type CallErrorCode } from '#domain/error-codes.ts';

export type WorkerAnswer<Result> = { state: 'ok'; data: Result } | { state: 'failed'; code: CallErrorCode };

export interface WorkerOptions {
  /** The signed-in person's token, or nothing where nobody is signed in. */
  token: () => Promise<string | undefined>;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  /** A skeleton may stand for ten seconds; a little of that goes into painting. */
  timeLimitMs?: number;
}

function codeIn(value: unknown): CallErrorCode {
  const error = typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return isErrorCode(code) ? code : 'internal';
}

/** Calls the Worker's endpoints beside the data API: an answer that is never an exception, in any case in time. */
export function createWorkerClient({ token, fetch: send = fetch }: WorkerOptions) {
  async function ask<Result>(
    path: string,
    { method, body }: Call,
    signal: AbortSignal,
  ): Promise<WorkerAnswer<Result>> {
    const idToken = await token().catch(() => undefined);
    const response = await send(path, {
      method: method ?? 'GET',
      cache: 'no-store',
      headers: {
        Authorization: idToken ? `Bearer ${idToken}` : '',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
    const value: unknown = await response.json();
    if (!response.ok) return { state: 'failed', code: codeIn(value) };
    // The edge: both sides are built from the same types in the domain.
    return { state: 'ok', data: value as Result };
  }

  return async function call<Result>(path: string, given: Call = {}): Promise<WorkerAnswer<Result>> {
    const signal = AbortSignal.timeout(given.timeLimitMs ?? 9_000);
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('too late'));
      });
    });
    try {
      return await Promise.race([ask<Result>(path, given, signal), tooLate]);
    } catch (error) {
      if (signal.aborted) return { state: 'failed', code: 'request_timeout' };
      return { state: 'failed', code: error instanceof SyntaxError ? 'internal' : 'unreachable' };
    }
  };
}

export type WorkerClient = ReturnType<typeof createWorkerClient>;
