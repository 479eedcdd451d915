import { fill } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { productName } from '#domain/shop/product-name.ts';
import { taxOf } from '#domain/shop/tax.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import { guaranteeDate } from '#domain/shop/guarantee.ts';
import { pathOf } from '#i18n/routes.ts';
import { legalTexts } from './generated/legal-texts.ts';
import { earlyStartWords, mailTexts, type MailTexts } from './texts.ts';
import { instantText, say, type Block, type MailContent, type Row } from './layout.ts';
import type { Attachment } from '../ports/mail.ts';
import type { CourseInvoice } from '#domain/shop/billing-address.ts';
import type { orders } from '../database/tables/payments.ts';

/** What mails say about an order. */
export type OrderFacts = typeof orders.$inferSelect & {
  /** Whether the payment's arrival has its own mail: then the confirmation says that it is pending. */
  arrivalIsMailed: boolean;
  /** The name in the buyer's own account, if given. */
  name: string | undefined;
  /** Only for a paid course whose billing address is known. */
  courseInvoice: CourseInvoice | undefined;
};

function priceText(order: OrderFacts, t: MailTexts): string {
  const { dueCents, listCents, discount, product, locale } = order;
  const price = formatMoney(dueCents);
  const tax = taxOf(productOf(product).kind, locale);
  return discount === null
    ? fill(t.confirmation.priceText, { price, tax })
    : fill(t.confirmation.priceWithCode, { price, tax, list: formatMoney(listCents), code: discount });
}

function termRows({ product: key, listCents }: OrderFacts, t: MailTexts): Row[] {
  const product = productOf(key);
  const price = formatMoney(listCents);
  if (product.kind === 'course') {
    return [
      [t.confirmation.term, t.confirmation.termCourse],
      [t.confirmation.renewal, t.confirmation.renewalCourse],
      [t.confirmation.notice, t.confirmation.noticeCourse],
    ];
  }
  const { months } = product;
  const isOne = months === 1;
  const renewal = isOne
    ? fill(t.confirmation.renewalApp.one, { price })
    : fill(t.confirmation.renewalApp.other, { price, months });
  return [
    [
      t.confirmation.term,
      isOne ? t.confirmation.termApp.one : fill(t.confirmation.termApp.other, { months }),
    ],
    [t.confirmation.renewal, renewal],
    [t.confirmation.notice, t.confirmation.noticeApp],
  ];
}

/** The ticked boxes with their wording: the confirmation adds nothing. */
function earlyStartRow({ earlyStartVersion: version, product, locale }: OrderFacts, t: MailTexts): Row[] {
  if (version === null) return [];
  const words = earlyStartWords(locale)[version]?.[productOf(product).kind];
  if (!words) throw new Error(`Version ${version} of the words about an early start was never kept.`);
  return [[t.confirmation.early, fill(t.confirmation.earlyText, { ...words, version })]];
}

/** The products, line by line. */
function orderRows(order: OrderFacts, t: MailTexts): Row[] {
  const { kind } = productOf(order.product);
  const { requirementsVersion: version } = order;
  return [
    [t.confirmation.order, shortNumber(order.id)],
    [t.confirmation.ordered, instantText(order.ordered, order.locale)],
    [t.confirmation.what, productName(order.product, t.product)],
    [t.confirmation.content, kind === 'plan' ? t.confirmation.appContent : t.confirmation.courseContent],
    [t.confirmation.price, priceText(order, t)],
    ...termRows(order, t),
    ...earlyStartRow(order, t),
    ...(version === null
      ? []
      : ([[t.confirmation.requirements, fill(t.confirmation.requirementsText, { version })]] as const)),
  ];
}

/** The agreed text as a file: every phone opens plain text, and no filter distrusts it. */
function legalFile(
  page: keyof typeof legalTexts,
  version: number,
  order: OrderFacts,
  t: MailTexts,
): Attachment {
  const legal = legalTexts[page][version]?.[order.locale];
  if (!legal) throw new Error(`Version ${version} of ${page} was never kept.`);
  const title = fill(t.confirmation.version, { title: legal.title, version });
  const text = legal.text.replaceAll(
    /^#+ (.+)$/gm,
    (_, heading: string) => `${heading}\n${'-'.repeat(heading.length)}`,
  );
  // Without the byte order mark some programs assume another encoding.
  return { name: fill(t.confirmation.file[page], { version }), text: `\ufeff${title}\n\n${text}\n` };
}

/** Only a name: no address, number or sentence, which could carry a message. */
export const greetable = (name: string | undefined) =>
  name !== undefined && /^\p{L}[\p{L}\p{M} ’'-]{0,39}$/u.test(name) ? name : undefined;

/** The buyer's next step, before anything for the records. */
export function nextSteps(order: OrderFacts, site: string, t: MailTexts): Block[] {
  const { product: key, locale, paid, guaranteeDays: days } = order;
  const { kind } = productOf(key);
  const course = { text: t.confirmation.next.course, label: t.confirmation.next.courseLink };
  const app = {
    text: kind === 'plan' ? t.confirmation.next.app : t.confirmation.next.courseApp,
    label: t.confirmation.next.appLink,
    url: `${site}/app`,
  };
  const guarantee = (from: Date) => ({
    text: fill(t.confirmation.guarantee, { date: guaranteeDate(from, days) }),
    url: site + pathOf('withdrawal', locale),
  });
  return [
    { kind: 'heading', text: t.confirmation.next.title },
    ...(kind === 'course'
      ? [{ kind: 'action', url: site + pathOf('myCourse', 'de'), ...course } as const]
      : []),
    { kind: 'action', ...app },
    ...(paid
      ? ([
          { kind: 'link', ...guarantee(paid) },
          { kind: 'link', text: t.confirmation.next.invoice, url: site + pathOf('my', locale) },
        ] as const)
      : []),
  ];
}

/**
 * The confirmation of a contract on a durable medium (§ 312f BGB), with the agreed legal texts as files. If the
 * payment takes days, it also confirms that the order was received (§ 312i BGB).
 * https://www.gesetze-im-internet.de/bgb/__312f.html, https://www.gesetze-im-internet.de/bgb/__312i.html
 */
export function orderConfirmation(order: OrderFacts, site: string): MailContent | undefined {
  const { locale, email, state, name } = order;
  // The payment failed before the mail was sent: another mail says so.
  if (state === 'failed' || state === 'expired') return undefined;
  const t = mailTexts(locale);
  const title = t.confirmation.title;
  const number = shortNumber(order.id);
  const isOnItsWay = state === 'processing' || order.arrivalIsMailed;
  const said = isOnItsWay ? t.confirmation.processing : t.confirmation.paid;
  const waiting: Block = {
    kind: 'action',
    url: site + pathOf('my', locale),
    text: t.confirmation.next.processing,
    label: t.confirmation.next.account,
  };
  const later = fill(t.confirmation.guaranteeLater, { days: order.guaranteeDays });
  const link = (text: string, path: string) => ({ kind: 'link', text, url: site + path }) as const;
  return {
    locale,
    to: email,
    name: greetable(name),
    title,
    subject: fill(t.confirmation.subject, { number, what: productName(order.product, t.product) }),
    blocks: [
      say(said),
      ...(isOnItsWay ? [waiting, say(later)] : nextSteps(order, site, t)),
      { kind: 'heading', text: t.confirmation.records },
      { kind: 'rows', rows: orderRows(order, t) },
      say(t.confirmation.texts),
      link(`${t.confirmation.withdrawal}: ${t.confirmation.withdrawalText}`, pathOf('withdrawal', locale)),
      link(t.confirmation.cancel, pathOf('cancel', locale)),
    ],
    attachments: [
      legalFile('terms', order.termsVersion, order, t),
      legalFile('withdrawal', order.withdrawalVersion, order, t),
    ],
  };
}
