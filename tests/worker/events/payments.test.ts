import { beforeEach, describe, expect, it } from 'vitest';
import { createDeps } from '../../../functions/deps.ts';
import { readSettings } from '../../../functions/env.ts';
import { handOver, openQueues, receipt } from '../outside/conversions.ts';
import { meta } from '../outside/places.ts';
import type { Env } from '../../../functions/env.ts';
import type { PaidOrder } from '../../../functions/ports/conversions.ts';

beforeEach(async () => {
  await meta.forget();
  await meta.become({ mode: 'ok' });
});

let count = 0;
const paymentId = () => `pi_3Test${(count += 1)}`;

const order = (given: Partial<PaidOrder> & Pick<PaidOrder, 'receipt'>): PaidOrder => ({
  event: { name: 'Purchase', payment: paymentId(), product: 'ZPP_COURSE', cents: 75_00 },
  at: new Date(),
  path: '/de/kurs/zpp/erstattung?insurer=aok',
  visitor: { address: '203.0.113.9', userAgent: 'Mozilla/5.0 (test)', email: ' Lena@Example.com ' },
  ...given,
});

/** Tells of payments as the payment code does, and hands over what lies on the queue then. */
async function pay(orders: readonly PaidOrder[], { worker, queued } = openQueues()) {
  const read = readSettings(worker satisfies Env);
  if (read.state === 'faulty') throw new Error('The settings of the tests are at fault.');
  const { conversions } = createDeps(worker, read.settings);
  for (const one of orders) await conversions.paid(one);
  await handOver(queued.splice(0), worker);
  const { taken, refused } = await meta.seen();
  return { taken, refused };
}

describe('a purchase is told by the payment', () => {
  it('with its id, price and product, its person hashed, and the route alone', async () => {
    const bought = order({ receipt: await receipt() });
    const { taken, refused } = await pay([bought]);
    expect(refused).toEqual([]);
    expect(taken.map(({ event }) => event)).toEqual([
      {
        event_name: 'Purchase',
        event_id: bought.event.payment,
        event_time: Math.floor(bought.at.getTime() / 1000),
        event_source_url: 'https://www.valea.example/de/kurs/zpp',
        action_source: 'website',
        user_data: {
          em: [expect.stringMatching(/^[\da-f]{64}$/)],
          client_ip_address: '203.0.113.9',
          client_user_agent: 'Mozilla/5.0 (test)',
        },
        custom_data: {
          value: 75,
          currency: 'EUR',
          content_ids: ['ZPP_COURSE'],
          order_id: bought.event.payment,
          content_category: 'course',
          content_type: 'product',
        },
      },
    ]);
  });

  it('once, however often the payment service says it, in one batch or later', async () => {
    const queues = openQueues();
    const bought = order({ receipt: await receipt() });
    await pay([bought, bought], queues);
    const { taken } = await pay([bought], queues);
    expect(taken).toMatchObject([{ times: 1 }]);
  });

  it('and the subscription that one payment begins is an event of its own', async () => {
    const of = await receipt();
    const bought = order({ receipt: of });
    const begun = { ...bought, event: { ...bought.event, name: 'Subscribe' as const } };
    const { taken } = await pay([bought, begun]);
    expect(taken.map(({ event }) => event['event_name'])).toEqual(['Purchase', 'Subscribe']);
  });
});

describe('and kept silent', () => {
  it('without a consent, with a refusal, and once it was withdrawn', async () => {
    const withdrawn = await receipt();
    await receipt('declined', withdrawn);
    const orders = [undefined, await receipt('declined'), withdrawn].map((of) => order({ receipt: of }));
    expect(await pay(orders)).toEqual({ taken: [], refused: [] });
  });

  it('without a data set', async () => {
    const queues = openQueues({ META_DATASET_ID: '', META_ACCESS_TOKEN: '' });
    expect(await pay([order({ receipt: await receipt() })], queues)).toEqual({ taken: [], refused: [] });
  });
});
