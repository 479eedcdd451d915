import { beforeEach, describe, expect, it } from 'vitest';
import wrangler from '../../../wrangler.toml?raw';
import { delayAfter } from '../../../functions/conversions/consume.ts';
import {
  consentReceipt,
  conversion,
  forgetGivenUp,
  givenUp,
  handOver,
  hex,
  idsReceived,
  nowInSeconds,
  openQueues,
} from '../outside/conversions.ts';
import { failingDatabase } from '../outside/database.ts';
import { meta } from '../outside/stand-ins.ts';
import { withShortDeadlines } from '../outside/short-deadlines.ts';

beforeEach(async () => {
  await meta.forget();
  await forgetGivenUp();
});

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

it('conversion queue: what can never be sent is given up, and the operator is told how many and why', async () => {
  const { worker } = openQueues();
  const of = { consentReceipt: await consentReceipt() };
  const old = conversion({ ...of, seconds: nowInSeconds() - 7 * 86_400 - 60 });
  const future = conversion({ ...of, seconds: nowInSeconds() + 3600 });
  const milliseconds = conversion({ ...of, seconds: Date.now() });
  const good = conversion(of);
  const events = [old, future, good, milliseconds, { from: 'elsewhere' }];
  expect(await handOver(events, worker)).toEqual(events.map(() => done));
  expect(await idsReceived()).toEqual([good.event.event_id]);
  expect(await givenUp()).toEqual({ too_old: 1, time_implausible: 2, malformed: 1 });
});

describe('conversion queue: failures of the platform', () => {
  it('an outage → retried with delays that grow to half a day, for two dozen tries within a week', async () => {
    const { worker } = openQueues();
    const one = conversion({ consentReceipt: await consentReceipt() });
    await meta.become({ mode: 'unavailable' });
    const delays = [];
    for (const attempt of [1, 2, 3, 12]) delays.push((await handOver([one], worker, attempt))[0]);
    expect(delays).toEqual([60, 120, 240, 43_200].map(later));
    await meta.become({ mode: 'ok' });
    expect(await handOver([one], worker, 13)).toEqual([done]);
    expect([await idsReceived(), await givenUp()]).toEqual([[one.event.event_id], {}]);
    const all = Array.from({ length: 24 }, (_, index) => delayAfter(index + 1));
    expect(all.reduce((sum, delay) => sum + delay)).toBeGreaterThan(7 * 86_400);
  });

  it.each(['bad-token', 'no-such-dataset'] as const)(
    '%s → nothing is sent, everything kept',
    async (mode) => {
      const { worker } = openQueues();
      const of = await consentReceipt();
      const batch = Array.from({ length: 8 }, () => conversion({ consentReceipt: of }));
      await meta.become({ mode });
      expect(await handOver(batch, worker)).toEqual(batch.map(() => later(60)));
      expect(await givenUp()).toEqual({});
      expect((await meta.seen()).refused).toHaveLength(1);
      await meta.become({ mode: 'ok' });
      await handOver(batch, worker, 2);
      expect(await idsReceived()).toHaveLength(8);
    },
  );

  it('no answer → given up in time', async () => {
    const { worker } = openQueues();
    const one = conversion({ consentReceipt: await consentReceipt() });
    await meta.become({ mode: 'hang' });
    expect(await withShortDeadlines(() => handOver([one], worker))).toEqual([later(60)]);
    await meta.become({ mode: 'ok' });
  });
});

describe('conversion queue: failures on our side lose nothing', () => {
  it('no database → everything is retried, nothing sent', async () => {
    const { worker } = openQueues();
    const one = conversion({ consentReceipt: await consentReceipt() });
    expect(await handOver([one], { ...worker, DB: failingDatabase('') })).toEqual([later(60)]);
    expect(await idsReceived()).toEqual([]);
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
