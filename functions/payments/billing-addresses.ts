import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { certified } from '#domain/course/generated/certified.ts';
import { courseKeys, productOf } from '#domain/shop/catalogue.ts';
import {
  isSameBillingAddress,
  type BillingAddress,
  type CourseInvoice,
} from '#domain/shop/billing-address.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import { orders } from '../database/tables/payments.ts';
import { queueMailIf } from '../mails/mail-queue.ts';
import type { Database } from '../database/open.ts';
import type { Order } from './order-rows.ts';

export function courseInvoice(order: Order): CourseInvoice | undefined {
  const product = productOf(order.product);
  const { paid: date, billingAddress: address, billingAddressCorrected: at } = order;
  if (product.kind !== 'course' || date === null || address === null) return undefined;
  const { title: courseTitle, courseId } = certified[product.key];
  return {
    ...address,
    number: order.invoiceNumber ?? shortNumber(order.id),
    date,
    courseTitle,
    courseId,
    cents: order.dueCents,
    corrected: at === null ? undefined : { at, before: order.billingAddressBefore ?? undefined },
  };
}

/**
 * Billing addresses of courses and their one correction. The payment service cannot revise a paid invoice
 * (https://docs.stripe.com/invoicing/invoice-edits), so a document of ours corrects it, as § 31 (5) UStDV allows:
 * https://www.gesetze-im-internet.de/ustdv_1980/__31.html
 */
export function createBillingAddresses(db: Database) {
  const find = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];

  return {
    async invoiceOf(orderId: string): Promise<CourseInvoice | undefined> {
      const order = await find(orderId);
      return order && courseInvoice(order);
    },

    /** Corrects it once, enforced by the write itself. Repeating the same correction is a no-op. */
    async correct(
      { orderId, userId }: { orderId: string; userId: string },
      address: BillingAddress,
      now: Date,
    ): Promise<'corrected' | 'same' | 'corrected_before' | 'unknown'> {
      const isOwn = and(
        eq(orders.id, orderId),
        eq(orders.userId, userId),
        inArray(orders.product, [...courseKeys]),
        isNotNull(orders.paid),
      );
      const isByNow = sql`EXISTS (SELECT 1 FROM ${orders} WHERE id = ${orderId} AND billing_address_corrected = ${now.getTime()})`;
      const [written] = await db.batch([
        db
          .update(orders)
          .set({
            billingAddressBefore: sql`billing_address`,
            billingAddress: address,
            billingAddressCorrected: now,
          })
          .where(and(isOwn, isNull(orders.billingAddressCorrected)))
          .returning({ id: orders.id }),
        queueMailIf(db, 'invoice_corrected', orderId, now, isByNow),
      ]);
      if (written.length > 0) return 'corrected';
      const [known] = await db.select().from(orders).where(isOwn);
      if (!known) return 'unknown';
      return isSameBillingAddress(known.billingAddress, address) ? 'same' : 'corrected_before';
    },
  };
}
