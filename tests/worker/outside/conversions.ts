import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { decide, serialiseConsent, type ConsentChoice } from '#domain/consent/consent.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import { storesOf } from '../../../functions/deps.ts';
import { queue } from '../../../functions/queue.ts';
import { freshWorker, post } from './call.ts';
import { meta } from './stand-ins.ts';
import type { Env } from '../../../functions/env.ts';
import type { Conversion } from '../../../functions/ports/conversions.ts';
import { absolute, company } from '#domain/company/company.ts';
import { trackedRoutes } from '#i18n/tracked-routes.ts';

export const hex = () => crypto.randomUUID().replaceAll('-', '');

const record = (status: ConsentChoice, id = hex()) =>
  decide(status, { id, time: Date.now(), language: 'de' });

/** The `Cookie` header of a visitor who has chosen. */
export const decided = (status: ConsentChoice, id?: string) =>
  serialiseConsent(record(status, id), { secure: false }).split(';')[0] ?? '';

export const consentCookie = (value: string) => `CookieConsent=${encodeURIComponent(value)}`;

const { consentReceipts } = storesOf(env);

/** Stores a consent receipt as the endpoint does; returns its id. */
export async function consentReceipt(choice: ConsentChoice = 'accepted', replaces?: string, at = new Date()) {
  const id = hex();
  const kept = { id, choice, version: 1, language: 'de', textHash: '0'.repeat(64), at } as const;
  await consentReceipts.keep({ ...kept, ...(replaces === undefined ? {} : { replaces }) });
  return id;
}

export const pageView = (more: Record<string, unknown> = {}) => ({
  event_name: 'PageView',
  event_id: hex(),
  event_source_url: absolute('/de/faq'),
  custom_data: { content_category: 'page', content_name: 'faq' },
  ...more,
});

export const browser = 'Mozilla/5.0 (test)';
export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** What the ad platform has received. */
export const eventsReceived = async () => (await meta.seen()).taken.map(({ event }) => event);
export const idsReceived = async () => (await eventsReceived()).map(({ event_id: id }) => id);

export const eventPost = (body: unknown, cookie = '', headers: Record<string, string> = {}) =>
  post(
    {
      body: JSON.stringify(body),
      headers: { 'User-Agent': browser, ...(cookie === '' ? {} : { Cookie: cookie }), ...headers },
    },
    '/api/fb-events',
  );

/** A queue that is an array. */
export function collecting<Body>(): { queue: Queue<Body>; bodies: Body[] } {
  const bodies: Body[] = [];
  const metadata = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  return {
    bodies,
    queue: {
      metrics: () => Promise.resolve(metadata.metadata.metrics),
      send: (body) => {
        bodies.push(body);
        return Promise.resolve(metadata);
      },
      sendBatch: (messages) => {
        for (const { body } of messages) bodies.push(body);
        return Promise.resolve(metadata);
      },
    },
  };
}

/** A Worker whose queues are arrays. */
export function openQueues(settings: Partial<Env> = {}) {
  const queued = collecting<Conversion>();
  return { worker: freshWorker({ CONVERSIONS: queued.queue, ...settings }), queued: queued.bodies };
}

interface Given {
  consentReceipt: string;
  seconds?: number;
}

export function conversion({ consentReceipt: of, seconds = nowInSeconds() }: Given): Conversion {
  const address = absolute('/de/faq');
  const circumstances = {
    id: hex(),
    time: seconds * 1000,
    address,
    site: company.site,
    routes: trackedRoutes,
  };
  return {
    event: trackingEvent({ name: 'PageView', page: 'faq' }, circumstances),
    consentReceipt: of,
    visitor: { address: '203.0.113.9', userAgent: browser },
  };
}

/** How many events were given up for which reason, as the operator is told. */
export async function givenUp() {
  const rows = await env.DB.prepare(
    "SELECT about, count FROM findings WHERE kind = 'conversion_given_up'",
  ).all<{
    about: string;
    count: number;
  }>();
  return Object.fromEntries(rows.results.map(({ about, count }) => [about, count]));
}

export const forgetGivenUp = () =>
  env.DB.prepare("DELETE FROM findings WHERE kind = 'conversion_given_up'").run();

export interface Delivered {
  acknowledged: boolean;
  delaySeconds: number | undefined;
}

/** Delivers messages to the consumer once; returns what became of each. */
export async function handOver(
  bodies: readonly unknown[],
  worker: Env,
  attempts = 1,
  name = 'valea-conversions',
): Promise<Delivered[]> {
  const messages = bodies.map((body, index) => ({
    id: String(index),
    timestamp: new Date(),
    attempts,
    body,
  }));
  const batch = createMessageBatch(name, messages);
  // The runtime's own result has no delay of a retry.
  const delays = new Map<string, number | undefined>();
  for (const message of batch.messages) {
    const retry = message.retry.bind(message);
    message.retry = (options) => {
      delays.set(message.id, options?.delaySeconds);
      retry(options);
    };
  }
  await queue(batch, worker);
  const { explicitAcks } = await getQueueResult(batch, createExecutionContext());
  return messages.map(({ id }) => ({
    acknowledged: explicitAcks.includes(id),
    delaySeconds: delays.get(id),
  }));
}

/** Delivers until nothing is left, without waiting; returns the number of rounds. */
export async function pump(bodies: readonly unknown[], worker: Env, batchSize = 100): Promise<number> {
  let waiting = [...bodies];
  for (let round = 1; ; round += 1) {
    const left: unknown[] = [];
    for (let at = 0; at < waiting.length; at += batchSize) {
      const batch = waiting.slice(at, at + batchSize);
      const fates = await handOver(batch, worker, round);
      left.push(...batch.filter((_, index) => !fates[index]?.acknowledged));
    }
    if (left.length === 0) return round;
    if (round > 200) throw new Error(`${left.length} messages never come to rest.`);
    waiting = left;
  }
}
