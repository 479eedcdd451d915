import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { longestName, tidyName, unprintable } from '#domain/course/certificate.ts';
import { drawCertificate } from '../../../functions/course/certificate-page.ts';
import { createPaper } from '../../../functions/documents/paper.ts';
import { sampleCertificate, typefacesOnDisk } from '../../../scripts/bench/documents.ts';
import { codeIn, faultsOfPdfA, findPdfTools, textOfPdf } from './pdf-tools.ts';

const site = 'https://www.valea.example';
const typefaces = typefacesOnDisk();
const folder = mkdtempSync(join(tmpdir(), 'valea-certificates-'));

async function certificateOf(name: string): Promise<{ file: string; bytes: Buffer }> {
  const made = new Date('2026-11-22T10:00:00Z');
  const paper = createPaper(typefaces, { title: 'Teilnahmebescheinigung', author: 'Valea', made });
  drawCertificate(paper, { ...sampleCertificate, name }, site);
  const bytes = Buffer.from(await paper.finish());
  const file = join(folder, `${name.length}-${name.codePointAt(0)}.pdf`);
  writeFileSync(file, bytes);
  return { file, bytes };
}

/** What is drawn on the pages of a PDF, as its operators. */
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

/** The QR code as a picture, each of its cells eight pixels wide, out of the vectors on the page. */
async function pictureOfCode(bytes: Buffer): Promise<string> {
  const cells = [...drawingOf(bytes).matchAll(/^(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh$/gm)].map(
    ([, left, top, right]) => ({ left: Number(left), top: Number(top), right: Number(right) }),
  );
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

const names = [
  'Łucja Öztürk-Großmann',
  'Maximiliane-Theodora Freifrau von Schönau-Wehr zu Kirchheim',
  'Nguyễn Thị Hồng Phượng',
  'Ελένη Παπαδοπούλου',
  'Наталія Їжакевич',
  'W'.repeat(longestName),
];

describe('the certificate as a file', () => {
  let hasTools = false;
  beforeAll(async () => {
    hasTools = await findPdfTools();
  }, 300_000);

  test.each(names)('is PDF/A-1b with the name %s', async (name) => {
    const { file } = await certificateOf(name);
    if (hasTools) expect(await faultsOfPdfA(file)).toBe('');
  });

  test.each(names)('says all that the certifying body asks for about %s', async (name) => {
    const { file } = await certificateOf(name);
    if (!hasTools) return;
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
      '75 €',
    ])
      expect(text).toContain(said.replaceAll('\u00a0', ' '));
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  });

  test('carries a QR code that leads to the page that says whether it is genuine', async () => {
    const { bytes } = await certificateOf(sampleCertificate.name);
    if (!hasTools) return;
    expect(await codeIn(await pictureOfCode(bytes))).toBe(
      `${site}/de/bescheinigung/${sampleCertificate.number}`,
    );
  });

  test('is the same file for the same facts', async () => {
    const [first, second] = [await certificateOf('Anna Muster'), await certificateOf('Anna Muster')];
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  test('embeds every typeface and encrypts nothing', async () => {
    const { bytes } = await certificateOf('Nguyễn Thị Hồng Phượng');
    const text = bytes.toString('latin1');
    const described = text.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(described.length).toBeGreaterThan(1);
    expect(text.match(/\/FontFile2/g)).toHaveLength(described.length);
    expect(text).toContain('<pdfaid:part>1</pdfaid:part>');
    expect(text).not.toMatch(/\/Encrypt|\/SMask|\/JavaScript|\/BaseFont \/Helvetica/);
  });
});

describe('the letters of names', () => {
  test('every letter that a name may have is in the typefaces', () => {
    const allowed: string[] = [];
    for (let code = 0x20; code <= 0x2fff; code += 1) {
      const letter = String.fromCodePoint(code).normalize('NFC');
      if (tidyName(letter) === letter && unprintable(letter).length === 0) allowed.push(letter);
    }
    const missing = (['text', 'strong', 'display'] as const).map((cut) =>
      typefaces.missing(allowed.join(''), cut),
    );
    expect(missing).toEqual([[], [], []]);
    expect(allowed.length).toBeGreaterThan(900);
  });

  test.each([
    ['王秀英', ['王', '秀', '英']],
    ['فاطمة', ['ف', 'ا', 'ط', 'م', 'ة']],
    ['Ana 🌸', ['🌸']],
    ['Rosa\u202e', ['\u202e']],
    ['Eva <b>', ['<', '>']],
  ])('says which of %s it cannot print', (name, letters) => {
    expect(unprintable(name)).toEqual(letters);
  });

  test('a name stands in one typeface, though only one of its letters needs the other', () => {
    const faces = typefaces
      .runs('Ελένη Muster', typefaces.familyOf('Ελένη Muster', 'display'))
      .map(({ face }) => face);
    expect(faces.every((face) => face.startsWith('noto-strong'))).toBe(true);
  });

  test('a text with a letter that no typeface has is refused, not printed without it', () => {
    expect(() => typefaces.familyOf('王', 'text')).toThrow();
  });
});
