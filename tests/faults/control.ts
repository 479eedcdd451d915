import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { faultSchema } from './fault.ts';
import type { Upstream } from './upstream.ts';

export interface Control {
  url: string;
  stop: () => Promise<void>;
}

async function obey(upstream: Upstream, request: IncomingMessage, response: ServerResponse) {
  const send = (status: number, value: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  switch (`${request.method ?? ''} ${request.url ?? ''}`) {
    case 'PUT /fault': {
      const fault = faultSchema.safeParse(await json(request));
      if (!fault.success) {
        send(400, { error: fault.error.issues });
        return;
      }
      await upstream.become(fault.data);
      send(200, fault.data);
      return;
    }
    case 'GET /received':
      send(200, upstream.received());
      return;
    case 'DELETE /received':
      upstream.forget();
      send(200, []);
      return;
    default:
      send(404, { error: 'PUT /fault, GET or DELETE /received' });
  }
}

/** Steers an upstream from another process or runtime; a port of its own, because the upstream's may be shut. */
export function startControl(upstream: Upstream, wanted = 0): Promise<Control> {
  const server = createServer((request, response) => {
    obey(upstream, request, response).catch(() => {
      response.destroy();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => {
              done();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}
