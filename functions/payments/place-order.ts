import { dayInGermany } from '#domain/calendar.ts';
import { isBookable } from '#domain/course/certification.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { checkAgreement, type Agreement } from '#domain/shop/agreement.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { discountOf, dueFor } from '#domain/shop/discounts.ts';
import { leftPath, paidPath } from '#domain/shop/return-paths.ts';
import { priceOf } from '#domain/shop/prices.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { Locale } from '#domain/locales.ts';
import type { Log } from '../log.ts';
import type { Payments } from '../ports/payments.ts';
import type { Account, Accounts } from '../ports/accounts.ts';
import type { Visitor } from '../ports/conversions.ts';
import { createHoldings } from './holdings.ts';
import type { NewOrder, Order, Orders } from './orders.ts';
import type { Settle } from './settle.ts';

export interface Wish {
  product: ProductKey;
  locale: Locale;
  discount: string | undefined;
  agreed: Agreement;
  /** What the ad platform may hear, where she has consented. */
  told: { consentReceipt: string; visitor: Visitor } | undefined;
}

export type Placed = { state: 'leaving'; order: string; url: string } | { state: 'refused'; code: ErrorCode };

export interface PlaceOrderDeps {
  payments: Payments;
  orders: Orders;
  members: Accounts;
  settle: Settle;
  site: string;
  now: () => Date;
  newId: () => string;
  log: Log;
}

const minute = 60_000;
/** Stripe closes a page after 24 hours at the latest, by a clock of its own. */
const pageLivesMs = 23 * 60 * minute;
/** Shorter than this, a page is no longer handed out. */
const pageEndsSoonMs = 5 * minute;
/** So long the same key is asked again for an answer that was lost; then the order begins anew. */
const answerLostMs = 2 * minute;
const tries = 6;

const refused = (code: ErrorCode): Placed => ({ state: 'refused', code });

/** Whether it is the same order once more: a double click, a reload, a retry, another tab. */
const isSame = (order: Order, wished: NewOrder) =>
  order.product === wished.product &&
  order.discount === wished.discount &&
  order.dueCents === wished.dueCents &&
  order.locale === wished.locale &&
  order.email === wished.email;

/** A device's clock may be ahead of ours: nobody confirms after she has ordered. */
const confirmedIn = ({ requirements }: Agreement, ordered: Date) => ({
  requirementsVersion: requirements?.version ?? null,
  requirementsConfirmed: requirements
    ? new Date(Math.min(Date.parse(requirements.at), ordered.getTime()))
    : null,
});

export function createPlaceOrder(deps: PlaceOrderDeps) {
  const { payments, orders, members, settle, site, now, newId, log } = deps;
  const holdings = createHoldings(deps);

  async function hasAlready({ userId }: Account, product: ProductKey): Promise<ErrorCode | undefined> {
    const { kind, level } = productOf(product);
    const { has } = await holdings(userId);
    if (!has.includes(level)) return undefined;
    return kind === 'plan' ? 'already_has_app' : 'already_has_course';
  }

  /** What is due, with a code that counts for her, or none. */
  async function priced({ userId }: Account, wish: Wish) {
    if (wish.discount === undefined) return { due: dueFor(wish.product, undefined), code: null };
    const discount = discountOf(wish.discount, dayInGermany(now()));
    if (!discount) return undefined;
    if (discount.oncePerPerson && (await orders.hasUsed(userId, discount.code))) return undefined;
    const due = dueFor(wish.product, discount);
    return due === undefined ? undefined : { due, code: discount.code };
  }

  /** Opens the order's page, once: the same order opens the same page again. */
  async function open(order: Order, account: Account): Promise<Placed> {
    const who = { userId: account.userId, email: order.email };
    const first = order.customer ?? account.customer;
    let customer = first ?? (await members.keepCustomer(who.userId, await payments.customer(who), undefined));
    const page = () => ({
      order: order.id,
      product: order.product,
      listCents: order.listCents,
      dueCents: order.dueCents,
      discount: order.discount ?? undefined,
      customer,
      locale: order.locale,
      paidUrl: site + paidPath(order.locale, order.id),
      leftUrl: site + leftPath(order.locale, order.product, order.discount),
      expires: order.expires,
    });
    let opened = await payments.openPage(page());
    if (opened.state === 'no_customer') {
      const other = await payments.customer({ ...who, instead: customer });
      customer = await members.keepCustomer(who.userId, other, customer);
      opened = await payments.openPage(page());
    }
    if (opened.state === 'open') {
      await orders.keepPage(order.id, { session: opened.session, url: opened.url, customer });
      return { state: 'leaving', order: order.id, url: opened.url };
    }
    if (opened.state === 'unavailable') {
      log.warn('payment_page_unavailable', { dependency: 'payments', reason: opened.reason });
      return refused('payments_unavailable');
    }
    const fault = opened.state === 'not_for_sale' ? opened.reason : 'no customer';
    log.error('product_not_for_sale', { dependency: 'payments', reason: fault });
    await orders.giveUp(order.id);
    return refused('product_unavailable');
  }

  /** An order that waits for her, if it is the one she wants; otherwise its page is closed. */
  async function resume(order: Order, wished: NewOrder): Promise<Placed | 'begin'> {
    if (order.session === null) {
      const isLost = now().getTime() - order.ordered.getTime() > answerLostMs;
      if (isLost || !isSame(order, wished)) await orders.giveUp(order.id);
      return 'begin';
    }
    const endsSoon = order.expires.getTime() - now().getTime() < pageEndsSoonMs;
    if (order.state === 'open' && (endsSoon || !isSame(order, wished)))
      await payments.closePage(order.session);
    const settled = await settle(order.id);
    const state = settled.state === 'settled' ? settled.decided.state : 'expired';
    if (state === 'processing') return refused('payment_processing');
    if (state !== 'open' || order.url === null) return 'begin';
    return { state: 'leaving', order: order.id, url: order.url };
  }

  return async function placeOrder(account: Account, wish: Wish): Promise<Placed> {
    const { userId, email } = account;
    const product = productOf(wish.product);
    if (product.kind === 'course' && !isBookable(certified[product.key], dayInGermany(now())))
      return refused('course_not_certified');
    const price = await priced(account, wish);
    if (price?.due === undefined) return refused('discount_not_applicable');
    const { due: dueCents, code: discount } = price;
    const fault = checkAgreement(wish.agreed, { kind: product.kind, dueCents });
    if (fault) return refused(fault);
    if (email === undefined) return refused('email_missing');

    for (let tried = 1; tried <= tries; tried += 1) {
      const has = await hasAlready(account, wish.product);
      if (has) return refused(has);
      const ordered = now();
      const wished = {
        id: newId(),
        userId,
        email,
        product: wish.product,
        level: product.level,
        locale: wish.locale,
        listCents: priceOf(product),
        dueCents,
        discount,
        ordered,
        termsVersion: wish.agreed.terms,
        withdrawalVersion: wish.agreed.withdrawal,
        earlyStart: wish.agreed.earlyStart,
        ...confirmedIn(wish.agreed, ordered),
        expires: new Date(ordered.getTime() + pageLivesMs),
        state: 'open',
        consentReceipt: wish.told?.consentReceipt ?? null,
        visitor: wish.told?.visitor ?? null,
      } as const;
      const known = await orders.unfinishedOrder(userId, product.level);
      if (known) {
        const resumed = await resume(known, wished);
        if (resumed !== 'begin') return resumed;
        // It may just have turned out to be paid: what she has is looked at once more.
        if (known.session !== null) continue;
      }
      const order = await orders.place(wished);
      if (order.session === null && isSame(order, wished)) return open(order, account);
    }
    return refused('payments_unavailable');
  };
}
