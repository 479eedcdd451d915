import { fill } from '#domain/fill.ts';
import { formatMoney } from '#domain/format.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import { pathOf } from '#i18n/routes.ts';
import { mailTexts } from './texts.ts';
import { productName } from '#domain/shop/product-name.ts';
import type { OrderFacts } from './order-confirmation.ts';
import type { MailContent } from './layout.ts';

/** The mail about a duplicate order: somebody had paid for the same twice, and the later payment is refunded in full. */
export function duplicateRefund(order: OrderFacts & { refundedCents: number }, site: string): MailContent {
  const { id, locale, email: to, product, refundedCents } = order;
  const t = mailTexts(locale);
  const gaps = { price: formatMoney(refundedCents) };
  return {
    locale,
    to,
    subject: fill(t.duplicate.subject, gaps),
    title: t.duplicate.title,
    blocks: [
      { kind: 'text', text: fill(t.duplicate.text, gaps) },
      { kind: 'rows', rows: [[t.duplicate.order, `${shortNumber(id)}, ${productName(product, t.product)}`]] },
      { kind: 'link', text: t.duplicate.other, url: site + pathOf('my', locale) },
    ],
  };
}
