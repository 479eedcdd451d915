import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { company } from '#domain/company/company.ts';
import { find, type Account } from '../account.ts';
import { date, money } from './layout.ts';

const typeface = new URL('../../../functions/documents/faces/noto.ttf', import.meta.url);

/** An invoice's PDF: seller (at Stripe a setting of the account), recipient, lines, payment and footer. */
export async function invoicePdf(account: Account, id: string): Promise<Buffer> {
  const invoice = find(account.invoices, id, 'invoice');
  const { customer_name: name, customer_address: address, customer_email: email } = invoice;
  const { line1, postal_code: postcode, city, country } = address ?? {};
  const parts = [
    [`${date(invoice.created)}, ${invoice.status ?? ''}`],
    [company.name, company.street, `${company.postcode} ${company.city}`, company.vatId],
    ['Bill to', name, line1, `${postcode ?? ''} ${city ?? ''}`, country, email],
    [
      invoice.description,
      ...(invoice.custom_fields ?? []).map((field) => `${field.name}: ${field.value}`),
      `Total ${money(invoice.total)}`,
    ],
    [invoice.footer],
  ];
  const title = `Invoice ${invoice.number ?? ''}`;
  // The types only allow paths, but an already loaded font works in every build of the library.
  const font = (await readFile(typeface)) as unknown as string;
  const doc = new PDFDocument({ size: 'A4', font, info: { Title: title } });
  doc.fontSize(20).text(title).fontSize(11);
  for (const part of parts) {
    doc.moveDown();
    for (const line of part) if (line) doc.text(line);
  }
  doc.end();
  return buffer(doc);
}
