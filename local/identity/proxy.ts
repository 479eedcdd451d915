import { mayCall, readBounded, sendJson, sendPage, type Answer } from '../http/server.ts';
import { chooserPage, chooserPath } from './chooser.ts';
import { forward } from './forward.ts';
import { openRequest, sealAnswer, type Trust } from './tokens.ts';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { EmulatorState } from './emulator.ts';

export const jwksPath = '/.well-known/jwks.json';
const largestRequest = 1024 * 1024;

/** What lets the SDK on a page of the site talk to another port. */
const corsHeaders = ({ origin, ...headers }: IncomingHttpHeaders): Record<string, string> =>
  origin === undefined
    ? {}
    : {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '600',
        vary: 'Origin',
      };

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
export function createProxy(emulator: EmulatorState, trust: Trust): Answer {
  // Where this fails the connection is cut, which reads as "no network" to the SDK: it then keeps its session.
  return async (request, response) => {
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
      if (page === undefined) response.writeHead(400).end();
      else await sendPage(response, 200, page);
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
  };
}
