import { beforeEach, describe, expect, it } from 'vitest';
import { live, type Row } from '../outside/outcomes.ts';
import { stripe } from '../outside/places.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

/** What becomes of a course order, row by row. */
const courseRows: Row[] = [
  { what: 'paid', deeds: () => [], state: 'paid', access: ['VALEA_APP', 'ZPP_COURSE'] },
  { what: 'on its way', way: 'sepa', deeds: () => [], state: 'processing', access: [] },
  {
    what: 'late and good',
    way: 'sepa',
    deeds: ({ payment }) => [{ deed: 'settle', payment }],
    state: 'paid',
    access: ['VALEA_APP', 'ZPP_COURSE'],
  },
  {
    what: 'late and failed',
    way: 'sepa',
    deeds: ({ payment }) => [{ deed: 'bounce', payment }],
    state: 'failed',
    access: [],
  },
  {
    what: 'given back in full',
    deeds: ({ payment }) => [{ deed: 'refund', payment }],
    state: 'refunded',
    access: [],
  },
  {
    what: 'given back in part',
    deeds: ({ payment }) => [{ deed: 'refund', payment, cents: 10_00 }],
    state: 'paid',
    access: ['VALEA_APP', 'ZPP_COURSE'],
  },
  {
    what: 'given back in two parts, the whole',
    deeds: ({ payment }) => [
      { deed: 'refund', payment, cents: 10_00 },
      { deed: 'refund', payment },
    ],
    state: 'refunded',
    access: [],
  },
  {
    what: 'disputed',
    deeds: ({ payment }) => [{ deed: 'dispute', payment }],
    state: 'disputed',
    access: [],
  },
  {
    what: 'disputed and won',
    deeds: ({ payment }) => [
      { deed: 'dispute', payment },
      { deed: 'win', payment },
    ],
    state: 'paid',
    access: ['VALEA_APP', 'ZPP_COURSE'],
  },
  {
    what: 'disputed and lost',
    deeds: ({ payment }) => [
      { deed: 'dispute', payment },
      { deed: 'lose', payment },
    ],
    state: 'disputed',
    access: [],
  },
  {
    what: 'of a customer who is deleted',
    deeds: ({ customer }) => [{ deed: 'delete-customer', customer }],
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
