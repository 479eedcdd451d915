import { orderRows } from './confirmation.ts';
import { receiptFile, receiptRows } from './notice-letters.ts';
import { messages } from './messages.ts';
import { company } from '#domain/company.ts';
import { formatDate, formatMoney } from '#domain/format.ts';
import { shortNumber, type Declaration, type DocumentView } from '#domain/shop/declaration.ts';
import type { Order } from '../payments/orders.ts';

/** The receipt as the screen shows it: a document, worded in one place for screen, file and mail. */
export function receiptOf(notice: Declaration): DocumentView {
  const t = messages(notice.locale, 'mails');
  return {
    title: t(`receipt.${notice.kind}.title`),
    rows: receiptRows(notice),
    file: receiptFile(notice),
  };
}

/** The document of an order, for her own papers: who sold it, what was bought, what was paid and given back. */
export function orderReceipt(order: Order): DocumentView {
  const t = messages(order.locale, 'mails');
  const title = t('order.title', { number: shortNumber(order.id) });
  const rows: DocumentView['rows'] = [
    ...orderRows(order, t),
    ...(order.paid ? ([[t('order.paid'), formatDate(order.paid)]] as const) : []),
    ...(order.refundedCents > 0 ? ([[t('order.refunded'), formatMoney(order.refundedCents)]] as const) : []),
    [t('order.buyer'), order.email],
    [t('order.seller'), `${t('from')} · ${company.vatId}`],
  ];
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return {
    title,
    rows,
    file: {
      name: `${t('order.file')}-${shortNumber(order.id)}.txt`,
      text: `${[title, '', ...lines].join('\n')}\n`,
    },
  };
}
