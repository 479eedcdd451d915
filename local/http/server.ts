/** HTTP server of all stand-ins: listens on localhost only, limits bodies, stops at once. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Readable } from 'node:stream';
import type { Html } from './page.ts';

export interface LocalServer {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

function listenOn(listener: RequestListener, address: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout: 30_000 }, listener);
    server.once('error', reject);
    server.listen({ host: address, port, exclusive: true }, () => {
      resolve(server);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/** Listens on both addresses of `localhost`; port 0 takes a free one. Cuts the connection if the handler fails. */
export async function serveLocally(wanted: number, answer: Answer): Promise<LocalServer> {
  const listener: RequestListener = (request, response) => {
    (async () => {
      await answer(request, response);
    })().catch(() => request.destroy());
  };
  const first = await listenOn(listener, '127.0.0.1', wanted);
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  const second = await listenOn(listener, '::1', port).catch((error: unknown) => {
    // A machine without IPv6 has only one of them.
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) return undefined;
    first.close();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    port,
    stop: async () => {
      await Promise.all([stop(first), second && stop(second)]);
    },
  };
}

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/;
const ownOrigin = /^http:\/\/localhost(?::\d+)?$/;

/** Accepts pages of this machine and programs other than browsers; refuses other origins and DNS rebinding. */
export const mayCall = ({ host, origin }: IncomingHttpHeaders): boolean =>
  ownHost.test(host ?? '') && (origin === undefined || ownOrigin.test(origin));

export const forOwnCallers =
  (answer: Answer): Answer =>
  (request, response) => {
    if (mayCall(request.headers)) return answer(request, response);
    response.writeHead(403).end();
  };

/** Reads a body; `undefined` as soon as it exceeds the limit. */
export function readBounded(stream: Readable, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      stream.pause();
      resolve(undefined);
    });
    stream.once('end', () => {
      resolve(Buffer.concat(chunks));
    });
    stream.once('error', reject);
  });
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

export async function sendPage(response: ServerResponse, status: number, page: Html): Promise<void> {
  const text = String(await page);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}
