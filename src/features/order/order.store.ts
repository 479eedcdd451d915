import { atom, type ReadableAtom } from 'nanostores';
import { guaranteeDate } from '#domain/shop/guarantee.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { storeContactEmail } from '#site/features/account/contact-email.ts';
import type { Member, SessionState } from '#site/browser/session.ts';
import { createEdits, type ReviewEdits } from './review-edits.ts';
import { createLeftOrderActions, findLeft } from './left-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { createQuotes, type AlreadyBought, type OrderQuery } from './quote.ts';
import {
  billingOf,
  bookingBeside,
  checkedBilling,
  emailOf,
  missingIn,
  orderRequestOf,
  pageBefore,
  type EarlyStart,
  type OrderState,
  type Review,
} from './order-state.ts';

export interface OrderStore extends ReviewEdits {
  $state: ReadableAtom<OrderState>;
  start: () => void;
  retry: () => void;
  /** Back to the checkout of the order that was left, or away with it. */
  goOn: () => Promise<void>;
  drop: () => Promise<void>;
  /** Places the order, with obligation to pay: once, however often it is called. */
  order: () => Promise<void>;
}

/** A skeleton may stand for ten seconds; a little of that goes into painting. */
const skeletonMs = 9_500;
const nothingTicked: EarlyStart = { begin: false, knows: false };

const shownReview = (state: OrderState) => (state.step === 'review' ? state : undefined);

/** The order page up to the checkout: quote, review, order. */
export function createOrder(query: OrderQuery, deps: OrderDeps): OrderStore {
  const { session, paths, online, bookingOf } = deps;
  const { key, kind, level } = productOf(query.product);
  const $state = atom<OrderState>({ step: 'loading' });
  const quotes = createQuotes(query, deps.shop);
  /** The latest request wins; an older one's answer is dropped. */
  let turn = 0;
  /** What was filled in survives a shop that cannot be reached for a while. */
  let entered: Pick<Review, 'earlyStart' | 'email' | 'billing'> = {
    earlyStart: nothingTicked,
    email: { typed: '' },
    billing: undefined,
  };

  function set(state: OrderState) {
    if (state.step === 'review') entered = state;
    $state.set(state);
    if (state.step === 'redirecting') deps.go(state.to);
  }

  function change(part: Partial<Review>) {
    const state = $state.get();
    if (state.step === 'review') set({ ...state, ...part });
  }

  /** Nothing can be edited while the order is being placed. */
  function edit(part: (review: Review) => Partial<Review>) {
    const state = $state.get();
    if (state.step === 'review' && !state.busy) set({ ...state, ...part(state) });
  }

  function showSkeleton() {
    const mine = (turn += 1);
    set({ step: 'loading' });
    void deps.wait(skeletonMs).then(() => {
      if (mine !== turn || $state.get().step !== 'loading') return;
      set({ step: 'unreachable', code: 'request_timeout' });
    });
  }

  async function look(member: Member, part: Partial<Review> = {}) {
    const mine = turn;
    const [quote, found] = await Promise.all([quotes.current(), findLeft(query.product, deps.shop)]);
    if (mine !== turn) return;
    // Somebody who has the product already is not asked for anything first.
    const left = typeof found === 'string' ? undefined : found;
    const before = pageBefore(query.product, member, bookingBeside(left, bookingOf), paths);
    if (quote.state === 'already-bought') set({ step: 'already-bought', code: quote.code });
    else if (typeof found === 'string') set({ step: 'already-bought', code: found });
    else if (before !== undefined) set({ step: 'redirecting', to: before });
    else if (quote.state === 'failed') set({ step: 'unreachable', code: quote.code });
    else {
      const { offer, code, texts, guaranteeDays: days, withoutCode } = quote;
      set({
        step: 'review',
        offer,
        code,
        texts,
        guarantee: { days, until: guaranteeDate(new Date(), days) },
        email: emailOf(member, entered.email),
        billing: billingOf(query.product, left, entered.billing),
        earlyStart: entered.earlyStart,
        busy: false,
        offline: !online.is(),
        changed: withoutCode ? 'discount' : undefined,
        left,
        missing: [],
        problem: undefined,
        ...part,
      });
    }
  }

  function follow(known: SessionState) {
    const { step } = $state.get();
    if (known.state === 'member') {
      // Before signing in here, the quote was for a visitor.
      if (step === 'sign-in') quotes.forget();
      if (step === 'loading' || step === 'unreachable' || step === 'sign-in') void look(known.member);
    } else if (step === 'leaving' || step === 'redirecting' || known.state === 'loading') {
      // The page is being left; nothing that becomes known now changes that.
    } else if (known.state === 'unreachable') set({ step: 'unreachable', code: known.code });
    // A sign-out leads elsewhere by itself; what was filled in is gone from the page at once.
    else if (known.isLeaving) $state.set({ step: 'redirecting', to: paths.login });
    // Without a connection there is no token to be had: no reason to send a member to the login page.
    else if (!online.is()) set({ step: 'unreachable', code: 'unreachable' });
    else if (deps.signInHere()) set({ step: 'sign-in' });
    else set({ step: 'redirecting', to: paths.login });
  }

  async function again(part: Partial<Review> = {}) {
    quotes.forget();
    showSkeleton();
    const known = session.$state.get();
    if (known.state === 'member') await look(known.member, part);
    else await session.refresh();
  }

  const alreadyBought = (code: AlreadyBought) => () => {
    set({ step: 'already-bought', code });
  };
  /** What a refusal leads to. Any other is said below the button, and the buyer can try again. */
  const onRefusal: Partial<Record<CallErrorCode, () => Promise<void> | void>> = {
    already_has_app: alreadyBought('already_has_app'),
    already_has_course: alreadyBought('already_has_course'),
    payment_processing: alreadyBought('payment_processing'),
    price_changed: () => again({ changed: 'price' }),
    texts_changed: () => again({ changed: 'texts', earlyStart: nothingTicked }),
    discount_not_applicable() {
      quotes.dropCode();
      return again({ changed: 'discount' });
    },
    requirements_missing() {
      if (kind === 'course') set({ step: 'redirecting', to: paths.requirements(key) });
    },
    order_closed: () => again(),
    unauthenticated: session.refresh,
    token_refused: session.refresh,
  };
  const refused = async (code: CallErrorCode) => {
    change({ busy: false, problem: code });
    await onRefusal[code]?.();
  };

  function leave(url: string) {
    set({ step: 'leaving', url });
    deps.leave(url);
  }

  async function place(review: Review) {
    const mine = turn;
    const { email } = review;
    const isNew = 'typed' in email && !('instead' in email && email.typed.trim() === email.instead);
    const stored = isNew ? await storeContactEmail(email.typed, deps) : undefined;
    const refusal = stored?.state === 'failed' ? stored.code : undefined;
    if (refusal) return refused(refusal);
    const placed = await deps.shop.checkout(orderRequestOf(review, deps.locale, bookingOf));
    if (mine !== turn) return;
    if (placed.state === 'failed') return refused(placed.code);
    const { order, url } = placed.data;
    const event = { name: 'InitiateCheckout', product: level, cents: review.offer.cents } as const;
    deps.report(event, await deps.stableId(`InitiateCheckout ${order}`));
    leave(url);
  }

  const left = createLeftOrderActions({
    shop: deps.shop,
    review: () => shownReview($state.get()),
    change,
    turn: () => turn,
    leave,
    dropped: () => again({ changed: 'dropped' }),
    refused: (code) => onRefusal[code]?.(),
  });

  return {
    $state,
    start() {
      online.onChange(() => {
        change({ offline: !online.is() });
      });
      // A page out of the back-forward cache may be outdated: the shop is asked once more. Ticks are for one order.
      deps.onWake(() => {
        entered = { ...entered, earlyStart: nothingTicked };
        void again();
      });
      showSkeleton();
      void deps.mustSignIn().then((must) => {
        if (must) {
          set({ step: 'redirecting', to: paths.login });
          return;
        }
        void quotes.current();
        session.$state.subscribe(follow);
        session.load();
      });
    },
    retry: () => void again(),
    ...createEdits(edit),
    ...left,
    async order() {
      const state = $state.get();
      if (state.step !== 'review' || state.busy) return;
      const review = { ...state, ...checkedBilling(state), problem: undefined };
      const missing = missingIn(review);
      const problem = missing.length > 0 || online.is() ? undefined : 'unreachable';
      set({ ...review, missing, problem, busy: missing.length === 0 && !problem });
      if (missing.length > 0 || problem) return;
      await place(review);
    },
  };
}
