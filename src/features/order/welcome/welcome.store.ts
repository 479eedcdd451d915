import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { productOf, type CourseKey } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import type { readOrder } from '#site/api/orders.ts';
import type { CallOf } from '#site/browser/call.ts';
import type { Session, SessionState } from '#site/browser/session.ts';

type WelcomeState =
  | { step: 'loading' }
  /** Signing in comes first. */
  | { step: 'redirecting'; to: string }
  /** Signing in happens within this page, because leaving it would lose the session. */
  | { step: 'sign-in' }
  /** Not paid yet, as far as the payment service knows: the Worker is polled for a while. */
  | { step: 'checking' }
  /** What has become of the order. `over`: it was paid, then refunded or disputed. */
  | { step: 'paid' | 'processing' | 'open' | 'failed' | 'expired' | 'over'; order: OrderView }
  /** There is no such order, or it is somebody else's: which of the two is not said. */
  | { step: 'unknown' }
  | { step: 'unreachable'; code: CallErrorCode };

interface WelcomeDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  shop: { order: CallOf<typeof readOrder> };
  online: () => boolean;
  loginPath: string;
  /** Opens the sign-in within this page where leaving it would lose the session; says whether it did. */
  signInHere: () => boolean;
  clearBooking: (course: CourseKey) => void;
  wait: (milliseconds: number) => Promise<void>;
  go: (path: string) => void;
}

export interface Welcome {
  $state: ReadableAtom<WelcomeState>;
  start: () => void;
  /** Asks once more: at the buyer's request, or when the page comes back out of the back-forward cache. */
  look: () => void;
}

/** A skeleton may stand for ten seconds; a little of that goes into painting. */
const skeletonMs = 9_500;
/** The pauses of the polling, with backoff, while the payment may still be a matter of seconds. */
const pausesMs = [1_000, 2_000, 3_000, 4_000, 6_000];

/** The steps that wait for the session. */
const waiting: readonly WelcomeState['step'][] = ['loading', 'unreachable', 'sign-in'];

const stepOf = {
  open: 'open',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'over',
  disputed: 'over',
} as const satisfies Record<OrderView['state'], WelcomeState['step']>;

/** Shows what has become of an order. It grants nothing: what was paid, the Worker learns from the payment service. */
export function createWelcome(orderId: string | undefined, deps: WelcomeDeps): Welcome {
  const { session } = deps;
  const $state = atom<WelcomeState>(orderId === undefined ? { step: 'unknown' } : { step: 'loading' });
  /** The latest request wins; an older one's answer is dropped. */
  let turn = 0;

  function showSkeleton(mine: number) {
    $state.set({ step: 'loading' });
    void deps.wait(skeletonMs).then(() => {
      if (mine !== turn || $state.get().step !== 'loading') return;
      $state.set({ step: 'unreachable', code: 'request_timeout' });
    });
  }

  function show(order: OrderView) {
    const product = productOf(order.product);
    if (order.state === 'paid' && product.kind === 'course') deps.clearBooking(product.key);
    $state.set({ step: stepOf[order.state], order });
    // The rest of the page learns of the new access.
    if (order.state === 'paid') void session.refresh();
  }

  async function ask(id: string) {
    const mine = turn;
    for (const pause of [...pausesMs, undefined]) {
      const answer = await deps.shop.order({ id });
      if (mine !== turn) return;
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
      await deps.wait(pause);
      if (mine !== turn) return;
    }
  }

  function follow(known: SessionState) {
    const { step } = $state.get();
    if (orderId === undefined || !waiting.includes(step)) return;
    if (known.state === 'member') void ask(orderId);
    else if (known.state === 'unreachable') $state.set({ step: 'unreachable', code: known.code });
    else if (known.state === 'visitor' && !deps.online()) {
      $state.set({ step: 'unreachable', code: 'unreachable' });
    } else if (known.state === 'visitor' && deps.signInHere()) {
      $state.set({ step: 'sign-in' });
    } else if (known.state === 'visitor' && !known.isLeaving) {
      $state.set({ step: 'redirecting', to: deps.loginPath });
      deps.go(deps.loginPath);
    }
  }

  return {
    $state,
    start() {
      if (orderId === undefined) return;
      showSkeleton((turn += 1));
      session.$state.subscribe(follow);
      session.load();
    },
    look() {
      if (orderId === undefined) return;
      showSkeleton((turn += 1));
      if (session.$state.get().state === 'member') void ask(orderId);
      else void session.refresh();
    },
  };
}
