import { addMonths } from '#domain/calendar.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import {
  PaymentsRefused,
  type CheckoutRequest,
  type OrderSnapshot,
  type Payments,
  type SubscriptionSnapshot,
  type TermPayment,
  type WebhookEvent,
} from '#functions/ports/payments.ts';

export interface Payment extends TermPayment {
  order: string;
  subscription: string | undefined;
  succeeded: Date | undefined;
  refunds: number;
}

interface Session {
  id: string;
  request: CheckoutRequest;
  status: OrderSnapshot['checkout'];
  subscription: SubscriptionSnapshot | undefined;
  /** The start of a renewed term whose invoice can still be changed, for an hour. */
  draft?: Date | undefined;
}

/** How a renewal is paid. A draft is paid by card, an hour later. */
export const renewals = ['paid', 'processing', 'past_due', 'draft'] as const;
export type Renewal = (typeof renewals)[number];

/**
 * A payment service in memory. Each call is a step and takes effect at once, except that the payment of a
 * subscription needs a second call, as at Stripe.
 */
export function createPaymentService(
  step: (label: string) => Promise<void>,
  now: () => Date,
  tell: (event: string) => void,
) {
  let renewal: Renewal = 'paid';
  const sessions = new Map<string, Session>();
  const payments: Payment[] = [];
  const refundKeys = new Set<string>();
  const events: WebhookEvent[] = [];
  /** Refunds that it refused, because not enough was left. */
  const refused: string[] = [];

  function emit(type: string, order: string) {
    const id = `evt_${events.length}`;
    events.push({ id, type, created: now(), order });
    tell(id);
  }

  /** Periods are counted in whole seconds. */
  const second = () => new Date(Math.floor(now().getTime() / 1000) * 1000);
  const monthsOf = ({ product }: CheckoutRequest) => {
    const sold = productOf(product);
    return sold.kind === 'plan' ? sold.months : 0;
  };
  const all = () => [...sessions.values()];
  const subscriptions = () => all().flatMap(({ subscription }) => subscription ?? []);
  /** Of an order, or of its subscription's last term. */
  const latestOf = ({ request }: Session) => payments.findLast(({ order }) => order === request.order);

  function expire(session: Session) {
    session.status = 'expired';
    emit('checkout.session.expired', session.request.order);
  }

  function end(subscription: SubscriptionSnapshot) {
    Object.assign(subscription, { status: 'canceled', hasEnded: true });
    emit('customer.subscription.deleted', subscription.order ?? '');
  }

  function charge(session: Session, cents: number, state: Payment['state'], billed = now()) {
    const { order } = session.request;
    payments.push({
      id: `pi_${payments.length}`,
      order,
      state,
      cents,
      refundedCents: 0,
      refundFailure: undefined,
      dispute: 'none',
      billed,
      isFirst: latestOf(session) === undefined,
      subscription: session.subscription?.id,
      refunds: 0,
      succeeded: state === 'succeeded' ? now() : undefined,
    });
    emit(`payment_intent.${state}`, order);
  }

  /** A term that is cut short by a cancellation is charged in proportion. */
  function bill(session: Session, subscription: SubscriptionSnapshot, start: Date) {
    const { listCents } = session.request;
    const { endsAt, periodEnd } = subscription;
    const whole = periodEnd.getTime() - start.getTime();
    const used = Math.min(whole, (endsAt ?? periodEnd).getTime() - start.getTime());
    const cents = renewal === 'draft' ? listCents : Math.round((listCents * used) / whole);
    const states = {
      processing: 'processing',
      past_due: 'failed',
      paid: 'succeeded',
      draft: 'succeeded',
    } as const;
    if (renewal === 'past_due') subscription.status = 'past_due';
    session.draft = undefined;
    charge(session, cents, states[renewal], start);
  }

  const port: Payments = {
    async createCustomer({ order, instead }) {
      await step('createCustomer');
      return `cus_${order}${instead ?? ''}`;
    },
    async updateCustomer() {
      await step('updateCustomer');
    },
    async openCheckout(request) {
      await step('openCheckout');
      const id = `cs_${request.order}_${request.customer}`;
      if (!sessions.has(id)) sessions.set(id, { id, request, status: 'open', subscription: undefined });
      return { state: 'open', session: id, url: `https://pay.example/${id}` };
    },
    async expireCheckout(id) {
      await step('expireCheckout');
      const session = sessions.get(id);
      if (session?.status === 'complete') return 'complete';
      if (session?.status === 'open') expire(session);
      return 'expired';
    },
    async orderSnapshot(id) {
      await step('orderSnapshot');
      const session = sessions.get(id);
      if (!session) return undefined;
      const { status: checkout, subscription } = session;
      const latest = latestOf(session);
      const read = {
        checkout,
        subscription: subscription && { ...subscription },
        isPaid: session.draft === undefined && latest?.state === 'succeeded',
        isFirstPayment: session.draft === undefined && (latest?.isFirst ?? true),
        invoiceNumber: undefined,
      };
      const shown = session.draft === undefined ? latest : undefined;
      if (subscription) await step('orderSnapshot, payment');
      return { ...read, payment: shown && { ...shown } };
    },
    invoicePdf: () => Promise.resolve(undefined),
    async payment(id) {
      await step('payment');
      const payment = payments.find((one) => one.id === id);
      if (!payment) throw new PaymentsRefused('There is no such payment.');
      return { ...payment };
    },
    async paymentsOf(subscription) {
      await step('paymentsOf');
      return payments.filter((one) => one.subscription === subscription).map((one) => ({ ...one }));
    },
    async endSubscription(id, at) {
      await step('endSubscription');
      const subscription = subscriptions().find((one) => one.id === id);
      if (!subscription || subscription.hasEnded) return;
      subscription.endsAt = at ?? now();
      if (at) emit('customer.subscription.updated', subscription.order ?? '');
      else end(subscription);
    },
    async refund({ payment: id, cents, key }) {
      await step('refund');
      if (refundKeys.has(key)) return;
      const payment = payments.find((one) => one.id === id);
      if (payment?.state !== 'succeeded' || cents > payment.cents - payment.refundedCents) {
        refused.push(id);
        throw new PaymentsRefused('There is not so much left.');
      }
      refundKeys.add(key);
      payment.refundedCents += cents;
      payment.refunds += 1;
      emit('charge.refunded', payment.order);
    },
    portalUrl: () => Promise.resolve(undefined),
    async readWebhook(body) {
      await step('readWebhook');
      const event = events.find(({ id }) => id === body);
      return event ? { state: 'read', event } : { state: 'refused', reason: 'unknown' };
    },
    async liveSubscriptions() {
      await step('liveSubscriptions');
      const live = subscriptions().filter(({ hasEnded }) => !hasEnded);
      return { items: live.map((one) => ({ ...one })), hasMore: false };
    },
    async eventsSince(since) {
      await step('eventsSince');
      const recent = events.filter(({ created }) => created >= since).toReversed();
      const items = recent.map((one) => ({ ...one, order: () => Promise.resolve(one.order) }));
      return { items, hasMore: false };
    },
  };

  return {
    port,
    events,
    payments,
    refused,
    sessions: all,
    latestOf,

    /** The button of the payment page. */
    pay(id: string, way: 'card' | 'debit') {
      const session = sessions.get(id);
      if (session?.status !== 'open') return;
      const { request } = session;
      session.status = 'complete';
      if (monthsOf(request) > 0) {
        session.subscription = {
          id: `sub_${request.order}`,
          order: request.order,
          status: 'active',
          hasEnded: false,
          paused: false,
          endsAt: undefined,
          periodStart: second(),
          periodEnd: addMonths(second(), monthsOf(request)),
        };
      }
      charge(session, request.dueCents, way === 'card' ? 'succeeded' : 'processing');
      emit('checkout.session.completed', request.order);
    },

    /** What banks do with pending debits and payments; false if there are none. */
    bank(does: 'settle' | 'bounce' | 'dispute'): boolean {
      const affected = payments.filter(
        ({ state }) => state === (does === 'dispute' ? 'succeeded' : 'processing'),
      );
      for (const payment of affected) {
        if (does === 'dispute') payment.dispute = 'open';
        else if (does === 'settle') Object.assign(payment, { state: 'succeeded', succeeded: now() });
        else {
          payment.state = 'failed';
          const subscription = subscriptions().find(({ id }) => id === payment.subscription);
          if (subscription && !subscription.hasEnded) subscription.status = 'past_due';
        }
        emit(does, payment.order);
      }
      return affected.length > 0;
    },

    renewBy(how: Renewal) {
      renewal = how;
    },

    /** Charges drafts, and what was past due. Ending a plan does not stop a draft. */
    collect() {
      for (const session of all()) {
        const { draft, subscription } = session;
        if (draft && subscription) bill(session, subscription, draft);
      }
      for (const payment of payments) {
        const subscription = subscriptions().find(({ id }) => id === payment.subscription);
        if (payment.state !== 'failed' || payment.isFirst || subscription?.hasEnded !== false) continue;
        Object.assign(payment, { state: 'succeeded', succeeded: now() });
        Object.assign(subscription, { status: 'active' });
        emit('invoice.paid', payment.order);
      }
    },

    /** What is due by now: renewals, ends, expired pages. */
    catchUp() {
      for (const session of all()) {
        const { subscription, request } = session;
        if (session.status === 'open' && request.expires <= now()) expire(session);
        if (!subscription || subscription.hasEnded) continue;
        if (subscription.endsAt && subscription.endsAt <= now()) end(subscription);
        else if (subscription.periodEnd <= now()) {
          const { periodEnd: periodStart } = subscription;
          Object.assign(subscription, { periodStart, periodEnd: addMonths(periodStart, monthsOf(request)) });
          session.draft = periodStart;
          if (renewal !== 'draft') bill(session, subscription, periodStart);
          emit('customer.subscription.updated', request.order);
        }
      }
    },
  };
}
