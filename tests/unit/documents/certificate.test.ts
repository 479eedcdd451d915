import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Certificate } from '#domain/course/certificate.ts';
import { sampleCertificate } from '../../fixtures/sample-certificate.ts';
import { certificateOf, folder, names, site } from '../../fixtures/certificates.ts';
import { codeIn, ensurePdfTools, faultsOfPdfA, textOfPdf } from '../../fixtures/pdf-tools.ts';

/** The drawing operators on the pages of a PDF. */
function drawingOf(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n/g)]
    .map(({ index, 0: head }) => {
      const start = index + head.length;
      const packed = bytes.subarray(start, text.indexOf('endstream', start));
      return inflateSync(packed).toString('latin1');
    })
    .filter((stream) => stream.includes(' Tf') || stream.includes(' re') || stream.includes(' l'))
    .join('\n');
}

/** The QR code as a picture of eight pixels per cell, from the vectors on the page. */
async function pictureOfCode(bytes: Buffer): Promise<string> {
  const cells = [...drawingOf(bytes).matchAll(/^(\d+) (\d+) (\d+) 1 re$/gm)].map(([, left, top, length]) => ({
    left: Number(left),
    top: Number(top),
    right: Number(left) + Number(length),
  }));
  const width = Math.max(...cells.map(({ right }) => right));
  const cell = 8;
  const border = 4 * cell;
  const shapes = cells.map(
    ({ left, top, right }) =>
      `<rect x="${border + left * cell}" y="${border + top * cell}" width="${(right - left) * cell}" height="${cell}"/>`,
  );
  const side = width * cell + 2 * border;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/>${shapes.join('')}</svg>`;
  const picture = join(folder, 'code.png');
  await sharp(Buffer.from(svg)).png().toFile(picture);
  return picture;
}

describe('the certificate as a file', () => {
  const verdicts = new Map<string, readonly string[]>();
  beforeAll(async () => {
    await ensurePdfTools();
    const files = await Promise.all(
      names.map(async (name) => [name, (await certificateOf(name)).file] as const),
    );
    // All at once, because most of the time goes to starting the validator.
    const found = await faultsOfPdfA(files.map(([, file]) => file));
    for (const [place, [name]] of files.entries()) verdicts.set(name, found[place] ?? ['not validated']);
  });

  test.each(names)('is PDF/A-1b with the name %s', (name) => {
    expect(verdicts.get(name)).toEqual([]);
  });

  test.each(names)('says all that the certifying body asks for about %s', async (name) => {
    const { file } = await certificateOf(name);
    const text = (await textOfPdf(file)).replaceAll(/\s+/g, ' ');
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
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    expect(text).not.toContain('MUSTER');
  });

  const told = async (other: Partial<Certificate>) => {
    const { file } = await certificateOf('Anna Muster', other);
    return (await textOfPdf(file)).replaceAll(/\s+/g, ' ');
  };

  test('says what was paid in the end, once some of it was given back', async () => {
    const text = await told({ refundedCents: 70_00 });
    expect(text).toContain('5 € (75 € bezahlt, 70 € zurückgezahlt)');
    expect(text).not.toContain('vollständig bezahlt');
  });

  test('is marked as a sample until the course is certified', async () => {
    expect(await told({ sample: true })).toContain('MUSTER: Dieser Kurs ist noch nicht zertifiziert.');
  });

  test('says how many minutes were confirmed where they are fewer than planned', async () => {
    const { file } = await certificateOf('Anna Muster', { minutes: 328 });
    const text = (await textOfPdf(file)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('8 von 8 Einheiten, zusammen 328 von 360 Minuten');
    expect(text).not.toContain('je 45 Minuten');
  });

  test('carries a QR code that leads to the page that says whether it is genuine', async () => {
    const { bytes } = await certificateOf(sampleCertificate.name);
    expect(await codeIn(await pictureOfCode(bytes))).toBe(
      `${site}/de/bescheinigung/${sampleCertificate.number}`,
    );
  });

  test('is the same file for the same facts', async () => {
    const first = await certificateOf('Anna Muster');
    const second = await certificateOf('Anna Muster');
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });
});
