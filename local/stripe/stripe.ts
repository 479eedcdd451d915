import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readBounded } from '../identity/bounded-body.ts';
import { mayCall } from '../identity/callers.ts';
import { listenLocally } from '../identity/listen.ts';
import { createApi } from './api.ts';
import { deedSchema, perform, type Deed } from './deeds.ts';
import { createFaults, faultSchema, type Fault } from './fault.ts';
import { overview } from './pages/overview.ts';
import { visitPayPage, type Shown } from './pages/pay.ts';
import { visitPortal } from './pages/portal.ts';
import { Refusal } from './refusal.ts';
import { createWebhooks, deliverySchema, type Delivery } from './webhooks.ts';
import { createWorld, type Kept } from './world.ts';

export interface StripeOptions {
  /** 0 takes any free port. */
  port: number;
  key: string;
  webhookSecret: string;
  apiVersion: string;
  /** What it knew before. */
  kept?: Kept | undefined;
}

const largest = 100_000;

function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function show(response: ServerResponse, shown: Shown) {
  if (shown.state === 'leave') response.writeHead(303, { location: shown.to }).end();
  else response.writeHead(shown.status, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
}

/** Stripe as documented, on this machine: its API, its pages, its webhooks, and a clock that can be moved. */
export async function startStripe({ port, key, webhookSecret, apiVersion, kept }: StripeOptions) {
  const world = createWorld(apiVersion);
  if (kept) world.restore(kept);
  const faults = createFaults();
  const webhooks = createWebhooks(webhookSecret);
  world.onEvent((event) => {
    webhooks.hear(event);
  });
  const place = { url: '' };
  const api = createApi({ world, key, faults, url: () => place.url });

  const settle = (wish: unknown) => {
    perform(world, deedSchema.parse(wish));
  };

  async function control(request: IncomingMessage, response: ServerResponse, path: string) {
    const text = (await readBounded(request, largest))?.toString('utf8') ?? '';
    const isForm = request.headers['content-type']?.includes('form') === true;
    const wish: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}');
    if (path === '/deed') settle(wish);
    else if (path === '/fault') faults.become(faultSchema.parse(wish));
    else if (path === '/webhooks') webhooks.become(deliverySchema.partial().parse(wish));
    else if (path === '/resend') for (const event of world.evt.values()) webhooks.send(event);
    else throw new Refusal(404, 'There is no such control.');
    if (isForm) response.writeHead(303, { location: '/' }).end();
    else sendJson(response, 200, {});
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request;
    const address = new URL(url, place.url);
    const [, room = '', ...rest] = address.pathname.split('/');
    if (!mayCall(request.headers)) response.writeHead(403).end();
    else if (room === 'v1') await api(request, response, address);
    else if (room === 'pay') show(response, visitPayPage(world, method, rest[0] ?? '', rest[1] ?? ''));
    else if (room === 'portal') {
      show(response, visitPortal(world, method, rest, address.searchParams.get('back') ?? ''));
    } else if (method === 'POST') await control(request, response, address.pathname);
    else if (room === 'events') sendJson(response, 200, [...world.evt.values()]);
    else if (room === '') {
      show(response, { state: 'page', status: 200, html: overview(world, webhooks) });
    } else response.writeHead(404).end();
  }

  const server = await listenLocally((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) sendJson(response, error.status, error.body);
      else if (error instanceof z.ZodError || error instanceof SyntaxError) {
        sendJson(response, 400, { error: { message: error.message } });
      } else response.destroy();
    });
  }, port);
  place.url = `http://localhost:${server.port}`;
  return {
    url: place.url,
    become: (fault: Fault) => {
      faults.become(fault);
    },
    deliver: (wish: Delivery) => {
      webhooks.become(wish);
    },
    perform: (deed: Deed) => {
      settle(deed);
    },
    keep: () => world.keep(),
    stop: async () => {
      webhooks.stop();
      await server.close();
    },
  };
}
