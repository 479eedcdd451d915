import { fill } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import { orderPath } from '#i18n/order-path.ts';
import { pathOf } from '#i18n/routes.ts';
import { productName } from '#domain/shop/product-name.ts';
import { greetable, nextSteps, type OrderFacts } from './order-confirmation.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { say, type Block, type MailContent } from './layout.ts';

/**
 * Mails about a delayed payment (SEPA), after the order's confirmation: one when it has arrived, one when it has
 * failed.
 */
function about(order: OrderFacts, t: MailTexts) {
  const { id, locale, email: to, product, dueCents, name } = order;
  const what = productName(product, t.product);
  const number = shortNumber(id);
  const gaps = { what, number, price: formatMoney(dueCents) };
  const which: Block = { kind: 'rows', rows: [[t.payment.order, `${number}, ${what}`]] };
  return { letter: { locale, to, name: greetable(name) }, gaps, which };
}

/** The money has arrived. Undefined if it has been refunded or disputed since. */
export function paymentArrived(order: OrderFacts, site: string): MailContent | undefined {
  if (order.state !== 'paid') return undefined;
  const t = mailTexts(order.locale);
  const { letter, gaps, which } = about(order, t);
  return {
    ...letter,
    subject: fill(t.payment.arrived.subject, gaps),
    title: t.payment.arrived.title,
    blocks: [say(fill(t.payment.arrived.text, gaps)), ...nextSteps(order, site, t), which],
  };
}

/** The payment failed, and how to order again. */
export function paymentFailed(order: OrderFacts, site: string): MailContent | undefined {
  if (order.state !== 'failed') return undefined;
  const { locale, product, discount } = order;
  const t = mailTexts(locale);
  const { letter, gaps, which } = about(order, t);
  return {
    ...letter,
    subject: fill(t.payment.failed.subject, gaps),
    title: t.payment.failed.title,
    blocks: [
      say(fill(t.payment.failed.text, gaps)),
      {
        kind: 'action',
        url: site + orderPath(locale, product, discount),
        text: t.payment.failed.again,
        label: t.payment.failed.againLink,
      },
      which,
    ],
  };
}

/** The mail about a duplicate order: the same was paid twice, and the later payment is refunded in full. */
export function duplicateRefund(order: OrderFacts, site: string): MailContent {
  const { id, locale, email: to, product, refundedCents } = order;
  const t = mailTexts(locale);
  const gaps = { price: formatMoney(refundedCents) };
  return {
    locale,
    to,
    subject: fill(t.duplicate.subject, gaps),
    title: t.duplicate.title,
    blocks: [
      say(fill(t.duplicate.text, gaps)),
      { kind: 'rows', rows: [[t.duplicate.order, `${shortNumber(id)}, ${productName(product, t.product)}`]] },
      { kind: 'link', text: t.duplicate.other, url: site + pathOf('my', locale) },
    ],
  };
}

/** A refund with the order that it belongs to. */
export interface RefundFacts {
  order: Pick<OrderFacts, 'id' | 'locale' | 'email' | 'product'>;
  cents: number;
  /** Whether the money has gone by now, whichever way. */
  hasGone: boolean;
}

function aboutRefund({ order: { id, locale, email: to, product }, cents }: RefundFacts, t: MailTexts) {
  const which: Block = {
    kind: 'rows',
    rows: [[t.payment.order, `${shortNumber(id)}, ${productName(product, t.product)}`]],
  };
  return { letter: { locale, to }, gaps: { price: formatMoney(cents) }, which };
}

/** The refund was refused or came back. Undefined once the money has gone. */
export function refundDelayed(refund: RefundFacts): MailContent | undefined {
  if (refund.hasGone) return undefined;
  const t = mailTexts(refund.order.locale);
  const { letter, gaps, which } = aboutRefund(refund, t);
  return {
    ...letter,
    subject: fill(t.refund.delayed.subject, gaps),
    title: t.refund.delayed.title,
    blocks: [say(fill(t.refund.delayed.text, gaps)), which],
  };
}

/** The unused rest of a cancelled term, whose payment arrived after the cancellation. */
export function termRefund(refund: RefundFacts, site: string): MailContent {
  const t = mailTexts(refund.order.locale);
  const { letter, gaps, which } = aboutRefund(refund, t);
  return {
    ...letter,
    subject: fill(t.refund.term.subject, gaps),
    title: fill(t.refund.term.title, gaps),
    blocks: [
      say(fill(t.refund.term.text, gaps)),
      which,
      { kind: 'link', text: t.refund.term.more, url: site + pathOf('my', refund.order.locale) },
    ],
  };
}
