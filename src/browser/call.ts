import { isObject } from '#domain/text/json.ts';
import { codesOf, type AnswerOf, type CallCode, type CodeOf, type Endpoint } from '#site/api/endpoint.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import type { CallErrorCode, ErrorCode } from '#domain/errors/error-codes.ts';
import { callLimitMs } from './skeleton.ts';

export type Answer<Data, Code extends CallErrorCode = CallErrorCode> =
  | { state: 'ok'; data: Data }
  /** `retryAfterSeconds` if the Worker sets it. */
  | { state: 'failed'; code: Code; retryAfterSeconds?: number };

interface CallOptions {
  token?: () => Promise<string | undefined>;
  fetch?: (path: string, init: RequestInit) => Promise<Response>;
  timeLimitMs?: number;
}

/** An endpoint as a function. `callOff` aborts the call. */
export type CallOf<E extends Endpoint> = (
  request: RequestOf<E>,
  callOff?: AbortSignal,
) => Promise<Answer<AnswerOf<E>, CodeOf<E>>>;

export type Call = <E extends Endpoint<Data, Code>, Data, Code extends ErrorCode>(
  endpoint: E & Endpoint<Data, Code>,
) => (request: RequestOf<E>, callOff?: AbortSignal) => Promise<Answer<Data, CallCode<Code>>>;

const late = 'late';
const nobody = () => Promise.resolve(undefined);

/** Without a token the call goes on unauthenticated; the error is logged. */
async function authorization(token: () => Promise<string | undefined>): Promise<string> {
  try {
    const idToken = await token();
    return idToken ? `Bearer ${idToken}` : '';
  } catch {
    console.error('could not get firebase idToken');
    return '';
  }
}

/** Fields in the path go there, the others into the body. */
function addressed({ path, method }: Endpoint, request: unknown): { url: string; body?: string } {
  const fields = isObject(request) ? { ...request } : {};
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const { [name]: value } = fields;
    Reflect.deleteProperty(fields, name);
    return encodeURIComponent(String(value));
  });
  return method === 'POST' ? { url, body: JSON.stringify(fields) } : { url };
}

function codeIn<Code extends ErrorCode>(value: unknown, endpoint: Endpoint<unknown, Code>) {
  const { code } = isObject(value) && isObject(value['error']) ? value['error'] : {};
  return codesOf(endpoint).find((known) => known === code);
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** The only client of our Worker: it never throws, and always answers in time. */
export function createCall({
  token = nobody,
  fetch: send = (path, init) => fetch(path, init),
  timeLimitMs,
}: CallOptions = {}): Call {
  async function ask<Data, Code extends ErrorCode>(
    endpoint: Endpoint<Data, Code>,
    request: unknown,
    signal: AbortSignal,
  ): Promise<Answer<Data, CallCode<Code>>> {
    const { method, signIn, keepalive = false, answersFile = false, missing } = endpoint;
    const { url, body } = addressed(endpoint, request);
    const response = await send(url, {
      method,
      cache: 'no-store',
      headers: {
        ...(signIn === 'none' ? {} : { Authorization: await authorization(token) }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      ...(keepalive ? { keepalive } : {}),
      signal,
    });
    const value = response.ok && answersFile ? await response.blob() : parsed(await response.text());
    if (response.ok && endpoint.isAnswer(value)) return { state: 'ok', data: value };
    const code = codeIn(value, endpoint) ?? missing?.unreadable ?? 'internal';
    const seconds = Number(response.headers.get('Retry-After') ?? 0);
    return { state: 'failed', code, ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}) };
  }

  return (endpoint) => async (request, callOff) => {
    const { missing } = endpoint;
    const ending = new AbortController();
    const ended = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => {
        reject(new Error('ended'));
      });
    });
    const timer = setTimeout(
      () => {
        ending.abort(late);
      },
      timeLimitMs ?? endpoint.timeLimitMs ?? callLimitMs,
    );
    callOff?.addEventListener('abort', () => {
      ending.abort();
    });
    try {
      return await Promise.race([ask(endpoint, request, ending.signal), ended]);
    } catch (error) {
      if (ending.signal.reason === late) return { state: 'failed', code: missing?.late ?? 'request_timeout' };
      if (error instanceof SyntaxError) return { state: 'failed', code: missing?.unreadable ?? 'internal' };
      return { state: 'failed', code: 'unreachable' };
    } finally {
      clearTimeout(timer);
    }
  };
}
