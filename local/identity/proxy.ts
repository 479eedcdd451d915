import { corsHeaders, mayCall } from './callers.ts';
import { chooserPage, chooserPath } from './chooser.ts';
import { readBounded } from './bounded-body.ts';
import { forward } from './forward.ts';
import { openRequest, sealAnswer, type Trust } from './token-exchange.ts';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { EmulatorState } from './emulator.ts';

export const jwksPath = '/.well-known/jwks.json';
const largestRequest = 1024 * 1024;

function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(value));
}

/** An error in the shape that the SDK reads. */
const refuse = (response: ServerResponse, code: number, message: string) => {
  sendJson(response, code, {
    error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
  });
};

async function pass(request: IncomingMessage, response: ServerResponse, port: number, trust: Trust) {
  const body = await readBounded(request, largestRequest);
  if (!body) {
    response.setHeader('connection', 'close');
    refuse(response, 413, 'PAYLOAD_TOO_LARGE');
    return;
  }
  const opened = await openRequest(body, request.headers['content-type'], trust);
  if (!opened.ok) {
    refuse(response, 400, opened.code);
    return;
  }
  const answer = await forward(port, {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: request.headers,
    body: opened.body,
  });
  const type = answer.headers['content-type'];
  const { location } = answer.headers;
  response.writeHead(answer.status, {
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(location === undefined ? {} : { location }),
    'cache-control': 'no-store',
  });
  response.end(await sealAnswer(answer.body, type, trust));
}

/** Stands before the emulator and makes its tokens what production's are: signed, and checked when they come back. */
export function createProxy(emulator: EmulatorState, trust: Trust): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!mayCall(request.headers)) {
      refuse(response, 403, 'FORBIDDEN');
      return;
    }
    for (const [name, value] of Object.entries(corsHeaders(request.headers))) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
    } else if (request.url === jwksPath) {
      sendJson(response, 200, trust.key.jwks, { 'cache-control': 'public, max-age=600' });
    } else if (request.method === 'GET' && request.url?.startsWith(chooserPath) === true) {
      const page = chooserPage(new URL(request.url, 'http://localhost'));
      response.writeHead(page === undefined ? 400 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page);
    } else if (request.url === '/ready') {
      const ready = emulator.isReady();
      sendJson(
        response,
        ready ? 200 : 503,
        { ready },
        {
          'cache-control': 'no-store',
          ...(ready ? {} : { 'retry-after': '1' }),
        },
      );
    } else {
      await pass(request, response, await emulator.port, trust);
    }
  }

  return (request, response) => {
    answer(request, response).catch(() => {
      // A cut connection reads as "no network" to the SDK, which then keeps its session; an error would end it.
      request.destroy();
    });
  };
}
