import { certified } from '#domain/course/generated/certified.ts';
import { billingLines } from '#domain/shop/billing-address.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import type { createBillingAddresses } from '../payments/billing-addresses.ts';
import type { Orders } from '../payments/orders.ts';
import type { PackInvoice } from './pack.ts';

interface Payments {
  orders: Pick<Orders, 'find'>;
  billingAddresses: Pick<ReturnType<typeof createBillingAddresses>, 'invoiceOf'>;
}

/** The invoice of a course that is paid, for the pack: also where it was booked before anybody asked for an address. */
export function createInvoiceOf({ orders, billingAddresses }: Payments) {
  return async (orderId: string): Promise<PackInvoice | undefined> => {
    const invoice = await billingAddresses.invoiceOf(orderId);
    if (invoice) {
      const [, ...lines] = billingLines(invoice, 'de');
      return { ...invoice, lines, corrected: invoice.corrected?.at };
    }
    const order = await orders.find(orderId);
    const product = order && productOf(order.product);
    if (!order?.paid || product?.kind !== 'course') return undefined;
    const { title: courseTitle, courseId } = certified[product.key];
    const { id, paid: date, dueCents: cents } = order;
    return { number: shortNumber(id), date, name: undefined, lines: [], cents, courseTitle, courseId };
  };
}
