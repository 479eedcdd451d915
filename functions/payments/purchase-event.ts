import { company } from '#domain/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import { paidPath } from '#domain/shop/return-paths.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { Log } from '../log.ts';
import type { Conversions } from '../ports/conversions.ts';
import type { Order, Orders } from './orders.ts';

interface PurchaseEventDeps {
  conversions: Pick<Conversions, 'report'>;
  orders: Pick<Orders, 'forgetVisitor'>;
  log: Log;
}

/**
 * The conversion event of a paid order, by the consent that held when it was placed; the queue's consumer asks whether
 * it still does. The payment's id is the event's id, so that repeats count once. Afterwards the visitor is forgotten.
 */
export const createReportPurchase =
  ({ conversions, orders, log }: PurchaseEventDeps) =>
  async (order: Order, paymentId: string | null): Promise<void> => {
    const { consentReceipt, visitor, paid, dueCents: cents, product, locale, email, id } = order;
    if (consentReceipt === null || visitor === null || paid === null) return;
    const payment = paymentId ?? id;
    const { kind, level } = productOf(product);
    const name = kind === 'plan' ? 'Subscribe' : 'Purchase';
    const event = trackingEvent(
      { name, product: level, cents, payment },
      { id: payment, time: paid.getTime(), address: paidPath(locale, id), site: company.site },
    );
    try {
      await conversions.report({ event, consentReceipt, visitor: { ...visitor, email } });
      await orders.forgetVisitor(id);
    } catch (error) {
      // The access stands in any case; the nightly job reports again.
      log.error('purchase_not_reported', { dependency: 'queue', error });
    }
  };
