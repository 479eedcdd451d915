import type { IncomingMessage, ServerResponse } from 'node:http';
import { forOwnCallers, readBounded, sendJson, sendPage, serveLocally } from '../http/server.ts';
import { checkCall, type Account } from './check.ts';
import { faultSchema, type Fault, type SingleFault } from './fault.ts';
import { badToken, graphError, noSuchDataset, type GraphError } from './graph-error.ts';
import { createLog } from './log.ts';
import { overview } from './overview.ts';

interface MetaOptions extends Account {
  /** 0: any free port. */
  port: number;
}

const largestCall = 5 * 1024 * 1024;

const wordedFaults: Partial<Record<SingleFault['mode'], () => GraphError>> = {
  throttled: () => graphError({ status: 429, code: 80_004, message: 'There have been too many calls.' }),
  unavailable: () =>
    graphError({ status: 503, code: 2, transient: true, message: 'Service temporarily unavailable' }),
  'bad-token': badToken,
  'no-such-dataset': noSuchDataset,
};

/** Meta's Conversions API as documented, with a page of the received events. */
export async function startMeta({ port, ...account }: MetaOptions) {
  const log = createLog();
  let fault = faultSchema.parse({ mode: 'ok' });
  let calls = 0;

  function become(wanted: Fault) {
    fault = faultSchema.parse(wanted);
    calls = 0;
  }

  function nextFault(): SingleFault {
    calls += 1;
    if (fault.mode !== 'flapping') return fault;
    const turn = calls / fault.every;
    return (
      (Number.isInteger(turn) ? fault.faults[(turn - 1) % fault.faults.length] : undefined) ?? { mode: 'ok' }
    );
  }

  function take(path: string, text: string, response: ServerResponse) {
    const { mode } = nextFault();
    const worded = wordedFaults[mode]?.();
    if (worded) {
      log.refuse(worded.status, worded.body.error.message);
      sendJson(response, worded.status, worded.body);
      return;
    }
    if (mode === 'hang') return;
    if (mode === 'reset') {
      response.socket?.resetAndDestroy();
      return;
    }
    if (mode === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sorry</h1>');
      return;
    }
    const checked = checkCall(path, text, account, Date.now());
    if (checked.state === 'refused') {
      const { status, body } = checked.error;
      log.refuse(status, body.error.error_user_msg ?? body.error.message);
      sendJson(response, status, body);
      return;
    }
    for (const event of checked.events) log.take(event, checked.testCode);
    if (mode === 'lost-answer') response.socket?.resetAndDestroy();
    else
      sendJson(response, 200, { events_received: checked.events.length, messages: [], fbtrace_id: 'local' });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request;
    if (method === 'POST') {
      const body = await readBounded(request, largestCall);
      if (body) take(url, body.toString('utf8'), response);
      else
        sendJson(response, 413, graphError({ code: 1, message: 'Please reduce the amount of data.' }).body);
    } else if (method === 'PUT' && url === '/fault') {
      const wanted = faultSchema.safeParse(
        JSON.parse((await readBounded(request, 10_000))?.toString() ?? ''),
      );
      if (wanted.success) become(wanted.data);
      sendJson(response, wanted.success ? 200 : 400, wanted.success ? fault : wanted.error.issues);
    } else if (method === 'DELETE' && url === '/received') {
      log.forget();
      sendJson(response, 200, log.seen());
    } else if (url === '/received') {
      sendJson(response, 200, log.seen());
    } else {
      await sendPage(response, url === '/' ? 200 : 404, overview(log));
    }
  }

  const { url, stop } = await serveLocally(port, forOwnCallers(answer));
  return {
    url,
    become,
    seen: () => log.seen(),
    forget: () => {
      log.forget();
    },
    stop,
  };
}
