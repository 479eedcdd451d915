import { company } from '#domain/company.ts';
import { fill } from '#domain/fill.ts';
import { formatDate, formatMoney } from '#domain/format.ts';
import { shortNumber, type DocumentView } from '#domain/shop/declaration.ts';
import { mailTexts } from './texts.ts';
import { orderRows, type OrderFacts } from './order-confirmation.ts';

interface InvoiceFacts extends OrderFacts {
  refundedCents: number;
}

/** The invoice of an order, as the account shows it: seller, buyer, what was bought, paid and refunded. */
export function invoice(order: InvoiceFacts): DocumentView {
  const t = mailTexts(order.locale);
  const title = fill(t.invoice.title, { number: shortNumber(order.id) });
  const rows: DocumentView['rows'] = [
    ...orderRows(order, t),
    ...(order.paid ? ([[t.invoice.paid, formatDate(order.paid)]] as const) : []),
    ...(order.refundedCents > 0 ? ([[t.invoice.refunded, formatMoney(order.refundedCents)]] as const) : []),
    [t.invoice.buyer, order.email],
    [t.invoice.seller, `${t.from} · ${company.vatId}`],
  ];
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return {
    title,
    rows,
    file: {
      name: `${t.invoice.file}-${shortNumber(order.id)}.txt`,
      text: `${[title, '', ...lines].join('\n')}\n`,
    },
  };
}
