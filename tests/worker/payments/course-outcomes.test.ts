import { beforeEach, describe, expect, it } from 'vitest';
import { live, type Row } from '../outside/outcomes.ts';
import { stripe } from '../outside/places.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

const courseRows: Row[] = [
  { what: 'paid', actions: () => [], state: 'paid', access: ['VALEA_APP', 'ZPP_COURSE'] },
  { what: 'on its way', way: 'sepa', actions: () => [], state: 'processing', access: [] },
  {
    what: 'late and good',
    way: 'sepa',
    actions: ({ payment }) => [{ action: 'settle', payment }],
    state: 'paid',
    access: ['VALEA_APP', 'ZPP_COURSE'],
  },
  {
    what: 'late and failed',
    way: 'sepa',
    actions: ({ payment }) => [{ action: 'bounce', payment }],
    state: 'failed',
    access: [],
  },
  {
    what: 'given back in full',
    actions: ({ payment }) => [{ action: 'refund', payment }],
    state: 'refunded',
    access: [],
  },
  {
    what: 'given back in part',
    actions: ({ payment }) => [{ action: 'refund', payment, cents: 10_00 }],
    state: 'paid',
    access: ['VALEA_APP', 'ZPP_COURSE'],
  },
  {
    what: 'given back in two parts, the whole',
    actions: ({ payment }) => [
      { action: 'refund', payment, cents: 10_00 },
      { action: 'refund', payment },
    ],
    state: 'refunded',
    access: [],
  },
  {
    what: 'disputed',
    actions: ({ payment }) => [{ action: 'dispute', payment }],
    state: 'disputed',
    access: [],
  },
  {
    what: 'disputed and won',
    actions: ({ payment }) => [
      { action: 'dispute', payment },
      { action: 'win', payment },
    ],
    state: 'paid',
    access: ['VALEA_APP', 'ZPP_COURSE'],
  },
  {
    what: 'disputed and lost',
    actions: ({ payment }) => [
      { action: 'dispute', payment },
      { action: 'lose', payment },
    ],
    state: 'disputed',
    access: [],
  },
  {
    what: 'of a customer who is deleted',
    actions: ({ customer }) => [{ action: 'delete-customer', customer }],
    state: 'paid',
    access: ['VALEA_APP', 'ZPP_COURSE'],
  },
];

describe('a course that is', () => {
  it.each(courseRows)('$what', async (row) => {
    const { order, access } = await live('zpp', row);
    expect({ state: order.state, access }).toEqual({ state: row.state, access: row.access });
  });
});
