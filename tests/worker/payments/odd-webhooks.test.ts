import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { deliver } from '../outside/shop.ts';

const id = () => `evt_${crypto.randomUUID()}`;
const created = 1_795_000_000;
const event = (more: Record<string, unknown>) => ({
  id: id(),
  object: 'event',
  type: 'checkout.session.completed',
  created,
  data: { object: { id: 'cs_1', metadata: {} } },
  ...more,
});

const known = async () => Number(await env.DB.prepare('SELECT count(*) AS n FROM webhook_events').first('n'));

describe('webhook: signed but no event gets a 400, and nothing is written', () => {
  const odd: [string, unknown][] = [
    ['null', null],
    ['an array', []],
    ['a number', 7],
    ['a text', 'evt_1'],
    ['no data', event({ data: undefined })],
    ['data that is null', event({ data: null })],
    ['data without an object', event({ data: {} })],
    ['an object that is null', event({ data: { object: null } })],
    ['an object that is a text', event({ data: { object: 'cs_1' } })],
    ['no id', event({ id: undefined })],
    ['an empty id', event({ id: '' })],
    ['a number for an id', event({ id: 7 })],
    ['an id without end', event({ id: 'e'.repeat(5000) })],
    ['no type', event({ type: undefined })],
    ['no time', event({ created: undefined })],
    ['a time in words', event({ created: '2026-11-22T10:00:00Z' })],
    ['a time out of all bounds', event({ created: 1e300 })],
    ['a time before all time', event({ created: -1 })],
    [
      'a thin event',
      {
        id: id(),
        object: 'v2.core.event',
        type: 'v1.billing.meter.error_report_triggered',
        created: '2026-11-22T10:00:00.000Z',
        related_object: { id: 'mtr_1', type: 'billing.meter', url: '/v1/billing/meters/mtr_1' },
      },
    ],
    ['a thin event that looks like another', event({ object: 'v2.core.event' })],
  ];
  it.each(odd)('%s', async (_, given) => {
    const before = await known();
    expect([await deliver(given), await known()]).toEqual([400, before]);
  });
});

describe('webhook: an event about none of our orders is only stored, once', () => {
  /** One event of each kind that finds its order in a different way. */
  const kinds = [
    'checkout.session.completed',
    'customer.subscription.deleted',
    'invoice.paid',
    'charge.refunded',
    'refund.created',
    'moon.full',
  ];
  const objects: [string, Record<string, unknown>][] = [
    ['a payment we never made', { id: 'x_1', payment_intent: 'pi_elsewhere', metadata: {} }],
    ['an order we never had', { id: 'x_1', metadata: { order: 'elsewhere' }, payment_intent: null }],
    ['nothing', {}],
    ['odd metadata', { id: 'x_1', metadata: 'none', parent: 'none', payment_intent: 7 }],
    ['lists for texts', { id: 'x_1', metadata: { order: ['a'] }, parent: [], payment_intent: ['pi_1'] }],
    [
      'somebody else’s subscription',
      { id: 'x_1', parent: { subscription_details: { metadata: { order: 'elsewhere' } } } },
    ],
  ];
  it.each(kinds)('%s', async (type) => {
    for (const [what, object] of objects) {
      const before = await known();
      const given = event({ type, data: { object } });
      expect([what, await deliver(given), await deliver(given)]).toEqual([what, 204, 204]);
      expect([what, await known()]).toEqual([what, before + 1]);
    }
  });
});
