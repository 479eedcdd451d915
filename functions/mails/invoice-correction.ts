import { company } from '#domain/company/company.ts';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatMoney } from '#domain/text/format.ts';
import { taxOf } from '#domain/shop/tax.ts';
import { billingLines, type BillingAddress } from '#domain/shop/billing-address.ts';
import { pathOf } from '#i18n/routes.ts';
import { mailTexts } from './texts.ts';
import { greetable, type OrderFacts } from './order-confirmation.ts';
import type { Locale } from '#domain/text/locales.ts';
import { say, type MailContent, type Row } from './layout.ts';

const onOneLine = (address: BillingAddress, locale: Locale) => billingLines(address, locale).join(', ');

/**
 * The correction of an invoice: a document that refers to the invoice and its error, and makes it valid (§ 31 (5)
 * UStDV). https://www.gesetze-im-internet.de/ustdv_1980/__31.html
 */
export function invoiceCorrected(order: OrderFacts, site: string): MailContent | undefined {
  const { locale, email, name, courseInvoice: found } = order;
  if (!found?.corrected) return undefined;
  const { at, before } = found.corrected;
  const t = mailTexts(locale);
  const gaps = { number: found.number, date: formatDate(found.date) };
  const title = fill(t.invoice.title, gaps);
  const rows: Row[] = [
    [t.invoice.of, fill(t.invoice.ofText, gaps)],
    [t.invoice.course, `${found.courseTitle}, ${found.courseId}`],
    [
      t.confirmation.price,
      fill(t.confirmation.priceText, { price: formatMoney(found.cents), tax: taxOf('course', locale) }),
    ],
    [t.invoice.to, onOneLine(found, locale)],
    [t.invoice.corrected, formatDate(at)],
    [t.invoice.before, before ? onOneLine(before, locale) : t.invoice.nobody],
    [t.invoice.belongs, t.invoice.belongsText],
    [t.invoice.seller, `${t.from} · ${company.vatId}`],
  ];
  const lines = [title, '', ...rows.map(([label, value]) => `${label}: ${value}`)];
  return {
    locale,
    to: email,
    name: greetable(name),
    title,
    subject: title,
    blocks: [
      say(t.invoice.text),
      { kind: 'rows', rows },
      {
        kind: 'action',
        url: site + pathOf('my', locale),
        text: t.invoice.later,
        label: t.confirmation.next.account,
      },
    ],
    // Without the byte order mark some programs assume another encoding.
    attachments: [{ name: `${t.invoice.file}-${found.number}.txt`, text: `\ufeff${lines.join('\n')}\n` }],
  };
}
