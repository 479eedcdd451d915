import { dayInGermany } from '#domain/time/calendar.ts';
import { isMailable } from '#domain/mail/email.ts';
import { company } from '#domain/company/company.ts';
import { isBookable } from '#domain/course/certification.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { checkAgreement } from '#domain/shop/agreement.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { discountOf, dueFor } from '#domain/shop/discounts.ts';
import { orderPath, paidPath } from '#i18n/order-path.ts';
import type { checkout } from '#site/api/checkout.ts';
import type { Log } from '../log.ts';
import { PaymentsFailed, PaymentsRefused, type Payments } from '../ports/payments.ts';
import type { Account, Accounts } from '../accounts/accounts.ts';
import type { AccessOf } from './access.ts';
import type { Customers } from './customers.ts';
import { courseInvoiceTax, planInvoiceTax } from '#domain/shop/tax.ts';
import { isSame, newOrder, type OrderRequest, type Price } from './new-order.ts';
import type { NewOrder, Order } from './order-rows.ts';
import type { Orders } from './orders.ts';
import type { ReconcileOrder } from './reconcile-order.ts';

type CheckoutErrorCode = (typeof checkout)['codes'][number];
interface Refused {
  state: 'refused';
  code: CheckoutErrorCode;
}
type OrderPlaced = { state: 'leaving'; order: string; url: string } | Refused;

export interface PlaceOrderDeps {
  payments: Payments;
  orders: Orders;
  accounts: Pick<Accounts, 'keepCustomer'>;
  customers: Pick<Customers, 'updateIfDue'>;
  accessOf: AccessOf;
  reconcileOrder: ReconcileOrder;
  site: string;
  /** Once per checkout session: its buyer is about to leave for the payment page. */
  checkoutOpened: (order: Order) => void;
  now: () => Date;
  newId: () => string;
  log: Log;
}

const minute = 60_000;
/** A checkout session with less time left is not reused. */
export const checkoutEndsSoonMs = 5 * minute;
/** For this long a lost response is requested again with the same idempotency key; after that a new order is placed. */
const answerLostMs = 2 * minute;
const tries = 6;

const refused = (code: CheckoutErrorCode): Refused => ({ state: 'refused', code });

/** Checkout: places an order and opens its checkout session, where it is paid. */
export function createPlaceOrder(deps: PlaceOrderDeps) {
  const { payments, orders, accounts, customers, accessOf, reconcileOrder, site, now, newId, log } = deps;
  const { checkoutOpened } = deps;

  async function hasAlready(
    { userId }: Account,
    product: ProductKey,
  ): Promise<CheckoutErrorCode | undefined> {
    const { kind, level } = productOf(product);
    const { has } = await accessOf(userId);
    if (!has.includes(level)) return undefined;
    return kind === 'plan' ? 'already_has_app' : 'already_has_course';
  }

  /** The amount due, with a discount code that this buyer may use, or without one. */
  async function priceFor({ userId }: Account, { product, discount: typed }: OrderRequest) {
    if (typed === undefined) return { dueCents: dueFor(product, undefined), discount: null, reserved: null };
    const discount = discountOf(typed, dayInGermany(now()));
    if (!discount) return undefined;
    const reserved = discount.oncePerPerson ? discount.code : null;
    if (reserved !== null && (await orders.hasUsed(userId, reserved))) return undefined;
    return { dueCents: dueFor(product, discount), discount: discount.code, reserved };
  }

  /** Nobody has its URL, so this only tidies up: if it fails, the session expires on its own. */
  async function closeUnwanted(session: string): Promise<void> {
    try {
      await payments.expireCheckout(session);
    } catch (error) {
      log.warn('checkout_not_expired', { dependency: 'payments', error });
    }
  }

  /** The payment service would repeat this error for a day under this order's keys: the next try places a new order. */
  async function openOrGiveUp(order: Order, account: Account): Promise<OrderPlaced> {
    try {
      return await openCheckout(order, account);
    } catch (error) {
      const isEmailRefused = error instanceof PaymentsRefused && error.code === 'email_invalid';
      if (error instanceof PaymentsFailed || isEmailRefused) await orders.giveUp(order.id);
      if (isEmailRefused) return refused('email_invalid');
      throw error;
    }
  }

  /** Opens the checkout session of an order, once: the same order opens the same session again. */
  async function openCheckout(order: Order, account: Account): Promise<OrderPlaced> {
    const { billingAddress } = order;
    const footer =
      productOf(order.product).kind === 'plan' ? planInvoiceTax(order.locale) : courseInvoiceTax();
    const member = {
      order: order.id,
      userId: account.userId,
      email: order.email,
      ...(billingAddress ? { billingAddress } : {}),
      ...(footer === undefined ? {} : { footer }),
    };
    const createCustomer = async (instead?: string) => {
      const created = await payments.createCustomer(instead === undefined ? member : { ...member, instead });
      if (billingAddress) return created;
      const { email, userId } = member;
      return accounts.keepCustomer(userId, { customer: created, email, vatRate: company.vatRate }, instead);
    };
    // An invoice takes name and address from its customer when it is paid. A customer per course keeps them off the
    // invoices of a plan, and no other order can change them meanwhile.
    const known = billingAddress ? undefined : account.customer;
    if (known !== undefined) await customers.updateIfDue(account.userId);
    const open = (by: string) =>
      payments.openCheckout({
        order: order.id,
        product: order.product,
        listCents: order.listCents,
        dueCents: order.dueCents,
        discount: order.discount ?? undefined,
        customer: by,
        locale: order.locale,
        successUrl: site + paidPath(order.locale, order.id),
        cancelUrl: site + orderPath(order.locale, order.product, order.discount),
        expires: order.checkoutExpires,
      });
    let customer = order.customer ?? known ?? (await createCustomer());
    let opened = await open(customer);
    if (opened.state === 'no_customer') {
      customer = await createCustomer(customer);
      opened = await open(customer);
    }
    if (opened.state === 'open') {
      const { session, url } = opened;
      const checkout = { checkoutSession: session, checkoutUrl: url, customer };
      const kept = await orders.keepCheckout(order.id, checkout);
      if (kept === 'kept') checkoutOpened(order);
      if (kept !== 'lost') return { state: 'leaving', order: order.id, url };
      // A newer order replaced this one while the session was being created.
      await closeUnwanted(session);
      return refused('order_replaced');
    }
    if (opened.state === 'unavailable') {
      log.warn('checkout_unavailable', { dependency: 'payments', reason: opened.reason });
      return refused('payments_unavailable');
    }
    const reason = opened.state === 'not_for_sale' ? opened.reason : 'no customer';
    log.error('product_not_for_sale', { dependency: 'payments', about: order.product, reason });
    await orders.giveUp(order.id);
    return refused('product_unavailable');
  }

  /** Continues an unfinished order if it is the requested one; otherwise its checkout session is expired. */
  async function resume(order: Order, wanted: NewOrder): Promise<OrderPlaced | 'begin' | 'look_again'> {
    if (order.checkoutSession === null) {
      const isLost = now().getTime() - order.ordered.getTime() > answerLostMs;
      if (isLost || !isSame(order, wanted)) return (await orders.giveUp(order.id)) ? 'begin' : 'look_again';
      return 'begin';
    }
    const endsSoon = order.checkoutExpires.getTime() - now().getTime() < checkoutEndsSoonMs;
    if (order.state === 'open' && (endsSoon || !isSame(order, wanted))) {
      await payments.expireCheckout(order.checkoutSession);
    }
    const reconciled = await reconcileOrder(order.id);
    const state = reconciled.state === 'reconciled' ? reconciled.decision.state : 'expired';
    if (state === 'processing') return refused('payment_processing');
    if (state !== 'open' || order.checkoutUrl === null) return 'look_again';
    return { state: 'leaving', order: order.id, url: order.checkoutUrl };
  }

  /** The price and the address that the order is placed with, or why it is refused. */
  async function accept(
    account: Account,
    request: OrderRequest,
  ): Promise<{ state: 'accepted'; price: Price; email: string } | Refused> {
    const { email } = account;
    const product = productOf(request.product);
    if (product.kind === 'course' && !isBookable(certified[product.key], dayInGermany(now())))
      return refused('course_not_certified');
    const price = await priceFor(account, request);
    if (price?.dueCents === undefined) return refused('discount_not_applicable');
    const { dueCents, discount, reserved } = price;
    const disagreement = checkAgreement(request.agreed, { kind: product.kind, dueCents, now: now() });
    if (disagreement) return refused(disagreement);
    if (email === undefined) return refused('email_missing');
    if (!isMailable(email)) return refused('email_invalid');
    if (product.kind === 'course' && !request.billingAddress) return refused('billing_address_missing');
    return { state: 'accepted', price: { dueCents, discount, reserved }, email };
  }

  /** `look_again` if another writer came first. */
  async function whyNotPlaced({ userId }: Account, { reserved }: Price): Promise<Refused | 'look_again'> {
    if (await orders.hasTooManyUnpaid(userId)) return refused('too_many_orders');
    const isUsed = reserved !== null && (await orders.hasUsed(userId, reserved));
    return isUsed ? refused('discount_not_applicable') : 'look_again';
  }

  /** One try; `look_again` if the member's orders changed meanwhile: one of them may just have turned out to be paid. */
  async function attempt(
    account: Account & { email: string },
    request: OrderRequest,
    price: Price,
  ): Promise<OrderPlaced | 'look_again'> {
    const has = await hasAlready(account, request.product);
    if (has) return refused(has);
    const wanted = newOrder({ id: newId(), account, request, ordered: now(), price });
    const unfinished = await orders.unfinishedOrder(account.userId, wanted.level);
    const resumed = unfinished ? await resume(unfinished, wanted) : 'begin';
    if (resumed !== 'begin') return resumed;
    const order = await orders.place(wanted);
    if (!order) return whyNotPlaced(account, price);
    const isOurs = order.checkoutSession === null && isSame(order, wanted);
    return isOurs ? openOrGiveUp(order, account) : 'look_again';
  }

  return async function placeOrder(account: Account, request: OrderRequest): Promise<OrderPlaced> {
    const accepted = await accept(account, request);
    if (accepted.state === 'refused') return accepted;
    const { price, email } = accepted;
    for (let tried = 1; tried <= tries; tried += 1) {
      const placed = await attempt({ ...account, email }, request, price);
      if (placed !== 'look_again') return placed;
    }
    return refused('payments_unavailable');
  };
}
