import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { longestName } from '#domain/course/certificate.ts';
import { workbookFieldKinds } from '#domain/course/module-content.ts';
import { drawCertificate } from '../../../functions/course/certificate-page.ts';
import { drawPack } from '../../../functions/course/pack.ts';
import { drawWorkbook } from '../../../functions/course/workbook-pages.ts';
import { createPaper, type Paper } from '../../../functions/documents/paper.ts';
import { codeIn, faultsOfPdfA, hasPdfTools, textOfPdf } from '../../fixtures/pdf-tools.ts';
import { sampleCertificate, typefacesOnDisk } from '../../fixtures/sample-certificate.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';

const site = 'https://www.valea.example';
const typefaces = typefacesOnDisk();

const names = [
  'Łucja Öztürk-Großmann',
  'Maximiliane-Theodora Freifrau von Schönau-Wehr zu Kirchheim',
  'Nguyễn Thị Hồng Phượng',
  'Ελένη Παπαδοπούλου',
  'Наталія Їжакевич',
  'W'.repeat(longestName),
];

const made = new Date('2026-11-22T10:00:00Z');

async function fileOf(drawOn: (paper: Paper) => void, faces = typefaces) {
  const paper = createPaper(faces, {
    title: 'Teilnahmebescheinigung',
    author: 'Korn & Söhne <Berlin>',
    made,
  });
  drawOn(paper);
  return Buffer.from(await paper.finish());
}

/** A file with a page for each of these certificates. */
const draw = (...certificates: (typeof sampleCertificate)[]) =>
  fileOf((paper) => {
    for (const certificate of certificates) drawCertificate(paper, certificate, site);
  });

const billingAddress: BillingAddress = {
  name: 'Anna Muster',
  street: 'Weg 1',
  postcode: '04315',
  city: 'Leipzig',
  country: 'DE',
};

/** With the page that corrects the invoice. */
const pack = (certificate = sampleCertificate) =>
  fileOf((paper) => {
    drawPack(paper, certificate, {
      invoice: {
        ...billingAddress,
        number: 'A-1',
        date: made,
        cents: 75_00,
        courseTitle: sampleCertificate.title,
        courseId: sampleCertificate.courseId,
        corrected: { at: made, before: billingAddress },
      },
      letter: { insurer: 'Kasse', address: '', insuredNumber: 'A1', iban: '', today: '2026-11-22' },
      site,
    });
  });

/** Empty and filled fields of every kind, and a text of several pages in letters of two typefaces. */
const workbook = () =>
  fileOf((paper) => {
    const field = (id: string, kind: (typeof workbookFieldKinds)[number]) => ({
      id,
      kind,
      label: 'Was war gut?',
      options: kind === 'choice' ? ['Brot', 'Obst'] : [],
    });
    const fields = workbookFieldKinds.flatMap((kind) => [field(`${kind}-a`, kind), field(`${kind}-b`, kind)]);
    drawWorkbook(paper, {
      name: 'Modul',
      workbook: { intro: 'Für dich.', pages: [{ title: 'Heute', text: 'Schreib auf.', fields }] },
      entries: {
        'line-a': 'Привет 🍅',
        'lines-a': 'Ein Satz nach dem anderen. '.repeat(300),
        'scale-a': '7',
        'choice-a': 'Obst',
        'week-a.1': 'frei',
      },
    });
  });

test('certificate: the same facts give the same file', async () => {
  expect((await draw(sampleCertificate)).equals(await draw(sampleCertificate))).toBe(true);
});

/** Content drawn outside any tag: neither marked as content nor as decoration. */
function untagged(pdf: Buffer): string[] {
  const found: string[] = [];
  for (const { index, 0: begin } of pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n/g)) {
    const from = index + begin.length;
    const drawn = inflateSync(pdf.subarray(from, pdf.indexOf('\nendstream', from))).toString('latin1');
    if (!drawn.includes('BMC') && !drawn.includes('BDC')) continue;
    const open: boolean[] = [];
    for (const line of drawn.split('\n')) {
      if (/\bB[MD]C$/.test(line)) open.push(/^\/Artifact BMC$|^>> BDC$/.test(line));
      else if (line === 'EMC') open.pop();
      else if (!open.includes(true) && /(^|\s)(TJ|Tj|f|S|B)$/.test(line)) found.push(line);
    }
  }
  return found;
}

test('certificate: a screen reader finds title, heading, paragraphs and a described code', async () => {
  const pdf = await draw(sampleCertificate);
  const objects = pdf.toString('latin1');
  const count = (role: string) => objects.split(`/S /${role}\n`).length - 1;
  expect(objects).toContain('/Marked true');
  expect(objects).toContain('/DisplayDocTitle true');
  expect(objects).toMatch(/\/Lang \(de-DE\)/);
  expect([count('Document'), count('H1'), count('Figure')]).toEqual([1, 1, 1]);
  expect(count('P')).toBeGreaterThan(20);
  expect(objects).toContain('/Alt (QR-Code: ');
  expect(untagged(pdf)).toEqual([]);
});

/** The other PDF documents. */
const others = [
  ['pack of papers', () => pack()],
  ['workbook', workbook],
] as const;

test.each(others)('certificate: in the %s a screen reader leaves nothing out', async (_, drawn) => {
  const pdf = await drawn();
  expect(pdf.toString('latin1')).toContain('/S /H1\n');
  expect(untagged(pdf)).toEqual([]);
});

describe.skipIf(!hasPdfTools)('the certificate as a file', () => {
  const differing = [{ refundedCents: 70_00 }, { sample: true }, { minutes: 328 }];
  let verdicts: string[][] = [];
  /** Of certificates for each name and for each variant. */
  let texts: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'valea-certificates-'));
  const all = join(folder, 'all.pdf');
  beforeAll(async () => {
    const each = names.map((name) => ({ ...sampleCertificate, name }));
    const files: string[] = [];
    const drawn = await Promise.all([...each.map((one) => draw(one)), ...others.map(([, other]) => other())]);
    for (const pdf of drawn) {
      const file = join(folder, `${files.length}.pdf`);
      writeFileSync(file, pdf);
      files.push(file);
    }
    // All at once: starting the validator and the reader takes most of the time.
    writeFileSync(
      all,
      await draw(...each, ...differing.map((facts) => ({ ...sampleCertificate, ...facts }))),
    );
    const [found, text] = await Promise.all([faultsOfPdfA(files), textOfPdf(all)]);
    verdicts = found;
    texts = text.replaceAll(/\s+/g, ' ').split('Teilnahmebescheinigung').slice(1);
  });

  test.each([...names.entries()])('%i is PDF/A-1b with the name %s', (place) => {
    expect(verdicts[place]).toEqual([]);
  });

  test.each(others.map(([name], place) => [name, place] as const))('the %s is PDF/A-1b', (_, place) => {
    expect(verdicts[names.length + place]).toEqual([]);
  });

  test.each([...names.entries()])('%i says all that the certifying body asks for about %s', (place, name) => {
    const text = texts[place];
    const { title, courseId, principle, leader, qualification, number } = sampleCertificate;
    for (const said of [
      'geboren am 3. Februar 1988',
      title,
      courseId,
      principle,
      leader,
      qualification,
      number,
      '21.09.2026 bis 16.11.2026',
      '8 von 8 Einheiten, je 45 Minuten',
      '75 €, vollständig bezahlt',
      'Online-Kurs',
      'zertifiziert vom 01.03.2026 bis 28.02.2029',
    ])
      expect(text).toContain(said.replaceAll('\u00a0', ' '));
    expect(text?.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    expect(text).not.toContain('MUSTER');
  });

  test('keeps the letters that a document before drew as parts of others', async () => {
    const faces = typefacesOnDisk();
    const saying = (words: string) =>
      fileOf((paper) => {
        paper.newPage();
        paper.text(words, { x: 50, y: 50, width: 400 }, { cut: 'display', size: 20 });
      }, faces);
    await saying('Jürgen Schäfer, Köln');
    const file = join(folder, 'later.pdf');
    writeFileSync(file, await saying('Anouk von der Au'));
    expect(await textOfPdf(file)).toContain('Anouk von der Au');
  });

  test('says what was finally paid, that it is a sample, and how many minutes were confirmed', () => {
    const [refunded, sample, shorter] = texts.slice(names.length);
    expect(refunded).toContain('5 € (75 € bezahlt, 70 € zurückgezahlt)');
    expect(refunded).not.toContain('vollständig bezahlt');
    expect(sample).toContain('MUSTER: Dieser Kurs ist noch nicht zertifiziert.');
    expect(shorter).toContain('Bescheinigt werden 328 von 360 Minuten');
  });

  test('and its letter say the same: the whole course, or only what was completed', async () => {
    const { unitsHeld, minutesPerUnit } = sampleCertificate;
    const planned = unitsHeld * minutesPerUnit;
    for (const minutes of [unitsHeld * 13, planned - 1, planned]) {
      const file = join(folder, `${minutes}.pdf`);
      writeFileSync(file, await pack({ ...sampleCertificate, minutes }));
      const text = (await textOfPdf(file)).replaceAll(/\s+/g, ' ');
      const count = (said: string) => text.split(said).length - 1;
      const isWhole = minutes === planned;
      // On the letter and the certificate, and on the certificate's row.
      expect([minutes, count(`${minutes} von ${planned} Minuten`)]).toEqual([minutes, isWhole ? 0 : 3]);
      expect([minutes, count('vollständig absolviert')]).toEqual([minutes, isWhole ? 2 : 0]);
      for (const whole of ['alle Einheiten', 'Kurs abgeschlossen', `je ${minutesPerUnit} Minuten`])
        expect([minutes, whole, count(whole)]).toEqual([minutes, whole, isWhole ? 1 : 0]);
    }
  });

  test('states a corrected name, on the certificate itself and in its letter', async () => {
    const file = join(folder, 'renamed.pdf');
    const nameCorrected = { booked: 'Lucja Großmann', on: '2026-11-20' } as const;
    writeFileSync(file, await pack({ ...sampleCertificate, nameCorrected }));
    const text = (await textOfPdf(file)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Name berichtigt am 20. November 2026, gebucht auf Lucja Großmann');
    expect(text).toContain('Gebucht wurde der Kurs auf Lucja Großmann.');
    expect(texts.join(' ')).not.toContain('berichtigt');
  });

  test('has a QR code for the page that says whether it is genuine', async () => {
    expect(await codeIn(all)).toBe(`${site}/de/bescheinigung/${sampleCertificate.number}`);
  });
});
