/**
 * The reimbursement pack: a letter to the insurer, the certificate and the correction of the invoice, if there is
 * one, as pages of one PDF. The invoice itself is a file of the payment service.
 */
import { company } from '#domain/company/company.ts';
import { formatDate, formatMoney } from '#domain/text/format.ts';
import { taxOf } from '#domain/shop/tax.ts';
import { createFlow } from '../documents/flow.ts';
import { columnWidth, drawFooter, drawLogo, drawSample, margin } from '../documents/letterhead.ts';
import { laidOut } from '../documents/laid-out.ts';
import { colours, page, type Paper } from '../documents/paper.ts';
import { standIn } from '../documents/typefaces.ts';
import { drawCertificate, longDate } from './certificate-page.ts';
import type { Day } from '#domain/time/calendar.ts';
import { billingLines, type CourseInvoice } from '#domain/shop/billing-address.ts';
import { attestedIn, type Certificate } from '#domain/course/certificate.ts';

export interface Letter {
  insurer: string;
  address: string;
  insuredNumber: string;
  iban: string;
  today: Day;
}

const text = { size: 10.5, leading: 1.5 } as const;
const small = { ...text, size: 9.5, colour: colours.soft } as const;
const unprintable = `${standIn} Zeichen, die unsere Druckschrift nicht hat.`;
/** What the window of an envelope shows below the name. */
const mostAddressLines = 5;
const millimetre = 72 / 25.4;

/** A business letter for a window envelope: DIN 5008, form B. */
function drawLetter(
  paper: Paper,
  certificate: Certificate,
  invoice: CourseInvoice | undefined,
  letter: Letter,
): void {
  const { name, title, courseId, from, until, feeCents, refundedCents, number, unitsHeld, nameCorrected } =
    certificate;
  const { insurer, address, insuredNumber, iban, today } = letter;
  const buyer = invoice?.name ?? name;
  const period = `vom ${longDate(from)} bis zum ${longDate(until)}`;
  const { seen, planned } = attestedIn(certificate);
  const completed =
    seen < planned
      ? `am Kurs ${period} teilgenommen, alle ${unitsHeld} Module gehört (bescheinigt sind ${seen} von ${planned} Minuten)`
      : `den Kurs ${period} vollständig absolviert`;
  const flow = createFlow(paper, {
    x: margin.left,
    width: columnWidth,
    top: 105 * millimetre,
    bottom: page.height - 60,
    onPage(count) {
      if (certificate.sample) drawSample(paper);
      if (count > 1) return;
      const column = { x: margin.left, width: 80 * millimetre };
      const sender = invoice ? billingLines(invoice, 'de') : [name];
      paper.text(sender.join('\n'), { x: margin.left, y: 20 * millimetre, width: columnWidth }, small);
      const below = paper.text(insurer, { ...column, y: 53 * millimetre }, { ...text, cut: 'strong' });
      if (address === '') {
        for (const line of [1, 2]) paper.rule(margin.left, below + line * 20 - 4, column.width);
      } else paper.text(laidOut(address, mostAddressLines, ', '), { ...column, y: below }, text);
      paper.text(
        longDate(today),
        { x: margin.left, y: 90 * millimetre, width: columnWidth },
        { ...text, align: 'right' },
      );
    },
  });
  flow.heading(
    `Zuschuss zu einem ${certificate.sample ? '' : 'zertifizierten '}Präventionskurs nach § 20 SGB V`,
    { role: 'H1', cut: 'strong', size: 12, leading: 1.4 },
    { after: 10 },
  );
  flow.field('Versichert', `${name}, geboren am ${longDate(certificate.birthday)}`, text, 110);
  flow.field('Versichertennummer', insuredNumber, text, 110);
  flow.field('Kurs', `${title}\nKurs-ID ${courseId}`, text, 110);
  flow.space(16);
  flow.text('Sehr geehrte Damen und Herren,', text);
  flow.text(
    `ich habe ${completed} und dafür ${formatMoney(feeCents - refundedCents)} bezahlt${refundedCents === 0 ? '' : ` (${formatMoney(refundedCents)} der Kursgebühr wurden zurückgezahlt)`}. Die Teilnahmebescheinigung und die Rechnung liegen bei.`,
    text,
  );
  if (nameCorrected)
    flow.text(
      `Gebucht wurde der Kurs auf ${nameCorrected.booked}. Die Bescheinigung nennt, wann der Name berichtigt wurde.`,
      text,
    );
  flow.text('Bitte erstatten Sie mir den Zuschuss, den Ihre Satzung dafür vorsieht, auf dieses Konto:', text);
  flow.field('Konto von', buyer, text, 110);
  flow.field('IBAN', iban, text, 110);
  flow.space(16);
  flow.text(`Ob die Bescheinigung echt ist, zeigt der Code darauf. Ihre Nummer lautet\n${number}.`, text);
  flow.text('Mit freundlichen Grüßen', text, { after: 46 });
  flow.text(name, text, { after: 22 });
  const enclosed = `Teilnahmebescheinigung, Rechnung${invoice?.corrected ? ', Berichtigung der Rechnung' : ''}`;
  flow.text(`Anlagen: ${enclosed}`, small);
  if (!paper.isWhole()) flow.text(unprintable, small);
}

/**
 * It makes the invoice valid again, as § 31 (5) UStDV allows: https://www.gesetze-im-internet.de/ustdv_1980/__31.html
 */
function drawCorrection(
  paper: Paper,
  invoice: CourseInvoice,
  { at, before }: NonNullable<CourseInvoice['corrected']>,
): void {
  const { number, date, cents, courseTitle, courseId } = invoice;
  const x = margin.left;
  const width = columnWidth;
  paper.newPage();
  drawLogo(paper, x, 44, 34);
  const { name: firm, street, postcode, city } = company;
  paper.text(`${firm}\n${street}\n${postcode} ${city}`, { x, y: 44, width }, { ...small, align: 'right' });
  paper.text(
    'Berichtigung der Rechnung',
    { x, y: 170, width },
    { role: 'H1', cut: 'display', size: 26, colour: colours.leaf, leading: 1.2 },
  );
  let y = 222;
  const row = (label: string, lines: readonly string[], cut: 'strong' | 'text' = 'text') => {
    paper.rule(x, y, width);
    paper.text(label, { x, y: y + 6, width: 150 }, { ...text, cut });
    y = paper.text(lines.join('\n'), { x: x + 160, y: y + 6, width: width - 160 }, { ...text, cut }) + 6;
  };
  row('Berichtigt wird', [`Rechnung ${number} vom ${formatDate(date)}`]);
  row('Leistung', [
    `Präventionskurs „${courseTitle}“`,
    `Kurs-ID ${courseId}`,
    `${formatMoney(cents)} ${taxOf('course', 'de')}`,
  ]);
  row('Rechnung an', billingLines(invoice, 'de'), 'strong');
  row('Vorher stand dort', before ? billingLines(before, 'de') : ['keine Angaben']);
  row('Berichtigt am', [formatDate(at)]);
  paper.rule(x, y, width);
  paper.text(
    'Name und Anschrift der Rechnung sind hiermit berichtigt (§ 31 Abs. 5 UStDV). Alles andere bleibt, wie es ist.',
    { x, y: y + 18, width },
    { ...text, colour: colours.soft },
  );
  if (!paper.isWhole()) paper.text(unprintable, { x, y: page.height - 90, width }, small);
  drawFooter(paper);
}

/** Draws the pack: the letter first, as it goes into the envelope. */
export function drawPack(
  paper: Paper,
  certificate: Certificate,
  { invoice, letter, site }: { invoice: CourseInvoice | undefined; letter: Letter; site: string },
): void {
  drawLetter(paper, certificate, invoice, letter);
  drawCertificate(paper, certificate, site);
  if (invoice?.corrected) drawCorrection(paper, invoice, invoice.corrected);
}
