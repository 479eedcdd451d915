import { company } from '#domain/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import { paidPath } from '#domain/shop/return-paths.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { Log } from '../log.ts';
import type { Conversions } from '../ports/conversions.ts';
import type { Order, Orders } from './orders.ts';

/**
 * Tells of a payment, by the consent that she had given when she ordered; the queue asks whether it still stands.
 * The payment's id is the event's: told twice it counts once. Then it is forgotten who she was.
 */
export const createPurchaseReport =
  ({ conversions, orders, log }: { conversions: Conversions; orders: Orders; log: Log }) =>
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
      // What she has paid for is hers in any case; the daily job tells of it.
      log.error('purchase_not_reported', { dependency: 'queue', error });
    }
  };
