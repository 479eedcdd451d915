import { beforeEach, describe, expect, it } from 'vitest';
import { live, type Row } from '../outside/outcomes.ts';
import { stripe } from '../outside/places.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

/** What becomes of a plan, and of the order that it began with. */
const planRows: (Row & { subscription: string })[] = [
  { what: 'paid', deeds: () => [], state: 'paid', access: ['VALEA_APP'], subscription: 'live' },
  {
    what: 'on its way',
    way: 'sepa',
    deeds: () => [],
    state: 'processing',
    access: [],
    subscription: 'suspended',
  },
  {
    what: 'late and good',
    way: 'sepa',
    deeds: ({ payment }) => [{ deed: 'settle', payment }],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'late and failed: it is ended, so that it cannot be charged later',
    way: 'sepa',
    deeds: ({ payment }) => [{ deed: 'bounce', payment }],
    state: 'failed',
    access: [],
    subscription: 'ended',
  },
  {
    what: 'cancelled for the end of its period',
    deeds: ({ subscription }) => [{ deed: 'cancel', subscription, when: 'period_end' }],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'ending',
  },
  {
    what: 'cancelled and kept after all',
    deeds: ({ subscription }) => [
      { deed: 'cancel', subscription, when: 'period_end' },
      { deed: 'resume', subscription },
    ],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'cancelled at once',
    deeds: ({ subscription }) => [{ deed: 'cancel', subscription, when: 'now' }],
    state: 'paid',
    access: [],
    subscription: 'ended',
  },
  {
    what: 'paused',
    deeds: ({ subscription }) => [{ deed: 'pause', subscription }],
    state: 'paid',
    access: [],
    subscription: 'suspended',
  },
  {
    what: 'paused and taken up again',
    deeds: ({ subscription }) => [
      { deed: 'pause', subscription },
      { deed: 'unpause', subscription },
    ],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'given back in full: the contract ends with it',
    deeds: ({ payment }) => [{ deed: 'refund', payment }],
    state: 'refunded',
    access: [],
    subscription: 'ended',
  },
  {
    what: 'given back in part',
    deeds: ({ payment }) => [{ deed: 'refund', payment, cents: 5_00 }],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'disputed',
    deeds: ({ payment }) => [{ deed: 'dispute', payment }],
    state: 'disputed',
    access: [],
    subscription: 'suspended',
  },
  {
    what: 'disputed and won',
    deeds: ({ payment }) => [
      { deed: 'dispute', payment },
      { deed: 'win', payment },
    ],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'disputed and lost',
    deeds: ({ payment }) => [
      { deed: 'dispute', payment },
      { deed: 'lose', payment },
    ],
    state: 'disputed',
    access: [],
    subscription: 'ended',
  },
  {
    what: 'of a customer who is deleted',
    deeds: ({ customer }) => [{ deed: 'delete-customer', customer }],
    state: 'paid',
    access: [],
    subscription: 'ended',
  },
];

describe('a plan that is', () => {
  it.each(planRows)('$what', async (row) => {
    const { order, access, purchases } = await live('app-3-months', row);
    expect({ state: order.state, access, purchases }).toMatchObject({
      state: row.state,
      access: row.access,
      purchases: { subscriptions: [{ state: row.subscription, product: 'app-3-months' }] },
    });
  });
});
