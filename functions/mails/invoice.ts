import { company, legalDecisions } from '#domain/company.ts';
import { fill } from '#domain/fill.ts';
import { formatDate, formatMoney } from '#domain/format.ts';
import { billingLines, type BillingAddress, type CourseInvoice } from '#domain/shop/billing-address.ts';
import { shortNumber, type DocumentView } from '#domain/shop/declaration.ts';
import { accountPath } from '#domain/shop/return-paths.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { greetable, orderRows, type OrderFacts } from './order-confirmation.ts';
import type { Locale } from '#domain/locales.ts';
import type { MailContent, Row } from './layout.ts';

export interface InvoiceFacts extends OrderFacts {
  refundedCents: number;
  /** Only for a paid course whose billing address is known. */
  courseInvoice?: CourseInvoice | undefined;
}

const onOneLine = (address: BillingAddress, locale: Locale) => billingLines(address, locale).join(', ');

/** What an insurer reads: the number of the payment service's invoice, course and course id, whom it is made out to. */
function courseRows({ courseInvoice: found, locale }: InvoiceFacts, t: MailTexts): Row[] {
  if (!found) return [];
  const { number, courseTitle, courseId, corrected } = found;
  return [
    [t.invoice.number, number],
    [t.invoice.course, courseTitle],
    [t.invoice.courseId, courseId],
    [t.invoice.to, onOneLine(found, locale)],
    ...taxRows(locale, t),
    ...(corrected ? correctionRows(corrected, locale, t) : []),
  ];
}

function correctionRows(
  { at, before }: NonNullable<CourseInvoice['corrected']>,
  locale: Locale,
  t: MailTexts,
): Row[] {
  return [
    [t.invoice.corrected, formatDate(at)],
    [t.invoice.before, before ? onOneLine(before, locale) : t.invoice.nobody],
    [t.invoice.belongs, t.invoice.belongsText],
  ];
}

const lines = (rows: readonly Row[]) => rows.map(([label, value]) => `${label}: ${value}`);

const asFile = (name: string, title: string, rows: readonly Row[]) => ({
  name,
  text: `${[title, '', ...lines(rows)].join('\n')}\n`,
});

/** An invoice names the rate or the exemption: https://www.gesetze-im-internet.de/ustg_1980/__14.html */
function taxRows(locale: Locale, t: MailTexts): Row[] {
  const { courseTax: tax } = legalDecisions;
  if (tax === undefined) return [];
  const said = 'rate' in tax ? fill(t.invoice.taxIncluded, { rate: tax.rate }) : tax.exemption[locale];
  return [[t.invoice.tax, said]];
}

const sellerRow = (t: MailTexts): Row => [t.invoice.seller, `${t.from} · ${company.vatId}`];

/** The invoice of an order, as the account shows it: seller, buyer, what was bought, paid and refunded. */
export function invoice(order: InvoiceFacts): DocumentView {
  const t = mailTexts(order.locale);
  const title = fill(t.invoice.title, { number: shortNumber(order.id) });
  const rows: DocumentView['rows'] = [
    ...courseRows(order, t),
    ...orderRows(order, t),
    ...(order.paid ? ([[t.invoice.paid, formatDate(order.paid)]] as const) : []),
    ...(order.refundedCents > 0 ? ([[t.invoice.refunded, formatMoney(order.refundedCents)]] as const) : []),
    [t.invoice.buyer, order.email],
    sellerRow(t),
  ];
  return { title, rows, file: asFile(`${t.invoice.file}-${shortNumber(order.id)}.txt`, title, rows) };
}

/**
 * The correction of an invoice: a document that names the invoice and what was wrong on it, and with it makes it right
 * (§ 31 (5) UStDV). https://www.gesetze-im-internet.de/ustdv_1980/__31.html
 */
export function invoiceCorrected(order: InvoiceFacts, site: string): MailContent | undefined {
  const { locale, email, name, courseInvoice: found } = order;
  if (!found?.corrected) return undefined;
  const t = mailTexts(locale);
  const gaps = { number: found.number, date: formatDate(found.date) };
  const title = fill(t.invoice.correction.title, gaps);
  const rows: Row[] = [
    [t.invoice.correction.of, fill(t.invoice.correction.ofText, gaps)],
    [t.invoice.course, `${found.courseTitle}, ${found.courseId}`],
    [t.confirmation.price, fill(t.confirmation.priceText, { price: formatMoney(found.cents) })],
    [t.invoice.to, onOneLine(found, locale)],
    ...correctionRows(found.corrected, locale, t),
    sellerRow(t),
  ];
  const file = asFile(`${t.invoice.correction.file}-${found.number}.txt`, title, rows);
  return {
    ...{ locale, to: email, name: greetable(name), title },
    subject: title,
    blocks: [
      { kind: 'text', text: t.invoice.correction.text },
      { kind: 'rows', rows },
      {
        ...{ kind: 'action', url: site + accountPath(locale) },
        ...{ text: t.invoice.correction.later, label: t.confirmation.next.account },
      },
    ],
    attachments: [{ name: file.name, text: `\ufeff${file.text}` }],
  };
}
