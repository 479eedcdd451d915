import type { CallErrorCode } from '#domain/error-codes.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { alreadyHas, type AlreadyBought, type Shop } from './quote.ts';
import type { LeftOrder, Review } from './order-state.ts';

/** The order for the same access that was left unpaid. It may have been paid since, and no webhook be here yet. */
export async function findLeft(
  product: ProductKey,
  shop: Pick<Shop, 'openOrders' | 'order'>,
): Promise<LeftOrder | AlreadyBought | undefined> {
  const { kind, level } = productOf(product);
  const answer = await shop.openOrders();
  if (answer.state === 'failed') return undefined;
  const order = answer.data.orders.find((open) => productOf(open.product).level === level);
  if (!order) return undefined;
  const asked = await shop.order({ id: order.id });
  if (asked.state === 'failed') return { order, isUnpaid: false, doing: undefined, problem: undefined };
  if (asked.data.state === 'paid') return alreadyHas[kind];
  if (asked.data.state === 'processing') return 'payment_processing';
  return { order, isUnpaid: true, doing: undefined, problem: undefined };
}

interface LeftDeps {
  shop: Pick<Shop, 'goOnWithOrder' | 'dropOrder'>;
  review: () => Review | undefined;
  change: (part: Partial<Review>) => void;
  /** Changes with what the page shows. */
  turn: () => number;
  leave: (url: string) => void;
  dropped: () => Promise<void>;
  refused: (code: CallErrorCode) => Promise<void> | void;
}

/** What becomes of the order that was left; nothing else happens meanwhile. */
export function createLeftOrderActions({ shop, review, change, turn, ...then }: LeftDeps) {
  async function perform(doing: 'go-on' | 'drop', act: (id: string) => Promise<CallErrorCode | undefined>) {
    const shown = review();
    if (!shown?.left || shown.busy) return;
    const { left } = shown;
    const mine = turn();
    change({ busy: true, problem: undefined, left: { ...left, doing, problem: undefined } });
    const code = await act(left.order.id);
    if (code === undefined || mine !== turn()) return;
    change({ busy: false, left: { ...left, problem: code } });
    await then.refused(code);
  }
  return {
    goOn: () =>
      perform('go-on', async (id) => {
        const answer = await shop.goOnWithOrder({ id });
        if (answer.state === 'failed') return answer.code;
        then.leave(answer.data.url);
        return undefined;
      }),
    drop: () =>
      perform('drop', async (id) => {
        const answer = await shop.dropOrder({ id });
        if (answer.state === 'failed') return answer.code;
        await then.dropped();
        return undefined;
      }),
  };
}
