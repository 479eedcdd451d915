import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import wrangler from '../../../wrangler.toml?raw';
import { delayAfter } from '../../../functions/conversions/consume.ts';
import { conversion, handOver, hex, openQueues, consentReceipt } from '../outside/conversions.ts';
import { meta } from '../outside/places.ts';
import { withShortDeadlines } from '../outside/short-deadlines.ts';

beforeEach(() => meta.forget());

const arrived = async () => (await meta.seen()).taken.map(({ event }) => event['event_id']);
const seconds = () => Math.floor(Date.now() / 1000);
const done = { acknowledged: true, delaySeconds: undefined };
const later = (delaySeconds: number) => ({ acknowledged: false, delaySeconds });

it('conversion queue: sent as the platform documents it, test code included', async () => {
  const { worker } = openQueues();
  const plain = conversion({ consentReceipt: await consentReceipt() });
  const tested = conversion({ consentReceipt: await consentReceipt() });
  tested.event.test_event_code = 'TEST4711';
  expect(await handOver([plain, tested], worker)).toEqual([done, done]);
  const { taken, refused } = await meta.seen();
  expect(refused).toEqual([]);
  expect(taken.map(({ event, testCode }) => [event['event_id'], testCode])).toEqual([
    [plain.event.event_id, undefined],
    [tested.event.event_id, 'TEST4711'],
  ]);
});

it('conversion queue: dropped if consent is withdrawn before sending', async () => {
  const { worker, dead } = openQueues();
  const withdrawn = await consentReceipt();
  const queued = conversion({ consentReceipt: withdrawn });
  const other = conversion({ consentReceipt: await consentReceipt() });
  await consentReceipt('declined', withdrawn);
  expect(await handOver([queued, other, conversion({ consentReceipt: hex() })], worker)).toEqual([
    done,
    done,
    done,
  ]);
  expect(await arrived()).toEqual([other.event.event_id]);
  expect(dead).toEqual([]);
});

describe('conversion queue: an event counts once', () => {
  it('if repeated in a batch, in the next, or after a lost answer', async () => {
    const { worker } = openQueues();
    const of = await consentReceipt();
    const one = conversion({ consentReceipt: of });
    expect(await handOver([one, one], worker)).toEqual([done, done]);
    expect(await handOver([one], worker)).toEqual([done]);
    const lost = conversion({ consentReceipt: of });
    await meta.become({ mode: 'lost-answer' });
    expect(await handOver([lost], worker)).toEqual([later(60)]);
    await meta.become({ mode: 'ok' });
    expect(await handOver([lost], worker, 2)).toEqual([done]);
    expect(await arrived()).toEqual([one.event.event_id, lost.event.event_id]);
  });

  it('if two consumers have it at once', async () => {
    const { worker } = openQueues();
    const one = conversion({ consentReceipt: await consentReceipt() });
    await Promise.all(Array.from({ length: 5 }, () => handOver([one], worker)));
    expect(await arrived()).toEqual([one.event.event_id]);
  });

  it('and only the one with an impossible time becomes a dead letter, with its reason', async () => {
    const { worker, dead } = openQueues();
    const of = await consentReceipt();
    const good = conversion({ consentReceipt: of });
    const old = conversion({ consentReceipt: of, seconds: seconds() - 7 * 86_400 - 60 });
    const future = conversion({ consentReceipt: of, seconds: seconds() + 3600 });
    const milliseconds = conversion({ consentReceipt: of, seconds: Date.now() });
    await handOver([old, future, good, milliseconds, { from: 'elsewhere' }], worker);
    expect(await arrived()).toEqual([good.event.event_id]);
    expect(dead.map(({ reason }) => reason)).toEqual([
      'too_old',
      'time_implausible',
      'time_implausible',
      'malformed',
    ]);
  });
});

describe('conversion queue: failures of the platform', () => {
  it.each(['throttled', 'unavailable', 'reset', 'html', 'lost-answer'] as const)(
    '%s → retried with growing delays',
    async (mode) => {
      const { worker, dead } = openQueues();
      const one = conversion({ consentReceipt: await consentReceipt() });
      await meta.become({ mode });
      const delays = [];
      for (const attempt of [1, 2, 3, 12]) delays.push((await handOver([one], worker, attempt))[0]);
      expect(delays).toEqual([60, 120, 240, 43_200].map(later));
      await meta.become({ mode: 'ok' });
      expect(await handOver([one], worker, 13)).toEqual([done]);
      expect([await arrived(), dead]).toEqual([[one.event.event_id], []]);
    },
  );

  it.each(['bad-token', 'no-such-dataset'] as const)(
    '%s → nothing is sent, everything kept',
    async (mode) => {
      const { worker, dead } = openQueues();
      const of = await consentReceipt();
      const batch = Array.from({ length: 8 }, () => conversion({ consentReceipt: of }));
      await meta.become({ mode });
      expect(await handOver(batch, worker)).toEqual(batch.map(() => later(60)));
      expect(dead).toEqual([]);
      expect((await meta.seen()).refused).toHaveLength(1);
      await meta.become({ mode: 'ok' });
      await handOver(batch, worker, 2);
      expect(await arrived()).toHaveLength(8);
    },
  );

  it('one bad event → dead letter without visitor data, the rest is delivered', async () => {
    const { worker, dead } = openQueues();
    const of = await consentReceipt();
    const batch = Array.from({ length: 20 }, () => conversion({ consentReceipt: of }));
    const poison = [4, 5, 17].map((index) => {
      const one = conversion({ consentReceipt: of });
      one.visitor = { fbp: 'no identifier at all', userAgent: 'Poison/1.0', address: '203.0.113.66' };
      batch[index] = one;
      return one;
    });
    expect(await handOver(batch, worker)).toEqual(batch.map(() => done));
    expect(await arrived()).toHaveLength(17);
    expect(dead.map(({ reason, event, attempts }) => ({ reason, event, attempts }))).toEqual(
      poison.map(({ event }) => ({ reason: 'http 400, code 100, subcode 2804050', event, attempts: 1 })),
    );
    expect(JSON.stringify(dead)).not.toMatch(/Poison|203\.0\.113/);
  });

  it('no answer → given up in time', async () => {
    const { worker } = openQueues();
    const one = conversion({ consentReceipt: await consentReceipt() });
    await meta.become({ mode: 'hang' });
    expect(await withShortDeadlines(() => handOver([one], worker))).toEqual([later(60)]);
    await meta.become({ mode: 'ok' });
  });
});

describe('conversion queue: failures on our side lose nothing', () => {
  it('dead letter queue full → the event stays in the main queue', async () => {
    const { worker } = openQueues();
    const full = { ...worker.DEAD_CONVERSIONS, send: () => Promise.reject(new Error('full')) };
    const old = conversion({ consentReceipt: await consentReceipt(), seconds: seconds() - 8 * 86_400 });
    expect(await handOver([old], { ...worker, DEAD_CONVERSIONS: full })).toEqual([later(60)]);
  });

  it('no database → everything is retried, nothing sent', async () => {
    const { worker } = openQueues();
    const broken = new Proxy(env.DB, {
      get: () => {
        throw new Error('gone');
      },
    });
    const one = conversion({ consentReceipt: await consentReceipt() });
    expect(await handOver([one], { ...worker, DB: broken })).toEqual([later(60)]);
    expect(await arrived()).toEqual([]);
  });

  it('invalid setting → everything waits as long as the queue keeps it', async () => {
    const { worker } = openQueues({ META_ACCESS_TOKEN: '' });
    const retries = Number(/max_retries = (\d+)/.exec(wrangler)?.[1]);
    let seconds = 0;
    for (let attempt = 1; attempt <= retries; attempt += 1) {
      const [delivered] = await handOver([conversion({ consentReceipt: hex() })], worker, attempt);
      expect(delivered?.acknowledged).toBe(false);
      seconds += delivered?.delaySeconds ?? 0;
    }
    expect(seconds).toBeGreaterThan(14 * 86_400);
  });
});

it('conversion queue: delays grow to half a day, for two dozen tries within a week', () => {
  const delays = Array.from({ length: 30 }, (_, index) => delayAfter(index + 1));
  expect(delays.slice(0, 5)).toEqual([60, 120, 240, 480, 960]);
  expect(Math.max(...delays)).toBe(43_200);
  expect(delays.slice(0, 24).reduce((sum, delay) => sum + delay)).toBeGreaterThan(7 * 86_400);
});
