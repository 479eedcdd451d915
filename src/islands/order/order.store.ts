import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { SessionState, User } from '#site/stores/session.ts';
import { missingIn, pageBefore } from './before.ts';
import { createQuotes } from './quote.ts';
import { wishOf } from './wish.ts';
import type { OrderDeps } from './order-parts.ts';
import type { Has, OrderOf, OrderState, Review, Wishes } from './order-state.ts';

export interface OrderStore {
  $state: ReadableAtom<OrderState>;
  $offline: ReadableAtom<boolean>;
  start: () => void;
  retry: () => void;
  type: (email: string) => void;
  wish: (wishes: Partial<Wishes>) => void;
  /** With obligation to pay: once, however often it is called. */
  order: () => Promise<void>;
}

/** A skeleton may stand for ten seconds; a little of that goes into painting. */
const patienceMs = 9_500;
const noWishes: Wishes = { begin: false, knows: false };

export function createOrder(wanted: OrderOf, deps: OrderDeps): OrderStore {
  const { session, paths, online } = deps;
  const { key, kind, level } = productOf(wanted.product);
  const $state = atom<OrderState>({ step: 'loading' });
  const $offline = atom(false);
  const quotes = createQuotes(wanted, deps);
  /** Whoever begins later is right; what an earlier one still brings is dropped. */
  let turn = 0;
  /** What she has entered outlives a page that cannot be reached for a while. */
  let entered: Pick<Review, 'wishes' | 'email'> = { wishes: noWishes, email: { typed: '' } };

  function set(state: OrderState) {
    if (state.step === 'review') entered = state;
    $state.set(state);
    if (state.step === 'elsewhere') deps.go(state.to);
  }

  function showSkeleton() {
    const mine = (turn += 1);
    set({ step: 'loading' });
    void deps.wait(patienceMs).then(() => {
      if (mine !== turn || $state.get().step !== 'loading') return;
      set({ step: 'unreachable', code: 'request_timeout' });
    });
  }

  async function look(user: User, part: Partial<Review> = {}) {
    const mine = turn;
    const quote = await quotes.current();
    if (mine !== turn) return;
    // What she has comes before what she would have to do for it.
    const first = pageBefore(wanted.product, user, deps);
    if (quote.state === 'has') set({ step: 'has', code: quote.code });
    else if (first !== undefined) set({ step: 'elsewhere', to: first });
    else if (quote.state === 'failed') set({ step: 'unreachable', code: quote.code });
    else {
      const { offer, code, texts, withoutCode } = quote;
      const email = user.email ? { known: user.email } : entered.email;
      const notice = withoutCode ? 'discount' : undefined;
      const { wishes } = entered;
      const told = { notice, problem: undefined, busy: false } as const;
      set({ step: 'review', offer, code, texts, email, wishes, ...told, ...part });
    }
  }

  function follow(known: SessionState) {
    const { step } = $state.get();
    if (known.state === 'user') {
      // Whoever has signed in here has been asked about as nobody.
      if (step === 'sign-in') quotes.forget();
      if (step === 'loading' || step === 'unreachable' || step === 'sign-in') void look(known.user);
    } else if (step === 'leaving' || step === 'elsewhere' || known.state === 'loading') {
      // Nothing that is known now could change where she is going.
    } else if (known.state === 'unreachable') set({ step: 'unreachable', code: known.code });
    // Without a connection nobody's token can be had: that is no reason to send her away.
    else if (!online.is()) set({ step: 'unreachable', code: 'unreachable' });
    else if (deps.signInHere()) set({ step: 'sign-in' });
    else set({ step: 'elsewhere', to: paths.login });
  }

  async function again(part: Partial<Review> = {}) {
    quotes.forget();
    showSkeleton();
    const known = session.$state.get();
    if (known.state === 'user') await look(known.user, part);
    else await session.refresh();
  }

  function problem(code: CallErrorCode) {
    const state = $state.get();
    if (state.step === 'review') set({ ...state, busy: false, problem: code });
  }

  const has = (code: Has) => () => {
    set({ step: 'has', code });
  };
  /** What a refusal leads to; every other one is said below the button, and she can try again. */
  const outcomes: Partial<Record<CallErrorCode, () => Promise<void> | void>> = {
    already_has_app: has('already_has_app'),
    already_has_course: has('already_has_course'),
    payment_processing: has('payment_processing'),
    price_changed: () => again({ notice: 'price' }),
    texts_changed: () => again({ notice: 'texts', wishes: noWishes }),
    discount_not_applicable() {
      quotes.dropCode();
      return again({ notice: 'discount' });
    },
    requirements_missing() {
      if (kind === 'course') set({ step: 'elsewhere', to: paths.requirements(key) });
    },
    unauthenticated: session.refresh,
    token_refused: session.refresh,
  };
  const refused = async (code: CallErrorCode) => {
    problem(code);
    await outcomes[code]?.();
  };

  async function keepEmail({ email }: Review): Promise<CallErrorCode | undefined> {
    if ('known' in email) return undefined;
    const known = session.$state.get();
    if (known.state !== 'user') return 'unauthenticated';
    const told = await deps.members.updateUser(known.user.id, email.typed.trim());
    return told.state === 'failed' ? told.code : undefined;
  }

  async function place(review: Review) {
    const mine = turn;
    const fault = await keepEmail(review);
    if (fault) {
      await refused(fault);
      return;
    }
    const placed = await deps.shop.checkout(wishOf(review, deps));
    if (mine !== turn) return;
    if (placed.state === 'failed') {
      await refused(placed.code);
      return;
    }
    const { order, url } = placed.data;
    const event = { name: 'InitiateCheckout', product: level, cents: review.offer.cents } as const;
    deps.report(event, await deps.lastingId(`InitiateCheckout ${order}`));
    set({ step: 'leaving', url });
    deps.leave(url);
  }

  return {
    $state,
    $offline,
    start() {
      online.onChange(() => {
        $offline.set(!online.is());
      });
      // Out of the browser's memory comes a page that may be over: the shop is asked once more.
      deps.onWake(() => void again());
      showSkeleton();
      void quotes.current();
      session.$state.subscribe(follow);
      session.load();
    },
    retry: () => void again(),
    type(typed) {
      const state = $state.get();
      if (state.step === 'review' && !state.busy) set({ ...state, email: { typed } });
    },
    wish(wishes) {
      const state = $state.get();
      if (state.step === 'review' && !state.busy) set({ ...state, wishes: { ...state.wishes, ...wishes } });
    },
    async order() {
      const state = $state.get();
      if (state.step !== 'review' || state.busy) return;
      const review = { ...state, problem: undefined };
      const fault = missingIn(review, online.is());
      if (fault) {
        problem(fault);
        return;
      }
      set({ ...review, busy: true });
      await place(review);
    },
  };
}
