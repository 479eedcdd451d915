import { receiptFile, receiptRows } from './notice-letters.ts';
import { messages } from './messages.ts';
import type { Notice, ReceiptView } from '#domain/shop/notice.ts';

/** The receipt as the screen shows it: a document, worded in one place for screen, file and mail. */
export function receiptOf(notice: Notice): ReceiptView {
  const t = messages(notice.locale, 'mails');
  return {
    title: t(`receipt.${notice.kind}.title`),
    rows: receiptRows(notice),
    file: receiptFile(notice),
  };
}
