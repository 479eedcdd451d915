import { describe, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { consentRules, serialiseConsent } from '#domain/consent/consent.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import type { TrackingEvent } from '#domain/events/tracking-event.ts';
import { reportEvent } from '#site/api/fb-events.ts';
import { createEvents } from '#site/browser/events.ts';
import { browser } from '../browser.ts';

const { site } = company;
const view: BrowserEvent = { name: 'PageView', page: 'faq' };

function page(address: string, status: 'accepted' | 'declined' = 'accepted') {
  const { answer, document, pass } = browser({ address });
  const sent: TrackingEvent[] = [];
  answer(reportEvent, (event) => void sent.push(event));
  const id = 'e'.repeat(32);
  const record = { status, version: consentRules.version, id, time: Date.now(), language: 'de' } as const;
  document.cookie = serialiseConsent(record, { secure: true });
  return {
    report: createEvents().report,
    sent,
    pass,
    withdraw: () => {
      document.cookies.clear();
    },
    leave: () => dispatchEvent(new Event('pagehide')),
  };
}

it('events: sent at once when the page is left, and then not again', async () => {
  const { report, sent, pass, leave } = page(`${site}/de/faq`);
  report({ name: 'Lead' });
  leave();
  await pass(250);
  expect(sent).toHaveLength(1);
});

describe('events: sent only in production or with a test event code', () => {
  it.each([
    ['http://localhost:8787/de/faq', 0, undefined],
    ['http://localhost:8787/de/faq?test_event_code=TEST4711', 1, 'TEST4711'],
    [`${site}/de/faq?test_event_code=TEST4711`, 1, 'TEST4711'],
    [`${site}/de/faq?test_event_code=lena@example.com`, 1, undefined],
    ['http://localhost:8787/de/faq?test_event_code=diabetes', 0, undefined],
  ])('%s: %i', async (address, count, code) => {
    const { report, sent, pass } = page(address);
    report(view);
    await pass(250);
    expect(sent.map((event) => event.test_event_code)).toEqual(Array(count).fill(code));
  });
});

it('events: nothing is sent without consent', async () => {
  const { report, sent, pass } = page(`${site}/de/faq`, 'declined');
  report(view);
  await pass(250);
  expect(sent).toEqual([]);
});

it('events: consent withdrawn within the 250 ms of delay stops the event', async () => {
  const { report, sent, pass, leave, withdraw } = page(`${site}/de/faq`);
  report(view);
  withdraw();
  await pass(250);
  leave();
  expect(sent).toEqual([]);
});

it('events: amounts are in euros, for a product of the catalogue', async () => {
  const { report, sent, pass } = page(`${site}/de/angebote`);
  report({ name: 'InitiateCheckout', product: 'ZPP_COURSE', cents: 75_00 });
  await pass(250);
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
