import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import {
  browser,
  consentReceipt,
  decided,
  eventsReceived,
  handOver,
  hex,
  openQueues,
} from '../outside/conversions.ts';
import { sql } from '../outside/database.ts';
import { meta } from '../outside/stand-ins.ts';
import { recordWebhooks, paymentIn, shopper, storedOrder } from '../outside/shop.ts';
import type { Conversion } from '../../../functions/ports/conversions.ts';
import { centsOf } from '../outside/prices.ts';

beforeEach(() => meta.forget());

const agreed = async () => decided('accepted', await consentReceipt());

/** Buys a course with that cookie; the webhooks come twice. */
async function buy(cookie: string, settings = {}) {
  const queues = openQueues(settings);
  const webhooks = await recordWebhooks();
  const member = await shopper('bought', queues.worker);
  const { order } = await member.buy('zpp', 'card', {
    Cookie: cookie,
    'User-Agent': browser,
    'CF-Connecting-IP': '203.0.113.9',
  });
  const payment = paymentIn(await webhooks.since());
  for (const worker of [queues.worker, queues.worker]) await webhooks.deliverAll(worker);
  return { ...queues, payment, order };
}

it('purchase event: once, with the payment’s id, price and product, hashed personal data, and only the route', async () => {
  const ids = { fbp: 'fb.1.1596403881668.1116446470', fbc: 'fb.1.1554763741205.AbCdEfGhIjKl' };
  const cookie = `${await agreed()}; _fbp=${ids.fbp}; _fbc=${ids.fbc}`;
  const { worker, queued, payment } = await buy(cookie);
  await handOver([...queued, ...queued], worker);
  await handOver(queued, worker);
  expect((await meta.seen()).refused).toEqual([]);
  expect(await eventsReceived()).toEqual([
    {
      event_name: 'Purchase',
      event_id: payment,
      event_time: queued[0]?.event.event_time,
      event_source_url: `${company.site}/de/willkommen`,
      action_source: 'website',
      user_data: {
        ...ids,
        em: [expect.stringMatching(/^[\da-f]{64}$/)],
        client_ip_address: '203.0.113.9',
        client_user_agent: browser,
      },
      custom_data: {
        value: centsOf('zpp') / 100,
        currency: 'EUR',
        content_ids: ['ZPP_COURSE'],
        order_id: payment,
        content_category: 'course',
        content_type: 'product',
      },
    },
  ]);
});

it('purchase event: separate from the subscription event of the same payment', async () => {
  const receipt = await consentReceipt();
  const circumstances = {
    id: 'pi_3Both',
    time: Date.now(),
    address: '/de/angebote',
    site: company.site,
    routes: [],
  };
  const both = (['Purchase', 'Subscribe'] as const).map((name): Conversion => ({
    event: trackingEvent({ name, payment: 'pi_3Both', product: 'VALEA_APP', cents: 16_99 }, circumstances),
    consentReceipt: receipt,
    visitor: { userAgent: browser, address: '203.0.113.9' },
  }));
  for (const { event } of both)
    await sql(
      'INSERT INTO conversion_outbox (key, order_id, queued, due) VALUES (?, ?, 1, 1)',
      `${event.event_name} pi_3Both`,
      'both',
    ).run();
  await handOver(both, openQueues().worker);
  expect(await eventsReceived()).toMatchObject([{ event_name: 'Purchase' }, { event_name: 'Subscribe' }]);
});

describe('no purchase event', () => {
  it.each([
    ['refused', decided('declined')],
    ['not decided', ''],
    ['an outdated cookie', `CookieConsent=${hex()}`],
  ])('nor visitor data without consent: %s', async (_, cookie) => {
    const { queued, order } = await buy(cookie);
    expect(queued).toEqual([]);
    expect(await storedOrder(order)).toMatchObject({ consent_receipt: null, visitor: null });
  });

  it('without a data set', async () => {
    const { queued } = await buy(await agreed(), { META_DATASET_ID: '', META_ACCESS_TOKEN: '' });
    expect(queued).toEqual([]);
  });
});
