import { createNotices } from '../cancellations/notices.ts';
import { createOrders } from '../payments/orders.ts';
import { confirmation } from './confirmation.ts';
import { outcomeLetter, receipt } from './notice-letters.ts';
import type { MailMessage } from '../ports/mail.ts';
import type { MailKind } from '../database/tables/mails.ts';

/** Writes a mail at the moment it goes out, from what it is about. */
export function createCompose(database: D1Database, site: string) {
  const orders = createOrders(database);
  const notices = createNotices(database);

  async function outcome(id: string): Promise<MailMessage | undefined> {
    const [notice, told] = [await notices.find(id), await notices.outcome(id)];
    if (!notice || !told) return undefined;
    const order = told.orderId === null ? undefined : await orders.find(told.orderId);
    return outcomeLetter(notice, { ...told, paidCents: order?.dueCents }, site);
  }

  return async function compose(kind: MailKind, about: string): Promise<MailMessage | undefined> {
    switch (kind) {
      case 'confirmation': {
        const order = await orders.find(about);
        return order && confirmation(order, site);
      }
      case 'receipt': {
        const notice = await notices.find(about);
        return notice && receipt(notice);
      }
      case 'outcome':
        return outcome(about);
    }
  };
}
