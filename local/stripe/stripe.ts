import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { forOwnCallers, readBounded, sendJson, sendPage, serveLocally } from '../http/server.ts';
import { createAccount, type Account, type Kept } from './account.ts';
import { actionSchema, perform, type Action } from './actions.ts';
import { createApi } from './api.ts';
import { createFaults, type Fault } from './fault.ts';
import { invoicePdf } from './pages/invoice.ts';
import type { Shown } from './pages/layout.ts';
import { overview } from './pages/overview.ts';
import { visitPayPage } from './pages/pay.ts';
import { visitPortal } from './pages/portal.ts';
import { Refusal } from './refusal.ts';
import { createWebhooks } from './webhooks.ts';

interface StripeOptions {
  /** 0: any free port. */
  port: number;
  key: string;
  webhookSecret: string;
  apiVersion: string;
  /** State of an earlier run. */
  kept?: Kept | undefined;
}

const largest = 100_000;

async function show(response: ServerResponse, what: Shown) {
  if (what.state === 'leave') response.writeHead(303, { location: what.to }).end();
  else await sendPage(response, what.status, what.page);
}

/** The number of events, and those after the first `from`. */
const eventsIn = ({ events }: Account, { searchParams }: URL) => ({
  count: events.size,
  events: searchParams.has('from') ? [...events.values()].slice(Number(searchParams.get('from'))) : [],
});

/** Stripe as documented: its API, hosted pages, webhooks, and a clock that can be advanced. */
export async function startStripe({ port, key, webhookSecret, apiVersion, kept }: StripeOptions) {
  const account = createAccount(apiVersion, webhookSecret);
  if (kept) account.restore(kept);
  const faults = createFaults();
  const webhooks = createWebhooks(account);
  const api = createApi({ account, key, faults });

  const act = (wanted: unknown) => {
    perform(account, actionSchema.parse(wanted));
  };

  async function control(request: IncomingMessage, response: ServerResponse, path: string) {
    const text = (await readBounded(request, largest))?.toString('utf8') ?? '';
    const isForm = request.headers['content-type']?.includes('form') === true;
    const wanted: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
    if (path === '/action') act(wanted);
    else if (path === '/fault') faults.become(wanted);
    else if (path === '/forget') account.forget();
    else throw new Refusal(404, 'There is no such control.');
    if (isForm) response.writeHead(303, { location: '/' }).end();
    else sendJson(response, 200, {});
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request;
    const address = new URL(url, account.pages.url);
    const [, room = '', id = '', ...rest] = address.pathname.split('/');
    if (room === 'v1') await api.serve(request, response, address);
    else if (room === 'pay') await show(response, visitPayPage(account, method, id, rest[0] ?? ''));
    else if (room === 'portal') {
      await show(
        response,
        visitPortal(account, method, [id, ...rest], address.searchParams.get('back') ?? ''),
      );
    } else if (room === 'invoice') {
      const file = await invoicePdf(account, id);
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(file);
    } else if (method === 'POST') await control(request, response, address.pathname);
    else if (room === 'events') sendJson(response, 200, eventsIn(account, address));
    else if (room === '') await sendPage(response, 200, overview(account, webhooks));
    else response.writeHead(404).end();
  }

  async function answerOrRefuse(request: IncomingMessage, response: ServerResponse) {
    try {
      await answer(request, response);
    } catch (error) {
      if (error instanceof Refusal) sendJson(response, error.status, error.body);
      else if (error instanceof z.ZodError || error instanceof SyntaxError) {
        sendJson(response, 400, { error: { message: error.message } });
      } else throw error;
    }
  }

  const server = await serveLocally(port, forOwnCallers(answerOrRefuse));
  account.pages.url = server.url;
  return {
    url: server.url,
    become: (fault: Fault) => {
      faults.become(fault);
    },
    perform: (action: Action) => {
      act(action);
    },
    keep: account.keep,
    async stop() {
      webhooks.stop();
      await server.stop();
    },
  };
}
