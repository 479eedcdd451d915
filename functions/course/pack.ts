/** The reimbursement pack: a letter to the insurer, the certificate and the invoice, as pages of one PDF. */
import { company } from '#domain/company.ts';
import { formatDate, formatMoney } from '#domain/format.ts';
import { createFlow } from '../documents/flow.ts';
import { columnWidth, drawFooter, drawLogo, drawSample, margin } from '../documents/letterhead.ts';
import { colours, page, type Paper } from '../documents/paper.ts';
import { standIn } from '../documents/typefaces.ts';
import { drawCertificate, longDate } from './certificate-page.ts';
import type { Day } from '#domain/calendar.ts';
import type { Certificate } from '#domain/course/certificate.ts';

/** What was paid, as the payment service's invoice has it. */
export interface PackInvoice {
  number: string;
  date: Date;
  /** Whom it is made out to, where that is known. */
  name: string | undefined;
  /** The buyer's address, one line each. */
  lines: readonly string[];
  cents: number;
  courseTitle: string;
  courseId: string;
  /** When its address was corrected. */
  corrected?: Date | undefined;
}

export interface Letter {
  insurer: string;
  address: string;
  insuredNumber: string;
  iban: string;
  today: Day;
}

const text = { size: 10.5, leading: 1.5 } as const;
const millimetre = 72 / 25.4;

/** A business letter for a window envelope: DIN 5008, form B. */
function drawLetter(paper: Paper, certificate: Certificate, invoice: PackInvoice, letter: Letter): void {
  const { name, title, courseId, from, until, feeCents, refundedCents, number } = certificate;
  const { insurer, address, insuredNumber, iban, today } = letter;
  const buyer = invoice.name ?? name;
  const flow = createFlow(paper, {
    x: margin.left,
    width: columnWidth,
    top: 105 * millimetre,
    bottom: page.height - 60,
    onPage(count) {
      if (certificate.sample) drawSample(paper);
      if (count > 1) return;
      const column = { x: margin.left, width: 80 * millimetre };
      const sender = [buyer, ...invoice.lines];
      paper.text(
        sender.join('\n'),
        { x: margin.left, y: 20 * millimetre, width: columnWidth },
        { ...text, size: 9.5, colour: colours.soft },
      );
      const below = paper.text(insurer, { ...column, y: 53 * millimetre }, { ...text, cut: 'strong' });
      if (address === '') {
        for (const line of [1, 2]) paper.rule(margin.left, below + line * 20 - 4, column.width);
      } else paper.text(address, { ...column, y: below }, text);
      paper.text(
        longDate(today),
        { x: margin.left, y: 90 * millimetre, width: columnWidth },
        { ...text, align: 'right' },
      );
    },
  });
  flow.heading(
    'Zuschuss zu einem zertifizierten Präventionskurs nach § 20 SGB V',
    { cut: 'strong', size: 12, leading: 1.4 },
    { after: 10 },
  );
  flow.field('Versichert', `${name}, geboren am ${longDate(certificate.birthday)}`, text, 110);
  flow.field('Versichertennummer', insuredNumber, text, 110);
  flow.field('Kurs', `${title}, Kurs-ID ${courseId}`, text, 110);
  flow.space(16);
  flow.text('Sehr geehrte Damen und Herren,', text);
  flow.text(
    `ich habe den Kurs vom ${longDate(from)} bis zum ${longDate(until)} vollständig absolviert und dafür ${formatMoney(feeCents - refundedCents)} bezahlt${refundedCents === 0 ? '' : ` (${formatMoney(refundedCents)} der Kursgebühr wurden zurückgezahlt)`}. Die Teilnahmebescheinigung und die Rechnung liegen bei.`,
    text,
  );
  flow.text('Bitte erstatten Sie mir den Zuschuss, den Ihre Satzung dafür vorsieht, auf dieses Konto:', text);
  flow.field('Konto von', buyer, text, 110);
  flow.field('IBAN', iban, text, 110);
  flow.space(16);
  flow.text(`Ob die Bescheinigung echt ist, zeigt der Code darauf. Ihre Nummer lautet ${number}.`, text);
  flow.text('Mit freundlichen Grüßen', text, { after: 46 });
  flow.text(name, text, { after: 22 });
  flow.text('Anlagen: Teilnahmebescheinigung, Rechnung', { ...text, size: 9.5, colour: colours.soft });
}

function drawInvoice(paper: Paper, certificate: Certificate, invoice: PackInvoice): void {
  const { number, date, name = certificate.name, lines, cents, courseTitle, courseId } = invoice;
  const x = margin.left;
  const width = columnWidth;
  paper.newPage();
  drawLogo(paper, x, 44, 34);
  const { name: firm, street, postcode, city } = company;
  const seller = { size: 9.5, colour: colours.soft, align: 'right' } as const;
  paper.text(`${firm}\n${street}\n${postcode} ${city}`, { x, y: 44, width }, seller);
  paper.text([name, ...lines].join('\n'), { x, y: 150, width }, text);
  paper.text(
    'Rechnung',
    { x, y: 250, width },
    { cut: 'display', size: 26, colour: colours.leaf, leading: 1.2 },
  );
  let y = 296;
  const row = (label: string, value: string, strong = false) => {
    paper.rule(x, y, width);
    const cut = strong ? 'strong' : 'text';
    paper.text(label, { x, y: y + 6, width: 200 }, { ...text, cut });
    y = paper.text(value, { x: x + 150, y: y + 6, width: width - 150 }, { ...text, cut, align: 'right' }) + 6;
  };
  row('Rechnungsnummer', number);
  row('Datum und Zahlung', formatDate(date));
  row('Teilgenommen hat', `${certificate.name}, geboren am ${longDate(certificate.birthday)}`);
  row('Leistung', `Präventionskurs „${courseTitle}“`);
  row('Kurs-ID', courseId);
  if (invoice.corrected) row('Anschrift berichtigt am', formatDate(invoice.corrected));
  row('Betrag, einschließlich Umsatzsteuer', formatMoney(cents), true);
  if (certificate.refundedCents > 0) row('Davon zurückgezahlt', formatMoney(certificate.refundedCents));
  paper.rule(x, y, width);
  paper.text(
    `${certificate.refundedCents === 0 ? 'Der Betrag ist vollständig bezahlt. ' : ''}${certificate.sample ? '' : 'Der Kurs ist von der Zentralen Prüfstelle Prävention geprüft. '}Zeitraum und Umfang der Teilnahme stehen auf der Bescheinigung.`,
    { x, y: y + 18, width },
    { ...text, colour: colours.soft },
  );
  if (!paper.isWhole()) {
    const said = `${standIn} Zeichen, die unsere Druckschrift nicht hat.`;
    paper.text(said, { x, y: page.height - 90, width }, { size: 9.5, colour: colours.soft });
  }
  drawFooter(paper);
  if (certificate.sample) drawSample(paper);
}

/** Draws the pack: the letter first, as it goes into the envelope. */
export function drawPack(
  paper: Paper,
  certificate: Certificate,
  { invoice, letter, site }: { invoice: PackInvoice; letter: Letter; site: string },
): void {
  drawLetter(paper, certificate, invoice, letter);
  drawCertificate(paper, certificate, site);
  drawInvoice(paper, certificate, invoice);
}
