import { formatMoney } from '#domain/format.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import { accountPath, cancelPath, withdrawPath } from '#domain/shop/return-paths.ts';
import { legalTexts } from './generated/legal-texts.ts';
import { messages, type Say } from './messages.ts';
import { instantText, layOut, type Block, type Row } from './layout.ts';
import type { Locale } from '#domain/locales.ts';
import type { OrderState } from '#domain/shop/order.ts';

/** What mails and invoices say about an order. */
export interface OrderFacts {
  id: string;
  email: string;
  locale: Locale;
  product: ProductKey;
  state: OrderState;
  listCents: number;
  dueCents: number;
  discount: string | null;
  ordered: Date;
  earlyStart: boolean;
  termsVersion: number;
  withdrawalVersion: number;
  requirementsVersion: number | null;
}

export function productName(key: ProductKey, t: Say): string {
  const product = productOf(key);
  if (product.kind === 'course') return t(`product.${product.key}`);
  const { months } = product;
  return months === 1 ? t('product.app.one') : t('product.app.other', { months });
}

function priceText({ dueCents, listCents, discount }: OrderFacts, t: Say): string {
  const price = formatMoney(dueCents);
  return discount === null
    ? t('confirmation.priceText', { price })
    : t('confirmation.priceWithCode', { price, list: formatMoney(listCents), code: discount });
}

function termRows({ product: key, listCents }: OrderFacts, t: Say): Row[] {
  const product = productOf(key);
  const price = formatMoney(listCents);
  if (product.kind === 'course') {
    return [
      [t('confirmation.term'), t('confirmation.termCourse')],
      [t('confirmation.renewal'), t('confirmation.renewalCourse')],
      [t('confirmation.notice'), t('confirmation.noticeCourse')],
    ];
  }
  const { months } = product;
  const isOne = months === 1;
  const renewal = isOne
    ? t('confirmation.renewalApp.one', { price })
    : t('confirmation.renewalApp.other', { price, months });
  return [
    [
      t('confirmation.term'),
      isOne ? t('confirmation.termApp.one') : t('confirmation.termApp.other', { months }),
    ],
    [t('confirmation.renewal'), renewal],
    [t('confirmation.notice'), t('confirmation.noticeApp')],
  ];
}

/** What was bought, line by line: for the mail and for the invoice in the account. */
export function orderRows(order: OrderFacts, t: Say): Row[] {
  const { kind } = productOf(order.product);
  const { requirementsVersion: version } = order;
  return [
    [t('confirmation.order'), shortNumber(order.id)],
    [t('confirmation.ordered'), instantText(order.ordered, order.locale)],
    [t('confirmation.what'), productName(order.product, t)],
    [
      t('confirmation.content'),
      kind === 'plan' ? t('confirmation.appContent') : t('confirmation.courseContent'),
    ],
    [t('confirmation.price'), priceText(order, t)],
    ...termRows(order, t),
    ...(order.earlyStart ? ([[t('confirmation.early'), t('confirmation.earlyText')]] as const) : []),
    ...(version === null
      ? []
      : ([[t('confirmation.requirements'), t('confirmation.requirementsText', { version })]] as const)),
  ];
}

function document(page: keyof typeof legalTexts, version: number, order: OrderFacts, t: Say): Block {
  const legal = legalTexts[page][version]?.[order.locale];
  if (!legal) throw new Error(`Version ${version} of ${page} was never kept.`);
  return { ...legal, kind: 'document', title: t('confirmation.version', { title: legal.title, version }) };
}

/**
 * The confirmation of a contract on a durable medium (§ 312f BGB), with the legal texts that were agreed to. Where the
 * payment takes days, it is also the confirmation that the order was received (§ 312i BGB).
 * https://www.gesetze-im-internet.de/bgb/__312f.html, https://www.gesetze-im-internet.de/bgb/__312i.html
 */
export function orderConfirmation(order: OrderFacts, site: string) {
  const { locale, email, state } = order;
  const t = messages(locale, 'mails');
  const title = t('confirmation.title');
  const number = shortNumber(order.id);
  const said = state === 'processing' ? t('confirmation.processing') : t('confirmation.paid');
  const link = (text: string, path: string) => ({ kind: 'link', text, url: site + path }) as const;
  return layOut({
    locale,
    to: email,
    title,
    subject: t('confirmation.subject', { number, what: productName(order.product, t) }),
    blocks: [
      { kind: 'text', text: said },
      { kind: 'rows', rows: orderRows(order, t) },
      link(t('confirmation.account'), accountPath(locale)),
      link(`${t('confirmation.withdrawal')}: ${t('confirmation.withdrawalText')}`, withdrawPath(locale)),
      link(t('confirmation.cancel'), cancelPath(locale)),
      { kind: 'text', text: t('confirmation.texts') },
      document('terms', order.termsVersion, order, t),
      document('withdrawal', order.withdrawalVersion, order, t),
    ],
  });
}
