import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { forOwnCallers, sendJson, serveLocally } from '../../local/http/server.ts';
import { faultSchema } from './fault.ts';
import type { Upstream } from './upstream.ts';

/** Controls an upstream from another process or runtime; on a separate port, because the upstream's may be closed. */
export function startControl(upstream: Upstream, port = 0) {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    switch (`${request.method ?? ''} ${request.url ?? ''}`) {
      case 'PUT /fault': {
        const fault = faultSchema.safeParse(await json(request));
        if (!fault.success) {
          sendJson(response, 400, { error: fault.error.issues });
          break;
        }
        await upstream.become(fault.data);
        sendJson(response, 200, fault.data);
        break;
      }
      case 'GET /received':
        sendJson(response, 200, upstream.received());
        break;
      case 'DELETE /received':
        upstream.forget();
        sendJson(response, 200, []);
        break;
      default:
        sendJson(response, 404, { error: 'PUT /fault, GET or DELETE /received' });
    }
  }
  return serveLocally(port, forOwnCallers(answer));
}
