import { setTimeout as wait } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBounded } from '../http/server.ts';
import { callFor } from './calls.ts';
import { expand } from './expand.ts';
import { createIdempotency, type Result } from './idempotency.ts';
import { refused, Refusal } from './refusal.ts';
import { readForm } from './requests.ts';
import type { Account } from './account.ts';
import type { Faults, MetFault } from './fault.ts';

interface ApiOptions {
  account: Account;
  key: string;
  faults: Faults;
}

type ByMode<Value> = Partial<Record<MetFault['mode'], Value>>;

const largest = 1024 * 1024;

const refusals: ByMode<() => Refusal> = {
  throttled: () => new Refusal(429, 'Request rate limit exceeded.', { code: 'rate_limit' }),
  'bad-key': () => new Refusal(401, 'Invalid API Key provided.'),
  'restricted-key': () => new Refusal(403, 'The provided key does not have the required permissions.'),
  refused: () => refused('This charge cannot be refunded.', 'charge_not_refundable'),
};

const failure = (status: number): Result => {
  const error = { type: 'api_error', message: 'An unknown error occurred.' };
  return { status, text: JSON.stringify({ error }) };
};

const json = { 'content-type': 'application/json', 'request-id': 'req_local' };
const endlessChunk = ' '.repeat(64 * 1024);

/** Faults that replace any response. */
const broken: ByMode<(response: ServerResponse) => void> = {
  hang: () => undefined,
  reset: (response) => response.socket?.resetAndDestroy(),
  empty: (response) => response.writeHead(200, json).end(),
  null: (response) => response.writeHead(200, json).end('null'),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  'foreign-error': (response) => response.writeHead(502, json).end('{}'),
  endless(response) {
    response.writeHead(200, json).write('{"id":"');
    const timer = setInterval(() => response.write(endlessChunk), 20);
    response.once('close', () => {
      clearInterval(timer);
    });
  },
};

const withoutId = (text: string) =>
  JSON.stringify({ ...(JSON.parse(text) as object), id: undefined, data: undefined });

type Call = Pick<IncomingMessage, 'method' | 'headers'>;

/** Stripe's API, for Stripe's own SDK: over HTTP, or within one process. */
export function createApi({ account, key, faults }: ApiOptions) {
  const once = createIdempotency(account.now);

  function carryOut(method: string, path: string, form: string): Result {
    const { handler, id } = callFor(method, path);
    const { expand: paths = [], ...given } = readForm(form);
    const object = handler(account, given, id);
    return { status: 200, text: JSON.stringify(expand(account, object, paths as string[])) };
  }

  async function answer({ method = 'GET', headers }: Call, text: string, address: URL, fault: MetFault) {
    if (headers.authorization !== `Bearer ${key}`) throw new Refusal(401, 'Invalid API Key provided.');
    const path = address.pathname;
    const run = async () => {
      if (fault.mode === 'slow') await wait(fault.milliseconds);
      if (fault.mode === 'unavailable') return failure(503);
      const done = carryOut(method, path, method === 'POST' ? text : address.search.slice(1));
      return fault.mode === 'confused' ? failure(500) : done;
    };
    const idempotencyKey = method === 'POST' ? headers['idempotency-key'] : undefined;
    return idempotencyKey === undefined ? run() : once(String(idempotencyKey), `${path} ${text}`, run);
  }

  async function serve(request: IncomingMessage, response: ServerResponse, address: URL) {
    const body = await readBounded(request, largest);
    const fault = faults.meet(address.pathname);
    const breakAnswer = broken[fault.mode];
    if (breakAnswer) {
      breakAnswer(response);
      return;
    }
    try {
      const refusal = refusals[fault.mode]?.();
      if (refusal) throw refusal;
      const { status, text } = await answer(request, body?.toString() ?? '', address, fault);
      if (fault.mode === 'lost-answer') response.socket?.resetAndDestroy();
      else response.writeHead(status, json).end(fault.mode === 'nameless' ? withoutId(text) : text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(error.status, json).end(JSON.stringify(error.body));
    }
  }

  return {
    serve,
    /** Throws a `Refusal`. */
    call: (call: Call, text: string, address: URL) =>
      answer(call, text, address, faults.meet(address.pathname)),
  };
}
