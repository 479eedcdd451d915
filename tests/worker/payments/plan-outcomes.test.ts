import { beforeEach, describe, expect, it } from 'vitest';
import { live, type Row } from '../outside/outcomes.ts';
import { stripe } from '../outside/places.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

const planRows: (Row & { subscription: string })[] = [
  { what: 'paid', actions: () => [], state: 'paid', access: ['VALEA_APP'], subscription: 'live' },
  {
    what: 'on its way',
    way: 'sepa',
    actions: () => [],
    state: 'processing',
    access: [],
    subscription: 'suspended',
  },
  {
    what: 'late and good',
    way: 'sepa',
    actions: ({ payment }) => [{ action: 'settle', payment }],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'late and failed: it is ended, so that it cannot be charged later',
    way: 'sepa',
    actions: ({ payment }) => [{ action: 'bounce', payment }],
    state: 'failed',
    access: [],
    subscription: 'ended',
  },
  {
    what: 'cancelled for the end of its period',
    actions: ({ subscription }) => [{ action: 'cancel', subscription, when: 'period_end' }],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'ending',
  },
  {
    what: 'cancelled and kept after all',
    actions: ({ subscription }) => [
      { action: 'cancel', subscription, when: 'period_end' },
      { action: 'resume', subscription },
    ],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'cancelled at once',
    actions: ({ subscription }) => [{ action: 'cancel', subscription, when: 'now' }],
    state: 'paid',
    access: [],
    subscription: 'ended',
  },
  {
    what: 'paused',
    actions: ({ subscription }) => [{ action: 'pause', subscription }],
    state: 'paid',
    access: [],
    subscription: 'suspended',
  },
  {
    what: 'paused and taken up again',
    actions: ({ subscription }) => [
      { action: 'pause', subscription },
      { action: 'unpause', subscription },
    ],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'given back in full: the contract ends with it',
    actions: ({ payment }) => [{ action: 'refund', payment }],
    state: 'refunded',
    access: [],
    subscription: 'ended',
  },
  {
    what: 'given back in part',
    actions: ({ payment }) => [{ action: 'refund', payment, cents: 5_00 }],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'disputed',
    actions: ({ payment }) => [{ action: 'dispute', payment }],
    state: 'disputed',
    access: [],
    subscription: 'suspended',
  },
  {
    what: 'disputed and won',
    actions: ({ payment }) => [
      { action: 'dispute', payment },
      { action: 'win', payment },
    ],
    state: 'paid',
    access: ['VALEA_APP'],
    subscription: 'live',
  },
  {
    what: 'disputed and lost',
    actions: ({ payment }) => [
      { action: 'dispute', payment },
      { action: 'lose', payment },
    ],
    state: 'disputed',
    access: [],
    subscription: 'ended',
  },
  {
    what: 'of a customer who is deleted',
    actions: ({ customer }) => [{ action: 'delete-customer', customer }],
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
