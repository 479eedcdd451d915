import { company } from '#domain/company/company.ts';
import { formatMoney } from '#domain/text/format.ts';
import { certificatePath } from '#i18n/mail-links.ts';
import { columnWidth, drawFooter, drawLogo, drawSample, margin } from '../documents/letterhead.ts';
import { colours, page, type Paper } from '../documents/paper.ts';
import type { Day } from '#domain/time/calendar.ts';
import { attestedIn, type Certificate } from '#domain/course/certificate.ts';

const long = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' });

export const longDate = (day: Day) => long.format(new Date(day));
const shortDate = (day: Day) => short.format(new Date(day));

/** Minus refunds: the amount that an insurer may pay back. */
const feeSaid = ({ feeCents, refundedCents }: Pick<Certificate, 'feeCents' | 'refundedCents'>) =>
  refundedCents === 0
    ? `${formatMoney(feeCents)}, vollständig bezahlt`
    : `${formatMoney(feeCents - refundedCents)} (${formatMoney(feeCents)} bezahlt, ${formatMoney(refundedCents)} zurückgezahlt)`;

/** Only the planned minutes are the whole course; fewer are attested as what was completed. */
function completedIn(certificate: Certificate): string {
  const { title, unitsHeld } = certificate;
  const { seen, planned } = attestedIn(certificate);
  return seen < planned
    ? `hat am Kurs „${title}“ teilgenommen, alle ${unitsHeld} Module gehört und die Fragen dazu beantwortet. Bescheinigt werden ${seen} von ${planned} Minuten.`
    : `hat am Kurs „${title}“ teilgenommen, alle Einheiten vollständig absolviert und damit den Kurs abgeschlossen.`;
}

/** What the certifying body and insurers look for, in the order of their forms. */
const rowsOf = (certificate: Certificate): readonly (readonly [label: string, value: string])[] => {
  const { courseId, certifiedFrom, certifiedUntil, sample } = certificate;
  const { unitsHeld, unitsAttended, minutesPerUnit, from, until, leader, qualification } = certificate;
  const { seen, planned } = attestedIn(certificate);
  return [
    ['Kurs', certificate.title],
    ['Kursform', 'Online-Kurs'],
    [
      'Kurs-ID',
      `${courseId}, ${sample ? 'noch nicht zertifiziert' : `zertifiziert vom ${shortDate(certifiedFrom)} bis ${shortDate(certifiedUntil)}`}`,
    ],
    ['Handlungsfeld', certificate.field],
    ['Präventionsprinzip', certificate.principle],
    ['Zeitraum', `${shortDate(from)} bis ${shortDate(until)}`],
    [
      'Teilnahme',
      seen < planned
        ? `${unitsAttended} von ${unitsHeld} Modulen gehört, ${seen} von ${planned} Minuten. Übungen von ${planned - seen} Minuten wurden nicht bestätigt.`
        : `${unitsAttended} von ${unitsHeld} Einheiten, je ${minutesPerUnit} Minuten`,
    ],
    ['Kursleitung', leader],
    ['Qualifikation', qualification],
    ['Kursgebühr', feeSaid(certificate)],
  ];
};

function drawHead(paper: Paper): void {
  // A hill of sage behind the title, as on our pages; light enough for a printer at home.
  paper.paths(0, 0, 1, [
    [
      `M0 0H${page.width}V128C${page.width - 120} 172 ${page.width - 230} 104 ${page.width - 360} 128C130 150 60 176 0 150Z`,
      colours.sage,
    ],
  ]);
  paper.disc(page.width - margin.right - 15, 61, 15, colours.butter);
  drawLogo(paper, margin.left, 44, 34);
}

function drawParticipant(paper: Paper, certificate: Certificate): number {
  const { name, birthday, sample, nameCorrected } = certificate;
  const x = margin.left;
  paper.text(
    'Teilnahmebescheinigung',
    { x, y: 192, width: columnWidth },
    {
      role: 'H1',
      cut: 'display',
      size: 32,
      colour: colours.leaf,
      leading: 1.2,
    },
  );
  paper.text(
    sample
      ? 'Muster eines Präventionskurses nach § 20 SGB V'
      : 'Zertifizierter Präventionskurs nach § 20 SGB V',
    { x, y: 234, width: columnWidth },
    { size: 11.5, colour: colours.soft },
  );
  const style = { cut: 'display', size: 25, leading: 1.2 } as const;
  const size = paper.sizeToFit(name, columnWidth, style, 15);
  let y = paper.text(name, { x, y: 284, width: columnWidth }, { ...style, size });
  y = paper.text(`geboren am ${longDate(birthday)}`, { x, y: y + 2, width: columnWidth }, { size: 11.5 });
  if (nameCorrected) {
    const { booked, on } = nameCorrected;
    const said = `Name berichtigt am ${longDate(on)}, gebucht auf ${booked}`;
    y = paper.text(said, { x, y: y + 2, width: columnWidth }, { size: 10, colour: colours.soft });
  }
  return paper.text(
    completedIn(certificate),
    { x, y: y + 12, width: columnWidth },
    { size: 11.5, leading: 1.5 },
  );
}

function drawRows(paper: Paper, certificate: Certificate, top: number): number {
  const label = 132;
  let y = top;
  paper.rule(margin.left, y, columnWidth);
  for (const [name, value] of rowsOf(certificate)) {
    const column = { x: margin.left + label, y: y + 4.5, width: columnWidth - label };
    paper.text(
      name,
      { x: margin.left, y: y + 4.5, width: label - 12 },
      { size: 10, colour: colours.soft, leading: 1.5 },
    );
    y = paper.text(value, column, { cut: 'strong', size: 10, leading: 1.5 }) + 4.5;
    paper.rule(margin.left, y, columnWidth);
  }
  return y;
}

function drawProof(paper: Paper, certificate: Certificate, site: string): void {
  const { number, issued, leader } = certificate;
  const side = 84;
  const y = 662;
  const address = site + certificatePath('de', number);
  paper.qr(address, page.width - margin.right - side, y, side);
  const width = columnWidth - side - 24;
  const x = margin.left;
  let next = paper.text(
    `${company.city}, ${longDate(issued)}`,
    { x, y: y - 4, width },
    { cut: 'strong', size: 10.5 },
  );
  next = paper.text(
    `${company.name} und ${leader}\nElektronisch erstellt, ohne Unterschrift gültig.`,
    { x, y: next, width },
    { size: 9.5, leading: 1.5 },
  );
  paper.text(
    `Bescheinigung ${number}\nOb sie echt ist, sagen Name und Geburtsdatum auf dieser Seite, zu der auch der Code führt:\n${address.replace(/^https?:\/\//, '')}`,
    { x, y: next + 10, width },
    { size: 8.5, colour: colours.soft, leading: 1.5 },
  );
}

/** Draws the certificate of participation on one page. */
export function drawCertificate(paper: Paper, certificate: Certificate, site: string): void {
  paper.newPage();
  drawHead(paper);
  const below = drawParticipant(paper, certificate);
  drawRows(paper, certificate, below + 16);
  drawProof(paper, certificate, site);
  drawFooter(paper);
  if (certificate.sample) drawSample(paper);
}
