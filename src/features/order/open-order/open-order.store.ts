import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { OpenOrderView } from '#site/api/open-orders.ts';
import { environment } from '#site/browser/environment.ts';
import { onWake } from '#site/browser/wake.ts';
import { shop } from '../page-shop.ts';

type Doing =
  | { state: 'idle' }
  | { state: 'busy'; verb: 'go-on' | 'drop'; id: string }
  | { state: 'failed'; order: OpenOrderView; code: CallErrorCode }
  | { state: 'dropped' };

export interface OpenOrdersState {
  orders: readonly OpenOrderView[];
  doing: Doing;
}

export interface OpenOrdersStore {
  $state: ReadableAtom<OpenOrdersState>;
  /** Asks what is open, now and whenever the page is returned to; gives back how to end that. */
  start: () => () => void;
  /** Asks what is open now: another tab or device may have paid, dropped or ordered meanwhile. */
  read: () => Promise<void>;
  goOn: (order: OpenOrderView) => Promise<void>;
  drop: (order: OpenOrderView) => Promise<void>;
}

/** What they take from the page; a test hands in its own. */
const page = {
  shop: { openOrders: shop.openOrders, goOnWithOrder: shop.goOnWithOrder, dropOrder: shop.dropOrder },
  session: { onForget: environment.session.onForget },
  onWake,
  /** To the payment service's page, or to a page of ours where nothing is left to be paid. */
  leave: (url: string) => {
    location.assign(url);
  },
};

const nothing: OpenOrdersState = { orders: [], doing: { state: 'idle' } };

/** Abandoned checkouts: a member's unpaid orders, offered again wherever she is signed in. */
export function createOpenOrders({ shop, session, onWake, leave } = page): OpenOrdersStore {
  const $state = atom<OpenOrdersState>(nothing);
  /** The latest request wins, and a sign-out wins over all. */
  let turn = 0;

  async function read(doing: Doing = { state: 'idle' }) {
    const mine = (turn += 1);
    const answer = await shop.openOrders();
    if (mine !== turn) return;
    const { orders } = answer.state === 'ok' ? answer.data : $state.get();
    $state.set({ orders, doing });
  }

  /** One thing at a time. What was refused may have changed what is open. */
  async function perform(
    verb: 'go-on' | 'drop',
    order: OpenOrderView,
    act: () => Promise<CallErrorCode | undefined>,
  ) {
    const { orders, doing } = $state.get();
    if (doing.state === 'busy') return;
    const mine = (turn += 1);
    $state.set({ orders, doing: { state: 'busy', verb, id: order.id } });
    const code = await act();
    if (mine !== turn) return;
    if (code !== undefined) await read({ state: 'failed', order, code });
    else if (verb === 'drop') await read({ state: 'dropped' });
  }

  return {
    $state,
    read: () => read(),
    start() {
      session.onForget(() => {
        turn += 1;
        $state.set(nothing);
      });
      void read();
      // Back from the payment page, or after a while in another tab: it may have been paid.
      return onWake(() => void read());
    },
    goOn: (order) =>
      perform('go-on', order, async () => {
        const answer = await shop.goOnWithOrder({ id: order.id });
        if (answer.state === 'failed') return answer.code;
        leave(answer.data.url);
        return undefined;
      }),
    drop: (order) =>
      perform('drop', order, async () => {
        const answer = await shop.dropOrder({ id: order.id });
        return answer.state === 'failed' ? answer.code : undefined;
      }),
  };
}
