import { describe, expect, it } from 'vitest';
import type { Action } from '../../../local/stripe/actions.ts';
import { stripe } from '../outside/stand-ins.ts';
import { bought, customerIn, paymentIn, subscriptionIn } from '../outside/shop.ts';

interface Parts {
  payment: string;
  subscription: string;
  customer: string;
}
type Deed = (parts: Parts) => Action;
type Way = 'card' | 'sepa';

const settle: Deed = ({ payment }) => ({ action: 'settle', payment });
const bounce: Deed = ({ payment }) => ({ action: 'bounce', payment });
const refund: Deed = ({ payment }) => ({ action: 'refund', payment });
const refundPart: Deed = ({ payment }) => ({ action: 'refund', payment, cents: 5_00 });
const dispute: Deed = ({ payment }) => ({ action: 'dispute', payment });
const win: Deed = ({ payment }) => ({ action: 'win', payment });
const lose: Deed = ({ payment }) => ({ action: 'lose', payment });
const cancel: Deed = ({ subscription }) => ({ action: 'cancel', subscription, when: 'period_end' });
const cancelNow: Deed = ({ subscription }) => ({ action: 'cancel', subscription, when: 'now' });
const resume: Deed = ({ subscription }) => ({ action: 'resume', subscription });
const pause: Deed = ({ subscription }) => ({ action: 'pause', subscription });
const unpause: Deed = ({ subscription }) => ({ action: 'unpause', subscription });
const deleteCustomer: Deed = ({ customer }) => ({ action: 'delete-customer', customer });

/** Performs the actions; their events arrive in order, together with all earlier ones. */
async function live(product: 'zpp' | 'app-3-months', way: Way, deeds: readonly Deed[]) {
  const { her, order, since, deliverAll } = await bought('outcome', product, { way });
  const events = await since();
  const parts = {
    payment: paymentIn(events),
    subscription: subscriptionIn(events),
    customer: customerIn(events),
  };
  expect(new Set(await deliverAll())).toEqual(new Set([204]));
  for (const deed of deeds) await stripe.perform(deed(parts));
  expect(new Set(await deliverAll())).toEqual(new Set([204]));
  const { body } = await her.get('/api/orders');
  return { state: (await her.state(order)).state, access: await her.access(), purchases: body };
}

const course = ['VALEA_APP', 'ZPP_COURSE'];

describe('a course that is', () => {
  it.each<[string, Way, Deed[], state: string, access: string[]]>([
    ['paid', 'card', [], 'paid', course],
    ['on its way', 'sepa', [], 'processing', []],
    ['late and good', 'sepa', [settle], 'paid', course],
    ['late and failed', 'sepa', [bounce], 'failed', []],
    ['given back in full', 'card', [refund], 'refunded', []],
    ['given back in part', 'card', [refundPart], 'paid', course],
    ['given back in two parts, the whole', 'card', [refundPart, refund], 'refunded', []],
    ['disputed', 'card', [dispute], 'disputed', []],
    ['disputed and won', 'card', [dispute, win], 'paid', course],
    ['disputed and lost', 'card', [dispute, lose], 'disputed', []],
    ['of a customer who is deleted', 'card', [deleteCustomer], 'paid', course],
  ])('%s', async (_, way, deeds, state, access) => {
    expect(await live('zpp', way, deeds)).toMatchObject({ state, access });
  });
});

const app = ['VALEA_APP'];

describe('a plan that is', () => {
  it.each<[string, Way, Deed[], state: string, access: string[], subscription: string]>([
    ['paid', 'card', [], 'paid', app, 'live'],
    ['on its way', 'sepa', [], 'processing', [], 'suspended'],
    ['late and good', 'sepa', [settle], 'paid', app, 'live'],
    [
      'late and failed: it is ended, so that it cannot be charged later',
      'sepa',
      [bounce],
      'failed',
      [],
      'ended',
    ],
    ['cancelled for the end of its period', 'card', [cancel], 'paid', app, 'ending'],
    ['cancelled and kept after all', 'card', [cancel, resume], 'paid', app, 'live'],
    ['cancelled at once', 'card', [cancelNow], 'paid', [], 'ended'],
    ['paused', 'card', [pause], 'paid', [], 'suspended'],
    ['paused and taken up again', 'card', [pause, unpause], 'paid', app, 'live'],
    ['given back in full: the contract ends with it', 'card', [refund], 'refunded', [], 'ended'],
    ['given back in part', 'card', [refundPart], 'paid', app, 'live'],
    ['disputed', 'card', [dispute], 'disputed', [], 'suspended'],
    ['disputed and won', 'card', [dispute, win], 'paid', app, 'live'],
    ['disputed and lost', 'card', [dispute, lose], 'disputed', [], 'ended'],
    ['of a customer who is deleted', 'card', [deleteCustomer], 'paid', [], 'ended'],
  ])('%s', async (_, way, deeds, state, access, subscription) => {
    expect(await live('app-3-months', way, deeds)).toMatchObject({
      state,
      access,
      purchases: { subscriptions: [{ state: subscription, product: 'app-3-months' }] },
    });
  });
});
