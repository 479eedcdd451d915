import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Locale } from '#domain/text/locales.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { loginPath } from '#i18n/login-path.ts';
import { paidPath } from '#i18n/order-path.ts';
import { isOrderId } from '#site/api/orders.ts';
import type { Answer } from '#site/browser/call.ts';
import { environment } from '#site/browser/environment.ts';
import { createMemberPage, type MemberPageState } from '#site/browser/member-page.ts';
import { wait } from '#site/browser/wait.ts';
import { onWake } from '#site/browser/wake.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { shop } from '#site/browser/shop.ts';
import type { WelcomeCode } from './texts.ts';

type WelcomeState =
  | Exclude<MemberPageState<never, WelcomeCode>, { step: 'refused' | 'shown' }>
  /** Not paid yet, as far as the payment service knows: the Worker is polled for a while. */
  | { step: 'checking' }
  /** The order's state. `over`: it was paid, then refunded or disputed. */
  | { step: 'paid' | 'processing' | 'open' | 'failed' | 'expired' | 'over'; order: OrderView }
  /** There is no such order, or it is somebody else's: the page does not say which. */
  | { step: 'unknown' };

/** The pauses between polls, with backoff, while the payment may arrive within seconds. */
const pausesMs = [1_000, 2_000, 3_000, 4_000, 6_000];

const stepOf = {
  open: 'open',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunding: 'over',
  refunded: 'over',
  disputed: 'over',
} as const satisfies Record<OrderView['state'], WelcomeState['step']>;

/** The order in the page's URL: an id in the Worker's format, or undefined. */
function orderIn(address: string): string | undefined {
  const order = new URL(address).searchParams.get('order');
  return isOrderId(order) ? order : undefined;
}

interface Shown {
  order: OrderView;
  isChecking: boolean;
}

function stateOf(page: MemberPageState<Shown, WelcomeCode>): WelcomeState {
  if (page.step === 'refused') return { step: 'unknown' };
  if (page.step !== 'shown') return page;
  const { order, isChecking } = page.data;
  return isChecking ? { step: 'checking' } : { step: stepOf[order.state], order };
}

/** Asks the Worker until the order is paid, or for a while. */
async function poll(
  id: string,
  show: (data: Shown) => boolean,
  [pause, ...later]: readonly number[] = pausesMs,
): Promise<Answer<Shown, WelcomeCode>> {
  const answer = await shop.order({ id });
  if (answer.state === 'failed') return answer;
  const order = answer.data;
  if (order.state !== 'open' || pause === undefined || !show({ order, isChecking: true }))
    return { state: 'ok', data: { order, isChecking: false } };
  await wait(pause);
  return poll(id, show, later);
}

interface Welcome {
  $state: ReadableAtom<WelcomeState>;
  /** Asks again: on request, or when the page returns from the back-forward cache. */
  look: () => void;
  start: () => void;
}

/** Shows an order's result. It grants nothing: the Worker learns from the payment service what was paid. */
export function createWelcome(locale: Locale): Welcome {
  const id = orderIn(location.href);
  if (id === undefined) {
    const nothing = () => undefined;
    return { $state: atom({ step: 'unknown' }), look: nothing, start: nothing };
  }
  const page = createMemberPage<Shown, WelcomeCode>({
    ask: (show) => poll(id, show),
    loginPath: loginPath(locale, { next: paidPath(locale, id) }),
    refusals: ['not_found', 'forbidden'],
    signsInHere: true,
  });
  const $state = computed(page.$state, stateOf);

  function onPaid({ product: key }: OrderView) {
    const product = productOf(key);
    if (product.kind === 'course') bookingOf(product.key).clear();
    // Tells the rest of the page about the new access.
    void environment.session.refresh();
  }

  return {
    $state,
    look: page.retry,
    start: () => {
      $state.listen((state) => {
        if (state.step === 'paid') onPaid(state.order);
      });
      onWake(page.retry);
      page.start();
    },
  };
}
