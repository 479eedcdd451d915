import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { noSuch } from '../refusal.ts';
import { date, money } from './layout.ts';
import type { Account } from '../account.ts';

const typeface = new URL('../../../functions/documents/faces/noto.ttf', import.meta.url);

/** An invoice's PDF: recipient, lines, payment and footer. */
export async function invoicePdf(account: Account, id: string): Promise<Buffer> {
  const invoice = account.in.get(id);
  if (!invoice) throw noSuch('invoice', id);
  const { customer_name: name, customer_address: address, customer_email: email } = invoice;
  const to = [
    name,
    address?.line1,
    address && [address.postal_code, address.city].filter(Boolean).join(' '),
    address?.country,
    email,
  ];
  const what = (invoice.custom_fields ?? []).map((field) => `${field.name}: ${field.value}`);
  const lines = [
    `${date(invoice.created)}, ${invoice.status ?? ''}`,
    '',
    ...to,
    '',
    invoice.description,
    ...what,
    `Total ${money(invoice.total)}`,
    '',
    invoice.footer,
  ];
  // The types only allow paths, but an already loaded font works in every build of the library.
  const font = (await readFile(typeface)) as unknown as string;
  const doc = new PDFDocument({ size: 'A4', font, info: { Title: `Invoice ${invoice.number ?? ''}` } });
  doc
    .fontSize(20)
    .text(`Invoice ${invoice.number ?? ''}`)
    .moveDown()
    .fontSize(11);
  for (const line of lines) doc.text(line ?? '');
  doc.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    doc.on('error', reject);
  });
}
