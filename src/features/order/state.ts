import { atom } from 'nanostores';
import { orderSteps } from '#domain/funnel/steps.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import { guaranteeDate } from '#domain/shop/guarantee.ts';
import type { Locale } from '#domain/text/locales.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { orderByLogin } from '#i18n/order-path.ts';
import type { Answer } from '#site/browser/call.ts';
import { count } from '#site/browser/count.ts';
import { environment } from '#site/browser/environment.ts';
import { events } from '#site/browser/events.ts';
import { isSessionStored } from '#site/browser/identity/stored-session.ts';
import { stableId } from '#site/browser/ids.ts';
import { latest } from '#site/browser/latest.ts';
import { createMemberPage, type MemberPageState } from '#site/browser/member-page.ts';
import { isStorageBlocked } from '#site/browser/page-sign-in.ts';
import { via, withCampaign } from '#site/browser/page-via.ts';
import type { Member } from '#site/browser/session.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { onWake } from '#site/browser/wake.ts';
import { storeContactEmail } from '#site/browser/members/contact-email.ts';
import { typeBilling } from './billing/billing.ts';
import { createQuotes, findLeft, type OrderQuery, type Quoted } from './quote.ts';
import {
  billingOf,
  checkedBilling,
  correctEmail,
  emailOf,
  keepEmail,
  missingIn,
  orderRequestOf,
  pageBefore,
  typeEmail,
  type AlreadyBought,
  type EarlyStart,
  type LeftOrder,
  type OrderState,
  type Review,
} from './review.ts';
import { shop } from '#site/browser/shop.ts';
import type { OpenOrderCode } from './open-order/texts.ts';
import type { OrderCode } from './texts.ts';

/** What a look at the shop finds. */
type Found = Extract<OrderState, { step: 'review' | 'already-bought' | 'redirecting' }>;

const nothingTicked: EarlyStart = { begin: false, knows: false };

/** Whether a sign-in is needed, as far as that is known without the provider's SDK. */
async function mustSignIn(): Promise<boolean> {
  return !expectsMember() && navigator.onLine && !isStorageBlocked() && !(await isSessionStored());
}

/** The order page up to the checkout: quote, review, order. */
export function createOrder(query: OrderQuery, locale: Locale) {
  const { session } = environment;
  const { key, kind, level } = productOf(query.product);
  const login = orderByLogin(locale, query.product, query.code);
  const $state = atom<OrderState>({ step: 'loading' });
  const quotes = createQuotes(query);
  /** Whether the page still shows what an answer was asked for. */
  const requests = latest();
  /** Input survives while the shop is unreachable. */
  let entered: Pick<Review, 'earlyStart' | 'email' | 'billing'> = {
    earlyStart: nothingTicked,
    email: { typed: '' },
    billing: undefined,
  };

  function set(state: OrderState) {
    if (state.step === 'review') {
      entered = state;
      count(orderSteps[kind].order);
    }
    $state.set(state);
    if (state.step === 'redirecting') location.replace(withCampaign(state.to));
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

  /** What the next look has to say, besides what it finds. */
  let said: Partial<Review> = {};

  function review(quote: Quoted, member: Member, left: LeftOrder | undefined): Review {
    const { offer, code, texts, guaranteeDays: days, withoutCode } = quote;
    return {
      step: 'review',
      offer,
      code,
      texts,
      guarantee: { days, until: guaranteeDate(new Date(), days) },
      email: emailOf(member, entered.email),
      billing: billingOf(query.product, left, entered.billing),
      earlyStart: entered.earlyStart,
      busy: false,
      offline: !navigator.onLine,
      changed: withoutCode ? 'discount' : undefined,
      left,
      missing: [],
      problem: undefined,
      ...said,
    };
  }

  async function ask(): Promise<Answer<Found, OrderCode>> {
    const known = session.$state.get();
    if (known.state !== 'member') {
      return { state: 'failed', code: known.state === 'unreachable' ? known.code : 'unauthenticated' };
    }
    // The quote was for a visitor, before the sign-in within this page.
    if ($state.get().step === 'sign-in') quotes.forget();
    const [quote, found] = await Promise.all([quotes.current(), findLeft(query.product)]);
    const show = (data: Found) => ({ state: 'ok', data }) as const;
    // Buyers who already have the product are not asked for anything first.
    if (quote.state === 'already-bought') return show({ step: 'already-bought', code: quote.code });
    if (typeof found === 'string') return show({ step: 'already-bought', code: found });
    const before = pageBefore(query.product, known.member, found, locale);
    if (before !== undefined) return show({ step: 'redirecting', to: before });
    return quote.state === 'failed' ? quote : show(review(quote, known.member, found));
  }

  const page = createMemberPage<Found, OrderCode>({ ask, loginPath: login, signsInHere: true });

  function follow(known: MemberPageState<Found, OrderCode>) {
    const { step } = $state.get();
    // The page is navigating away; later results change nothing.
    if ((step === 'leaving' || step === 'redirecting') && known.step !== 'loading') return;
    if (known.step === 'shown') set(known.data);
    else if (known.step === 'redirecting') $state.set({ step: 'redirecting', to: login });
    else if (known.step !== 'refused') set(known);
  }

  function again(part: Partial<Review> = {}) {
    quotes.forget();
    requests.begin();
    said = part;
    page.retry();
  }

  const alreadyBought = (code: AlreadyBought) => () => {
    set({ step: 'already-bought', code });
  };
  /** Handles a refusal. Any other is shown below the button, and the buyer can try again. */
  const onRefusal: Partial<Record<OrderCode, () => Promise<void> | void>> = {
    already_has_app: alreadyBought('already_has_app'),
    already_has_course: alreadyBought('already_has_course'),
    payment_processing: alreadyBought('payment_processing'),
    price_changed: () => again({ changed: 'price' }),
    texts_changed: () => again({ changed: 'texts', earlyStart: nothingTicked }),
    discount_not_applicable() {
      quotes.dropCode();
      again({ changed: 'discount' });
    },
    requirements_missing() {
      if (kind === 'course') set({ step: 'redirecting', to: coursePath(key, 'requirements', locale) });
    },
    // A known address of hers: another one is typed.
    email_invalid: () => {
      const state = $state.get();
      if (state.step === 'review') change(correctEmail(state));
    },
    order_closed: () => again(),
    unauthenticated: session.refresh,
    token_refused: session.refresh,
  };
  const refused = async (code: OrderCode) => {
    change({ busy: false, problem: code });
    await onRefusal[code]?.();
  };

  /** To the payment service's page, from which the browser's back button returns here. */
  function leave({ url }: { url: string }) {
    set({ step: 'leaving', url });
    location.assign(url);
  }

  async function place(review: Review) {
    const isLatest = requests.current();
    const { email } = review;
    const isNew = 'typed' in email && !('instead' in email && email.typed.trim() === email.instead);
    const stored = isNew ? await storeContactEmail(email.typed) : undefined;
    const refusal = stored?.state === 'failed' ? stored.code : undefined;
    if (refusal) return refused(refusal);
    const placed = await shop.checkout({ ...orderRequestOf(review, locale), via: via() });
    if (!isLatest()) return;
    if (placed.state === 'failed') return refused(placed.code);
    const event = { name: 'InitiateCheckout', product: level, cents: review.offer.cents } as const;
    events.report(event, await stableId(`InitiateCheckout ${placed.data.order}`));
    leave(placed.data);
  }

  /** Resuming or discarding the unpaid order; nothing else happens meanwhile. */
  async function settle<Data>(
    doing: 'go-on' | 'drop',
    ask: (request: { id: string }) => Promise<Answer<Data, OpenOrderCode>>,
    then: (data: Data) => Promise<void> | void,
  ) {
    const shown = $state.get();
    if (shown.step !== 'review' || !shown.left || shown.busy) return;
    const { left } = shown;
    const isLatest = requests.current();
    change({ busy: true, problem: undefined, left: { ...left, doing, problem: undefined } });
    const answer = await ask({ id: left.order.id });
    if (answer.state === 'ok') return then(answer.data);
    if (!isLatest()) return;
    change({ busy: false, left: { ...left, problem: answer.code } });
    await onRefusal[answer.code]?.();
  }

  return {
    $state,
    start: () => {
      for (const type of ['online', 'offline'])
        addEventListener(type, () => {
          change({ offline: !navigator.onLine });
        });
      // A page from the back-forward cache may be stale: the shop is asked again. Ticks are for one order.
      onWake(() => {
        entered = { ...entered, earlyStart: nothingTicked };
        again();
      });
      void mustSignIn().then((must) => {
        if (must) {
          set({ step: 'redirecting', to: login });
          return;
        }
        void quotes.current();
        page.$state.subscribe(follow);
        page.start();
      });
    },
    retry: () => {
      again();
    },
    type: (email: string) => edit((review) => typeEmail(review, email)),
    /** The known address is wrong, or somebody else's: another one is typed. */
    correctEmail: () => edit(correctEmail),
    /** It was right after all. */
    keepEmail: () => edit(keepEmail),
    typeBilling: (part: Partial<BillingAddress>) =>
      edit(({ billing }) => ({ billing: billing && typeBilling(billing, part), problem: undefined })),
    setEarlyStart: (part: Partial<EarlyStart>) =>
      edit(({ earlyStart }) => ({ earlyStart: { ...earlyStart, ...part } })),
    /** Back to the checkout of the unpaid order, or discards it. */
    goOn: () => settle('go-on', shop.goOnWithOrder, leave),
    drop: () => settle('drop', shop.dropOrder, () => again({ changed: 'dropped' })),
    /** Places the order, with obligation to pay: once, however often it is called. */
    order: async () => {
      const state = $state.get();
      if (state.step !== 'review' || state.busy) return;
      const review = { ...state, ...checkedBilling(state), problem: undefined };
      const missing = missingIn(review);
      const problem = missing.length > 0 || navigator.onLine ? undefined : 'unreachable';
      set({ ...review, missing, problem, busy: missing.length === 0 && !problem });
      if (missing.length > 0 || problem) return;
      await place(review);
    },
  };
}

export type OrderStore = ReturnType<typeof createOrder>;
