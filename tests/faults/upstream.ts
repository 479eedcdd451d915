import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { forOwnCallers, sendJson, serveLocally } from '../../local/http/server.ts';
import { answer } from './answers.ts';
import type { Fault, SingleFault } from './fault.ts';
import type { Received } from './remote.ts';

const mostKept = 10_000;
const keptOfBody = 64 * 1024;
const cuts = new Set<SingleFault['mode']>(['refused', 'reset', 'half', 'garbage']);

/**
 * The fault-injecting upstream of tests: a service that misbehaves on demand and records its requests. It is controlled
 * from another process or runtime on a separate port, because its own may be closed.
 */
export async function startUpstream() {
  let fault: Fault = { mode: 'ok' };
  let asked = 0;
  let log: Received[] = [];

  function next(): SingleFault {
    asked += 1;
    if (fault.mode !== 'flapping') return fault;
    return asked % fault.every === 0 ? fault.fault : { mode: 'ok' };
  }

  function serve(request: IncomingMessage, response: ServerResponse) {
    const entry: Received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, value ?? '']),
      ),
      body: '',
      sentBytes: 0,
      abandoned: false,
    };
    if (log.length < mostKept) log.push(entry);
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    request.on('data', (chunk: Buffer) => {
      if (entry.body.length < keptOfBody) entry.body += chunk.toString('utf8', 0, keptOfBody);
    });
    let cutByUs = false;
    request.once('end', () => {
      const met = next();
      cutByUs = cuts.has(met.mode);
      answer(met, response);
    });
    response.once('close', () => {
      entry.sentBytes = socket.bytesWritten - sentBefore;
      entry.abandoned = !response.writableFinished && !cutByUs;
    });
  }

  let server = await serveLocally(0, serve);
  let isOpen = true;

  async function close() {
    if (isOpen) await server.stop();
    isOpen = false;
  }

  async function become(wanted: Fault) {
    fault = wanted;
    asked = 0;
    if (fault.mode === 'refused') {
      await close();
    } else if (!isOpen) {
      server = await serveLocally(server.port, serve);
      isOpen = true;
    }
  }

  const control = await serveLocally(
    0,
    forOwnCallers(async (request, response) => {
      if (request.method === 'PUT') await become((await json(request)) as Fault);
      if (request.method === 'DELETE') log = [];
      sendJson(response, 200, log);
    }),
  );

  return {
    url: `http://127.0.0.1:${server.port}`,
    control: control.url,
    stop: async () => {
      await close();
      await control.stop();
    },
  };
}
