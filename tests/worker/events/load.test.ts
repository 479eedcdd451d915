import { beforeEach, expect, it } from 'vitest';
import { call } from '../outside/call.ts';
import {
  conversion,
  decided,
  eventPost,
  forgetGivenUp,
  givenUp,
  hex,
  idsReceived,
  nowInSeconds,
  openQueues,
  pageView,
  pump,
  consentReceipt,
} from '../outside/conversions.ts';
import { meta } from '../outside/stand-ins.ts';

beforeEach(async () => {
  await meta.forget();
  await forgetGivenUp();
});

it('conversion event: from a page through the real queue to the platform', async () => {
  const of = await consentReceipt();
  const id = hex();
  const answer = await call(eventPost(pageView({ event_id: id }), decided('accepted', of)));
  expect(answer.status).toBe(202);
  await expect.poll(idsReceived, { interval: 500 }).toEqual([id]);
});

it('500 events, a third of the calls failing: each delivered once or given up with its reason', async () => {
  const faults = ['unavailable', 'throttled', 'reset', 'lost-answer', 'html'] as const;
  await meta.become({ mode: 'flapping', every: 3, faults: faults.map((mode) => ({ mode })) });
  const { worker } = openQueues();

  const consents = await Promise.all(Array.from({ length: 50 }, () => consentReceipt()));
  const refusals = await Promise.all(Array.from({ length: 10 }, () => consentReceipt('declined')));
  const withdrawn = await Promise.all(Array.from({ length: 10 }, () => consentReceipt()));
  for (const id of withdrawn) await consentReceipt('declined', id);
  const pick = (ids: string[], index: number) => ids[index % ids.length] ?? '';

  const expected = { arrive: new Set<string>(), old: 0, bad: 0 };
  const events = Array.from({ length: 500 }, (_, index) => {
    const kind = index % 20;
    if (kind === 0) return conversion({ consentReceipt: pick(refusals, index) });
    if (kind === 1) return conversion({ consentReceipt: pick(withdrawn, index) });
    if (kind === 2) return conversion({ consentReceipt: hex() });
    const given = { consentReceipt: pick(consents, index) };
    if (kind === 3) {
      expected.old += 1;
      return conversion({ ...given, seconds: nowInSeconds() - 8 * 86_400 });
    }
    const event = conversion(given);
    if (index % 100 === 4) {
      event.visitor = { fbp: 'no identifier at all', userAgent: 'Poison/1.0' };
      expected.bad += 1;
    } else {
      expected.arrive.add(event.event.event_id);
    }
    return event;
  });
  // Queues deliver at least once: every tenth event comes twice in a row, another tenth again at the end.
  const delivered = [
    ...events.flatMap((event, index) => (index % 10 === 6 ? [event, event] : [event])),
    ...events.filter((_, index) => index % 10 === 7),
  ];
  const rounds = await pump(delivered, worker, 25);

  const { refused } = await meta.seen();
  const ids = await idsReceived();
  expect(new Set(ids)).toEqual(expected.arrive);
  expect(ids).toHaveLength(expected.arrive.size);
  expect(await givenUp()).toEqual({
    too_old: expected.old,
    'http 400, code 100, subcode 2804050': expected.bad,
  });
  expect([rounds > 1, refused.length > 1]).toEqual([true, true]);
});
