import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawCertificate } from '../../../functions/course/certificate-page.ts';
import { createPaper } from '../../../functions/documents/paper.ts';
import { run } from '../../../scripts/setup/processes.ts';
import { sampleCertificate } from '../../fixtures/sample-certificate.ts';
import { certificateOf, folder, names, site, typefaces } from '../../fixtures/certificates.ts';
import { codeIn, ensurePdfTools, faultsOfPdfA, textOfPdf } from '../../fixtures/pdf-tools.ts';

/** The first page of a PDF as a picture, as a phone sees it. */
async function pictureOf(file: string) {
  const tool = ['org.apache.pdfbox.tools.PDFBox', 'PDFToImage', '-dpi', '150', '-endPage', '1', file];
  await run('java', ['-cp', '/usr/share/java/*', ...tool]);
  return file.replace(/\.pdf$/, '1.jpg');
}

describe('the certificate as a file', () => {
  const differing = [{ refundedCents: 70_00 }, { sample: true }, { minutes: 328 }];
  let verdicts: string[][] = [];
  /** Of a certificate for each name, and of those that differ. */
  let texts: string[] = [];
  beforeAll(async () => {
    await ensurePdfTools();
    const files = await Promise.all(names.map(async (name) => (await certificateOf(name)).file));
    // All at once, because most of the time goes to starting the validator and the reader.
    const paper = createPaper(typefaces, { title: '', author: '', made: new Date(0) });
    for (const facts of [...names.map((name) => ({ name })), ...differing])
      drawCertificate(paper, { ...sampleCertificate, ...facts }, site);
    const all = join(folder, 'all.pdf');
    writeFileSync(all, await paper.finish());
    const [found, text] = await Promise.all([faultsOfPdfA(files), textOfPdf(all)]);
    verdicts = found;
    texts = text.replaceAll(/\s+/g, ' ').split('Teilnahmebescheinigung').slice(1);
  });

  test.each([...names.entries()])('%i is PDF/A-1b with the name %s', (place) => {
    expect(verdicts[place]).toEqual([]);
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

  test('says what was paid in the end, that it is a sample, and how many minutes were confirmed', () => {
    const [refunded, sample, shorter] = texts.slice(names.length);
    expect(refunded).toContain('5 € (75 € bezahlt, 70 € zurückgezahlt)');
    expect(refunded).not.toContain('vollständig bezahlt');
    expect(sample).toContain('MUSTER: Dieser Kurs ist noch nicht zertifiziert.');
    expect(shorter).toContain('8 von 8 Einheiten, zusammen 328 von 360 Minuten');
    expect(shorter).not.toContain('je 45 Minuten');
  });

  test('carries a QR code that leads to the page that says whether it is genuine', async () => {
    const { file } = await certificateOf(sampleCertificate.name);
    expect(await codeIn(await pictureOf(file))).toBe(`${site}/de/bescheinigung/${sampleCertificate.number}`);
  });

  test('is the same file for the same facts', async () => {
    const first = await certificateOf('Anna Muster');
    const second = await certificateOf('Anna Muster');
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });
});
