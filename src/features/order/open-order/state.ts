import { atom } from 'nanostores';
import type { OpenOrderView } from '#site/api/open-orders.ts';
import type { Answer } from '#site/browser/call.ts';
import { environment } from '#site/browser/environment.ts';
import { latest } from '#site/browser/latest.ts';
import { onWake } from '#site/browser/wake.ts';
import { shop } from '#site/browser/shop.ts';
import type { OpenOrderCode } from './texts.ts';

type Doing =
  | { state: 'idle' }
  | { state: 'busy'; verb: 'go-on' | 'drop'; id: string }
  | { state: 'failed'; order: OpenOrderView; code: OpenOrderCode }
  | { state: 'dropped' };

export interface OpenOrdersState {
  orders: readonly OpenOrderView[];
  doing: Doing;
}

const nothing: OpenOrdersState = { orders: [], doing: { state: 'idle' } };

/** Abandoned checkouts: a member's unpaid orders, offered again on any device. */
export function createOpenOrders() {
  const $state = atom<OpenOrdersState>(nothing);
  /** Signing out replaces any request. */
  const requests = latest();

  async function read(doing: Doing = { state: 'idle' }) {
    const isLatest = requests.begin();
    const answer = await shop.openOrders();
    if (!isLatest()) return;
    const { orders } = answer.state === 'ok' ? answer.data : $state.get();
    $state.set({ orders, doing });
  }

  /** One thing at a time. A refusal may mean that the open orders have changed. */
  async function perform<Data>(
    verb: 'go-on' | 'drop',
    order: OpenOrderView,
    ask: (request: { id: string }) => Promise<Answer<Data, OpenOrderCode>>,
    then: (data: Data) => void = () => undefined,
  ) {
    const { orders, doing } = $state.get();
    if (doing.state === 'busy') return;
    const isLatest = requests.begin();
    $state.set({ orders, doing: { state: 'busy', verb, id: order.id } });
    const answer = await ask({ id: order.id });
    if (answer.state === 'ok') then(answer.data);
    if (!isLatest()) return;
    if (answer.state === 'failed') await read({ state: 'failed', order, code: answer.code });
    else if (verb === 'drop') await read({ state: 'dropped' });
  }

  return {
    $state,
    /** Loads the open orders, now and on every return to the page; returns how to stop. */
    start: () => {
      environment.session.onForget(() => {
        requests.begin();
        $state.set(nothing);
      });
      void read();
      // Back from the payment page, or after a while in another tab: it may have been paid.
      return onWake(() => void read());
    },
    goOn: (order: OpenOrderView) =>
      perform('go-on', order, shop.goOnWithOrder, ({ url }) => {
        location.assign(url);
      }),
    drop: (order: OpenOrderView) => perform('drop', order, shop.dropOrder),
  };
}
