import { describe, expect, it } from 'vitest';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import type { TrackingEvent } from '#domain/events/tracking-event.ts';
import { createEvents } from '#site/browser/events.ts';

const site = 'https://www.valea.example';
const id = 'e'.repeat(32);
const view: BrowserEvent = { name: 'PageView', page: 'faq' };

/** A page at an address, with fake timers. */
function page(address: string, { consent = true } = {}) {
  const sent: TrackingEvent[] = [];
  const timers: { run: () => void; milliseconds: number }[] = [];
  const leaving: (() => void)[] = [];
  let allowed = consent;
  const events = createEvents({
    maySend: () => allowed,
    address: () => address,
    site,
    now: () => 1_795_000_000_999,
    randomId: () => id,
    later: (run, milliseconds) => timers.push({ run, milliseconds }),
    onLeave: (leave) => leaving.push(leave),
    send: (event) => sent.push(event),
  });
  return {
    report: events.report,
    sent,
    withdraw: () => {
      allowed = false;
    },
    pass: (milliseconds: number) => {
      for (const timer of timers) if (timer.milliseconds <= milliseconds) timer.run();
    },
    leave: () => {
      for (const leave of leaving) leave();
    },
  };
}

it('an event is sent 250 ms after it happened, with nothing of the address but the route', () => {
  const { report, sent, pass } = page(`${site}/de/faq?email=lena@example.com#top`);
  report(view);
  pass(249);
  expect(sent).toEqual([]);
  pass(250);
  expect(sent).toEqual([
    {
      event_name: 'PageView',
      event_id: id,
      event_source_url: `${site}/de/faq`,
      event_time: 1_795_000_000,
      custom_data: { content_category: 'page', content_name: 'faq' },
    },
  ]);
});

it('it is sent at once when the page goes away, and then not again', () => {
  const { report, sent, pass, leave } = page(`${site}/de/faq`);
  report({ name: 'Lead' });
  leave();
  pass(250);
  expect(sent).toHaveLength(1);
});

describe('it is sent only in production or with a test event code', () => {
  it.each([
    ['http://localhost:8787/de/faq', 0, undefined],
    ['http://localhost:8787/de/faq?test_event_code=TEST4711', 1, 'TEST4711'],
    [`${site}/de/faq?test_event_code=TEST4711`, 1, 'TEST4711'],
    [`${site}/de/faq?test_event_code=lena@example.com`, 1, undefined],
    ['http://localhost:8787/de/faq?test_event_code=diabetes', 0, undefined],
  ])('%s: %i', (address, count, code) => {
    const { report, sent, pass } = page(address);
    report(view);
    pass(250);
    expect(sent.map((event) => event.test_event_code)).toEqual(Array(count).fill(code));
  });
});

it('without consent nothing is sent', () => {
  const { report, sent, pass } = page(`${site}/de/faq`, { consent: false });
  report(view);
  pass(250);
  expect(sent).toEqual([]);
});

it('consent that is gone before the 250 ms are over stops the event', () => {
  const { report, sent, pass, leave, withdraw } = page(`${site}/de/faq`);
  report(view);
  withdraw();
  pass(250);
  leave();
  expect(sent).toEqual([]);
});

it('money is told in euros, for a product of the catalogue', () => {
  const { report, sent, pass } = page(`${site}/de/angebote`);
  report({ name: 'InitiateCheckout', product: 'ZPP_COURSE', cents: 75_00 });
  pass(250);
  expect(sent).toMatchObject([
    {
      event_name: 'InitiateCheckout',
      value: 75,
      currency: 'EUR',
      content_ids: ['ZPP_COURSE'],
      custom_data: { content_category: 'course', content_type: 'product' },
    },
  ]);
});
