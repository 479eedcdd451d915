import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { productOf, type CourseKey } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import type { ShopClient } from '#site/clients/shop.ts';
import type { Session, SessionState } from '#site/stores/session.ts';

export type WelcomeState =
  | { step: 'loading' }
  /** Signing in comes first. */
  | { step: 'elsewhere'; to: string }
  /** Signing in stands in this page, because leaving it would forget her. */
  | { step: 'sign-in' }
  /** Not paid yet, as far as the payment service knows: it is asked again for a while. */
  | { step: 'checking' }
  /** What has become of her order. `over`: it was paid, and given back or disputed. */
  | { step: 'paid' | 'processing' | 'open' | 'failed' | 'expired' | 'over'; order: OrderView }
  /** Nobody's order, or somebody else's: there is no telling which. */
  | { step: 'unknown' }
  | { step: 'unreachable'; code: CallErrorCode };

export interface WelcomeDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  shop: Pick<ShopClient, 'order'>;
  online: () => boolean;
  loginPath: string;
  /** Opens the sign-in in this page where leaving it would forget her; says whether it did. */
  signInHere: () => boolean;
  clearBooking: (course: CourseKey) => void;
  wait: (milliseconds: number) => Promise<void>;
  go: (path: string) => void;
}

export interface Welcome {
  $state: ReadableAtom<WelcomeState>;
  start: () => void;
  /** Asks once more: she wants it, or the page was away for a while. */
  look: () => void;
}

const patienceMs = 9_500;
/** How long until each next question while the payment may still be a matter of seconds. */
const pausesMs = [1_000, 2_000, 3_000, 4_000, 6_000];

/** The steps in which it matters who is there. */
const waits: readonly WelcomeState['step'][] = ['loading', 'unreachable', 'sign-in'];

const stepOf = {
  open: 'open',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'over',
  disputed: 'over',
} as const satisfies Record<OrderView['state'], WelcomeState['step']>;

/** Looks at an order. It grants nothing: what was paid, the Worker knows from the payment service. */
export function createWelcome(orderId: string | undefined, deps: WelcomeDeps): Welcome {
  const { session } = deps;
  const $state = atom<WelcomeState>(orderId === undefined ? { step: 'unknown' } : { step: 'loading' });
  /** Whoever begins later is right; what an earlier one still brings is dropped. */
  let turn = 0;

  function showSkeleton(mine: number) {
    $state.set({ step: 'loading' });
    void deps.wait(patienceMs).then(() => {
      if (mine !== turn || $state.get().step !== 'loading') return;
      $state.set({ step: 'unreachable', code: 'request_timeout' });
    });
  }

  function show(order: OrderView) {
    const product = productOf(order.product);
    if (order.state === 'paid' && product.kind === 'course') deps.clearBooking(product.key);
    $state.set({ step: stepOf[order.state], order });
    // What she may use now is known to the rest of the page.
    if (order.state === 'paid') void session.refresh();
  }

  async function ask(id: string) {
    const mine = turn;
    for (const pause of [...pausesMs, undefined]) {
      const answer = await deps.shop.order(id);
      if (mine !== turn) return;
      if (answer.state === 'failed') {
        const isHers = answer.code !== 'not_found' && answer.code !== 'forbidden';
        $state.set(isHers ? { step: 'unreachable', code: answer.code } : { step: 'unknown' });
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
    if (orderId === undefined || !waits.includes(step)) return;
    if (known.state === 'user') void ask(orderId);
    else if (known.state === 'unreachable') $state.set({ step: 'unreachable', code: known.code });
    else if (known.state === 'nobody' && !deps.online()) {
      $state.set({ step: 'unreachable', code: 'unreachable' });
    } else if (known.state === 'nobody' && deps.signInHere()) {
      $state.set({ step: 'sign-in' });
    } else if (known.state === 'nobody') {
      $state.set({ step: 'elsewhere', to: deps.loginPath });
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
      if (session.$state.get().state === 'user') void ask(orderId);
      else void session.refresh();
    },
  };
}
