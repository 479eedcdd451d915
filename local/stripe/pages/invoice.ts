import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { find, type Account } from '../account.ts';
import { date, money } from './layout.ts';

const typeface = new URL('../../../functions/documents/faces/noto.ttf', import.meta.url);

/** An invoice's PDF: recipient, lines, payment and footer. */
export async function invoicePdf(account: Account, id: string): Promise<Buffer> {
  const invoice = find(account.invoices, id, 'invoice');
  const { customer_name: name, customer_address: address, customer_email: email } = invoice;
  const { line1, postal_code: postcode, city, country } = address ?? {};
  const lines = [
    `${date(invoice.created)}, ${invoice.status ?? ''}`,
    ...['', name, line1, `${postcode ?? ''} ${city ?? ''}`, country, email],
    ...['', invoice.description],
    ...(invoice.custom_fields ?? []).map((field) => `${field.name}: ${field.value}`),
    `Total ${money(invoice.total)}`,
    ...['', invoice.footer],
  ];
  const title = `Invoice ${invoice.number ?? ''}`;
  // The types only allow paths, but an already loaded font works in every build of the library.
  const font = (await readFile(typeface)) as unknown as string;
  const doc = new PDFDocument({ size: 'A4', font, info: { Title: title } });
  doc.fontSize(20).text(title).moveDown().fontSize(11);
  for (const line of lines) doc.text(line ?? '');
  doc.end();
  return buffer(doc);
}
