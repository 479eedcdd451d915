import { addMonths } from '#domain/calendar.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import {
  PaymentsRefused,
  type CheckoutRequest,
  type OrderSnapshot,
  type Payments,
  type PaymentSnapshot,
  type SubscriptionSnapshot,
  type TermPayment,
  type WebhookEvent,
} from '#functions/ports/payments.ts';

export interface Payment extends TermPayment {
  order: string;
  subscription: string | undefined;
  succeeded: Date | undefined;
  refunds: number[];
}

interface Session {
  id: string;
  request: CheckoutRequest;
  status: OrderSnapshot['checkout'];
  payment: Payment | undefined;
  subscription: SubscriptionSnapshot | undefined;
}

/**
 * A payment service in memory. Each call is a step and takes effect at once, except that the payment of a
 * subscription needs a second call, as at Stripe.
 */
export function createPaymentService(step: (label: string) => Promise<void>, now: () => Date) {
  const sessions = new Map<string, Session>();
  const payments = new Map<string, Payment>();
  const refundKeys = new Set<string>();
  const events: WebhookEvent[] = [];
  /** Refunds that it refused, because not enough was left. */
  const refused: string[] = [];
  let heard: (event: WebhookEvent) => void = () => undefined;

  function emit(type: string, order: string) {
    const event = { id: `evt_${events.length}`, type, created: now(), order };
    events.push(event);
    heard(event);
  }

  /** Periods are counted in whole seconds. */
  const second = () => new Date(Math.floor(now().getTime() / 1000) * 1000);
  const all = () => [...sessions.values()];
  const subscriptions = () => all().flatMap(({ subscription }) => subscription ?? []);
  const latestOf = (session: Session) =>
    session.subscription
      ? [...payments.values()].findLast((one) => one.subscription === session.subscription?.id)
      : session.payment;
  const snapshotOf = (payment: Payment | undefined): PaymentSnapshot | undefined =>
    payment && { ...payment, refundedCents: refundedOf(payment) };
  const refundedOf = ({ refunds }: Payment) => refunds.reduce((sum, cents) => sum + cents, 0);

  function charge(
    session: Session,
    cents: number,
    state: PaymentSnapshot['state'],
    isFirst: boolean,
  ): Payment {
    const { order } = session.request;
    const payment: Payment = {
      id: `pi_${payments.size}`,
      order,
      state,
      cents,
      refundedCents: 0,
      dispute: 'none',
      billed: now(),
      isFirst,
      subscription: session.subscription?.id,
      refunds: [],
      succeeded: state === 'succeeded' ? now() : undefined,
    };
    payments.set(payment.id, payment);
    emit(`payment_intent.${state}`, order);
    return payment;
  }

  const port: Payments = {
    async createCustomer({ order, instead }) {
      await step('createCustomer');
      return `cus_${order}${instead ?? ''}`;
    },
    async openCheckout(request) {
      await step('openCheckout');
      const id = `cs_${request.order}_${request.customer}`;
      const session = sessions.get(id) ?? {
        id,
        request,
        status: 'open' as const,
        payment: undefined,
        subscription: undefined,
      };
      sessions.set(id, session);
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
        isPaid: latest?.state === 'succeeded',
        isFirstPayment: latest?.isFirst ?? true,
        invoiceNumber: undefined,
      };
      if (subscription) await step('orderSnapshot, payment');
      return { ...read, payment: snapshotOf(latest) };
    },
    invoicePdf: () => Promise.resolve(undefined),
    async paymentsOf(subscription) {
      await step('paymentsOf');
      return [...payments.values()]
        .filter((one) => one.subscription === subscription)
        .map((one) => ({ ...one, refundedCents: refundedOf(one) }));
    },
    async endSubscription(id, at) {
      await step('endSubscription');
      const subscription = subscriptions().find((one) => one.id === id);
      if (!subscription || subscription.hasEnded) return;
      subscription.endsAt = at ?? now();
      if (!at) Object.assign(subscription, { status: 'canceled', hasEnded: true });
      emit(`customer.subscription.${at ? 'updated' : 'deleted'}`, subscription.order ?? '');
    },
    async refund({ payment: id, cents, key }) {
      await step('refund');
      const payment = payments.get(id);
      if (key !== undefined && refundKeys.has(key)) return;
      if (payment?.state !== 'succeeded' || cents > payment.cents - refundedOf(payment)) {
        refused.push(id);
        throw new PaymentsRefused('There is not so much left.');
      }
      if (key !== undefined) refundKeys.add(key);
      payment.refunds.push(cents);
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
      const items = events.filter(({ created }) => created >= since).toReversed();
      return {
        items: items.map((one) => ({ ...one, order: () => Promise.resolve(one.order) })),
        hasMore: false,
      };
    },
  };

  function expire(session: Session) {
    session.status = 'expired';
    emit('checkout.session.expired', session.request.order);
  }

  return {
    port,
    events,
    payments,
    refused,
    sessions: all,
    latestOf,
    refundedOf,
    onEvent: (hear: typeof heard) => {
      heard = hear;
    },

    /** The button of the payment page. */
    pay(id: string, way: 'card' | 'debit') {
      const session = sessions.get(id);
      if (session?.status !== 'open') return;
      session.status = 'complete';
      const { order, dueCents, product } = session.request;
      const sold = productOf(product);
      if (sold.kind === 'plan') {
        session.subscription = {
          id: `sub_${order}`,
          order,
          status: 'active',
          hasEnded: false,
          paused: false,
          endsAt: undefined,
          periodStart: second(),
          periodEnd: addMonths(second(), sold.months),
        };
      }
      session.payment = charge(session, dueCents, way === 'card' ? 'succeeded' : 'processing', true);
      emit('checkout.session.completed', order);
    },

    /** What banks do with pending debits and payments; false if there are none. */
    bank(does: 'settle' | 'bounce' | 'dispute'): boolean {
      const before = events.length;
      for (const payment of payments.values()) {
        if (does === 'dispute' && payment.state === 'succeeded') payment.dispute = 'open';
        else if (does !== 'dispute' && payment.state === 'processing') {
          payment.state = does === 'settle' ? 'succeeded' : 'failed';
          if (does === 'settle') payment.succeeded = now();
          const subscription = subscriptions().find(({ id }) => id === payment.subscription);
          if (does === 'bounce' && subscription && !subscription.hasEnded) subscription.status = 'past_due';
        } else continue;
        emit(does, payment.order);
      }
      return events.length > before;
    },

    /** What is due by now: renewals, ends, expired pages. */
    catchUp() {
      for (const session of all()) {
        const { subscription, request } = session;
        if (session.status === 'open' && request.expires <= now()) expire(session);
        if (!subscription || subscription.hasEnded) continue;
        if (subscription.endsAt && subscription.endsAt <= now()) {
          Object.assign(subscription, { status: 'canceled', hasEnded: true });
          emit('customer.subscription.deleted', request.order);
        } else if (subscription.periodEnd <= now()) {
          const sold = productOf(request.product);
          subscription.periodStart = subscription.periodEnd;
          subscription.periodEnd = addMonths(
            subscription.periodStart,
            sold.kind === 'plan' ? sold.months : 0,
          );
          charge(session, request.listCents, 'succeeded', false).billed = subscription.periodStart;
        }
      }
    },
  };
}
