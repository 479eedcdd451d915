import { atom } from 'nanostores';
import type { CallErrorCode } from '#domain/errors/error-codes.ts';
import type { Locale } from '#domain/text/locales.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { loginPath } from '#i18n/login-path.ts';
import { paidPath } from '#i18n/order-path.ts';
import { isOrderId } from '#site/api/orders.ts';
import { environment } from '#site/browser/environment.ts';
import { latest } from '#site/browser/latest.ts';
import { signInHereIfStorageBlocked } from '#site/browser/page-sign-in.ts';
import type { SessionState } from '#site/browser/session.ts';
import { endSkeleton } from '#site/browser/skeleton.ts';
import { wait } from '#site/browser/wait.ts';
import { onWake } from '#site/browser/wake.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { shop } from '#site/browser/shop.ts';

type WelcomeState =
  | { step: 'loading' }
  /** A sign-in is needed first. */
  | { step: 'redirecting'; to: string }
  /** Signing in happens within this page, because leaving it would lose the session. */
  | { step: 'sign-in' }
  /** Not paid yet, as far as the payment service knows: the Worker is polled for a while. */
  | { step: 'checking' }
  /** The order's state. `over`: it was paid, then refunded or disputed. */
  | { step: 'paid' | 'processing' | 'open' | 'failed' | 'expired' | 'over'; order: OrderView }
  /** There is no such order, or it is somebody else's: the page does not say which. */
  | { step: 'unknown' }
  | { step: 'unreachable'; code: CallErrorCode };

/** The pauses between polls, with backoff, while the payment may arrive within seconds. */
const pausesMs = [1_000, 2_000, 3_000, 4_000, 6_000];

/** The steps that wait for the session. */
const waiting: readonly WelcomeState['step'][] = ['loading', 'unreachable', 'sign-in'];

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

/** Shows an order's result. It grants nothing: the Worker learns from the payment service what was paid. */
export function createWelcome(locale: Locale) {
  const { session } = environment;
  const orderId = orderIn(location.href);
  const login = loginPath(locale, { next: paidPath(locale, orderId ?? '') });
  const $state = atom<WelcomeState>(orderId === undefined ? { step: 'unknown' } : { step: 'loading' });
  const requests = latest();

  function showSkeleton() {
    const isLatest = requests.begin();
    $state.set({ step: 'loading' });
    endSkeleton(
      () => isLatest() && $state.get().step === 'loading',
      () => {
        $state.set({ step: 'unreachable', code: 'request_timeout' });
      },
    );
  }

  function show(order: OrderView) {
    const product = productOf(order.product);
    if (order.state === 'paid' && product.kind === 'course') bookingOf(product.key).clear();
    $state.set({ step: stepOf[order.state], order });
    // Tells the rest of the page about the new access.
    if (order.state === 'paid') void session.refresh();
  }

  async function ask(id: string) {
    const isLatest = requests.current();
    for (const pause of [...pausesMs, undefined]) {
      const answer = await shop.order({ id });
      if (!isLatest()) return;
      if (answer.state === 'failed') {
        const mayRetry = answer.code !== 'not_found' && answer.code !== 'forbidden';
        $state.set(mayRetry ? { step: 'unreachable', code: answer.code } : { step: 'unknown' });
        return;
      }
      if (answer.data.state !== 'open' || pause === undefined) {
        show(answer.data);
        return;
      }
      $state.set({ step: 'checking' });
      await wait(pause);
      if (!isLatest()) return;
    }
  }

  function follow(known: SessionState) {
    const { step } = $state.get();
    if (orderId === undefined || !waiting.includes(step)) return;
    if (known.state === 'member') void ask(orderId);
    else if (known.state === 'unreachable') $state.set({ step: 'unreachable', code: known.code });
    else if (known.state === 'visitor' && !navigator.onLine) {
      $state.set({ step: 'unreachable', code: 'unreachable' });
    } else if (known.state === 'visitor' && signInHereIfStorageBlocked()) {
      $state.set({ step: 'sign-in' });
    } else if (known.state === 'visitor' && !known.isLeaving) {
      $state.set({ step: 'redirecting', to: login });
      location.replace(login);
    }
  }

  /** Asks again: on request, or when the page returns from the back-forward cache. */
  function look() {
    if (orderId === undefined) return;
    showSkeleton();
    if (session.$state.get().state === 'member') void ask(orderId);
    else void session.refresh();
  }

  return {
    $state,
    look,
    start: () => {
      if (orderId === undefined) return;
      onWake(look);
      showSkeleton();
      session.$state.subscribe(follow);
      session.load();
    },
  };
}
