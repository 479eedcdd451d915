import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '#domain/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import { consentReceipt, decided, handOver, hex, openQueues } from '../outside/conversions.ts';
import { meta } from '../outside/places.ts';
import { recordWebhooks, paymentIn, shopper } from '../outside/shop.ts';
import type { Conversion } from '../../../functions/ports/conversions.ts';

beforeEach(() => meta.forget());

const userAgent = 'Mozilla/5.0 (test)';

const agreed = async () => decided('accepted', await consentReceipt());

/** Buys a course with that cookie; the webhook is delivered that many times. */
async function buy(cookie: string, { times = 1, settings = {} } = {}) {
  const queues = openQueues(settings);
  const webhooks = await recordWebhooks();
  const member = await shopper('bought', queues.worker);
  const { order } = await member.buy('zpp', 'card', {
    Cookie: cookie,
    'User-Agent': userAgent,
    'CF-Connecting-IP': '203.0.113.9',
  });
  const payment = paymentIn(await webhooks.since());
  for (let told = 0; told < times; told += 1) await webhooks.deliverAll(queues.worker);
  return { ...queues, payment, order };
}

async function arrived({ worker }: Pick<ReturnType<typeof openQueues>, 'worker'>, queued: Conversion[]) {
  await handOver(queued, worker);
  const { taken, refused } = await meta.seen();
  return { taken, refused };
}

describe('the purchase event of a payment', () => {
  it('has its id, price and product, hashed personal data, and only the route', async () => {
    const { worker, queued, payment } = await buy(await agreed());
    const [reported] = queued;
    const { taken, refused } = await arrived({ worker }, queued);
    expect(refused).toEqual([]);
    expect(taken.map(({ event }) => event)).toEqual([
      {
        event_name: 'Purchase',
        event_id: payment,
        event_time: reported?.event.event_time,
        event_source_url: `${company.site}/de/willkommen`,
        action_source: 'website',
        user_data: {
          em: [expect.stringMatching(/^[\da-f]{64}$/)],
          client_ip_address: '203.0.113.9',
          client_user_agent: userAgent,
        },
        custom_data: {
          value: 75,
          currency: 'EUR',
          content_ids: ['ZPP_COURSE'],
          order_id: payment,
          content_category: 'course',
          content_type: 'product',
        },
      },
    ]);
  });

  it('is sent once, however often the webhook repeats', async () => {
    const { worker, queued } = await buy(await agreed(), { times: 2 });
    await arrived({ worker }, [...queued, ...queued]);
    const { taken } = await arrived({ worker }, queued);
    expect(taken).toHaveLength(1);
  });

  it('is separate from the subscription event', async () => {
    const receipt = await consentReceipt();
    const { worker } = openQueues();
    const circumstances = { id: 'pi_3Both', time: Date.now(), address: '/de/angebote', site: company.site };
    const both = (['Purchase', 'Subscribe'] as const).map((name): Conversion => ({
      event: trackingEvent({ name, payment: 'pi_3Both', product: 'VALEA_APP', cents: 16_99 }, circumstances),
      consentReceipt: receipt,
      visitor: { userAgent, address: '203.0.113.9' },
    }));
    const { taken } = await arrived({ worker }, both);
    expect(taken.map(({ event }) => event['event_name'])).toEqual(['Purchase', 'Subscribe']);
  });
});

describe('no purchase event', () => {
  it('without consent, or once it is withdrawn', async () => {
    const withdrawn = await consentReceipt();
    await consentReceipt('declined', withdrawn);
    for (const receipt of [await consentReceipt('declined'), withdrawn]) {
      const { worker, queued } = await buy(decided('accepted', receipt));
      expect(await arrived({ worker }, queued)).toEqual({ taken: [], refused: [] });
    }
  });

  it.each([
    ['refused', decided('declined')],
    ['not decided', ''],
    ['an outdated cookie', `CookieConsent=${hex()}`],
  ])('nor visitor data without consent: %s', async (_, cookie) => {
    const { queued, order } = await buy(cookie);
    expect(queued).toEqual([]);
    const row = env.DB.prepare('SELECT consent_receipt, visitor FROM orders WHERE id = ?')
      .bind(order)
      .first();
    expect(await row).toEqual({ consent_receipt: null, visitor: null });
  });

  it('without a data set', async () => {
    const { queued } = await buy(await agreed(), {
      settings: { META_DATASET_ID: '', META_ACCESS_TOKEN: '' },
    });
    expect(queued).toEqual([]);
  });
});
