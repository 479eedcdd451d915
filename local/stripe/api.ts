import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBounded, sendJson } from '../http/server.ts';
import { callFor } from './calls.ts';
import { expand } from './expand.ts';
import { readForm } from './form.ts';
import { createIdempotency, type Result } from './idempotency.ts';
import { notNow, Refusal } from './refusal.ts';
import type { createFaults, Fault } from './fault.ts';
import type { Account } from './account.ts';

interface ApiOptions {
  account: Account;
  key: string;
  webhookSecret: string;
  faults: ReturnType<typeof createFaults>;
}

const largest = 1024 * 1024;
const requestId = { 'request-id': 'req_local' };
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const refused = {
  throttled: () => new Refusal(429, 'Request rate limit exceeded.', { code: 'rate_limit' }),
  'bad-key': () => new Refusal(401, 'Invalid API Key provided.'),
  'restricted-key': () => new Refusal(403, 'The provided key does not have the required permissions.'),
  refused: () => notNow('This charge cannot be refunded.', 'charge_not_refundable'),
};

/** The 500 that Stripe stores under an idempotency key. */
const failed = {
  unavailable: () => new Refusal(503, 'An unknown error occurred.', { type: 'api_error' }),
  confused: () => new Refusal(500, 'Something went wrong.', { type: 'api_error' }),
};

const isRefusal = (mode: Fault['mode']): mode is keyof typeof refused => Object.hasOwn(refused, mode);

const endlessChunk = ' '.repeat(64 * 1024);

const json = { 'content-type': 'application/json' };

/** Faults that replace the response whatever it is. */
const broken: Partial<Record<Fault['mode'], (response: ServerResponse) => void>> = {
  hang: () => undefined,
  reset: (response) => response.socket?.resetAndDestroy(),
  empty: (response) => response.writeHead(200, json).end(),
  null: (response) => response.writeHead(200, json).end('null'),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Maintenance</h1>'),
  'foreign-error': (response) => response.writeHead(502, json).end('{}'),
  endless(response) {
    response.writeHead(200, json).write('{"id":"');
    const timer = setInterval(() => response.write(endlessChunk), 20);
    response.once('close', () => {
      clearInterval(timer);
    });
  },
};

const withoutId = (body: unknown) =>
  typeof body === 'object' ? { ...body, id: undefined, data: undefined } : body;

const paths = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((path) => typeof path === 'string') : [];

/** Stripe's API, for Stripe's own SDK. */
export function createApi({ account, key, webhookSecret, faults }: ApiOptions) {
  const idempotency = createIdempotency();

  function carryOut(method: string, path: string, given: Record<string, unknown>): Result {
    const { handler, id } = callFor(method, path);
    const object = handler({ account, id, given, webhookSecret });
    return { status: 200, body: expand(account, object, paths(given['expand'])) };
  }

  async function answer(
    { method = 'GET', headers }: IncomingMessage,
    text: string,
    { pathname: path, search }: URL,
    { mode, milliseconds }: ReturnType<typeof faults.meet>,
  ): Promise<Result> {
    if (headers.authorization !== `Bearer ${key}`) throw refused['bad-key']();
    if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(headers['stripe-version']))) {
      throw new Refusal(400, 'Pin the version of the API.');
    }
    const given = readForm(method === 'POST' ? text : search.slice(1));
    const idempotencyKey = method === 'POST' ? headers['idempotency-key'] : undefined;
    const name = typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
    return idempotency.once(name, `${path} ${text}`, async () => {
      if (mode === 'slow') await wait(milliseconds);
      if (mode === 'unavailable') return failed.unavailable();
      const done = carryOut(method, path, given);
      return mode === 'confused' ? failed.confused() : done;
    });
  }

  return async function serve(request: IncomingMessage, response: ServerResponse, address: URL) {
    const body = await readBounded(request, largest);
    const fault = faults.meet(address.pathname);
    const { mode } = fault;
    const breakAnswer = broken[mode];
    if (breakAnswer) {
      breakAnswer(response);
      return;
    }
    try {
      if (isRefusal(mode)) throw refused[mode]();
      const result = await answer(request, body?.toString() ?? '', address, fault);
      if (mode === 'lost-answer') {
        response.socket?.resetAndDestroy();
        return;
      }
      const shown = mode === 'nameless' ? withoutId(result.body) : result.body;
      sendJson(response, result.status, shown, requestId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error.status, error.body, requestId);
    }
  };
}
