import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Certificate } from '#domain/course/certificate.ts';
import { sampleCertificate } from '../../fixtures/sample-certificate.ts';
import { certificateOf, folder, names, site, typefaces } from '../../fixtures/certificates.ts';
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

/** The QR code as a picture, each of its cells eight pixels wide, out of the vectors on the page. */
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

/** The certificate with a part of it exchanged, at its length: everything stays where the file says it is. */
function broken(bytes: Buffer, part: RegExp | string, instead: string): Buffer {
  const text = bytes.toString('latin1');
  const made = text.replace(part, (found) => instead.padEnd(found.length));
  if (made === text || made.length !== text.length) throw new Error(`Nothing was broken: ${String(part)}`);
  return Buffer.from(made, 'latin1');
}

/** A page that the library draws as PDF/A with something on it that PDF/A-1 does not allow. */
async function drawnWith(
  options: Partial<PDFKit.PDFDocumentOptions>,
  draw: (doc: PDFKit.PDFDocument) => void = () => undefined,
): Promise<Buffer> {
  const font = typefaces.font('figtree') as unknown as string;
  const doc = new PDFDocument({ pdfVersion: '1.7', subset: 'PDF/A-1b', font, ...options });
  const chunks: Buffer[] = [];
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  doc.text('Valea');
  draw(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

const metadata = (change: (bytes: Buffer) => Buffer) => ({ bytes: change, clause: /^7\b/ });
/** What PDF/A-1b refuses, and how the validator's refusal begins: https://pdfbox.apache.org */
const faults: Record<string, { bytes: (good: Buffer) => Buffer | Promise<Buffer>; clause: RegExp }> = {
  'no output intent': {
    bytes: (good) => broken(good, '/OutputIntents', '/OutputIntentX'),
    clause: /^2\.4\.3 /,
  },
  'an output intent without its profile': {
    bytes: (good) => broken(good, '/DestOutputProfile', '/DestOutputProfilX'),
    clause: /^2\.4\.3 /m,
  },
  'a typeface that is not embedded': {
    bytes: (good) => broken(good, '/FontFile2', '/FontFileX'),
    clause: /^3\.1\.3 .*FontFile entry is missing/,
  },
  'a typeface of the viewer': {
    bytes: () => drawnWith({}, (doc) => doc.font('Helvetica').text('Valea')),
    clause: /^3\.1\./,
  },
  'no metadata': metadata((good) => broken(good, /\/Metadata (?=\d)/, '/MetadatX ')),
  'metadata that claim another part of the standard': metadata((good) =>
    broken(good, '<pdfaid:part>1<', '<pdfaid:part>9<'),
  ),
  'metadata that claim a higher level': metadata((good) =>
    broken(good, '<pdfaid:conformance>B<', '<pdfaid:conformance>X<'),
  ),
  'metadata of another title': metadata((good) =>
    broken(good, '(Teilnahmebescheinigung)', '(Teilnahmebescheinigunk)'),
  ),
  encryption: {
    bytes: () => drawnWith({ ownerPassword: 'secret', permissions: {} }),
    clause: /^1\.4\.2 .*contains Encrypt/,
  },
  transparency: {
    bytes: () => drawnWith({}, (doc) => doc.fillOpacity(0.5).rect(20, 20, 40, 40).fill('#123456')),
    clause: /^4\.1\.2 Transparency/,
  },
  'a script': {
    bytes: (good) =>
      broken(good, /\/Lang \(de-DE\)\n\/ViewerPreferences \d+ 0 R/, '/OpenAction<</S/JavaScript/JS(1)>>'),
    clause: /^6\./,
  },
};

describe('the certificate as a file', () => {
  const verdicts = new Map<string, readonly string[]>();
  beforeAll(async () => {
    await ensurePdfTools();
    const good = await certificateOf(sampleCertificate.name);
    const files = await Promise.all(
      names.map(async (name) => [name, (await certificateOf(name)).file] as const),
    );
    const bad = Object.entries(faults).map(async ([fault, { bytes }], place) => {
      const file = join(folder, `fault-${place}.pdf`);
      writeFileSync(file, await bytes(good.bytes));
      return [fault, file] as const;
    });
    // All at once: most of the time goes to starting the validator.
    const all = [...files, ...(await Promise.all(bad))];
    const found = await faultsOfPdfA(all.map(([, file]) => file));
    for (const [place, [what]] of all.entries()) verdicts.set(what, found[place] ?? ['not validated']);
  }, 600_000);

  test.each(names)('is PDF/A-1b with the name %s', (name) => {
    expect(verdicts.get(name)).toEqual([]);
  });

  test.each(Object.entries(faults))('would be refused by its validator with %s', (fault, { clause }) => {
    expect(verdicts.get(fault)?.join('\n')).toMatch(clause);
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

  test('is marked as a sample as long as nobody has certified the course', async () => {
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

describe('without a validator', () => {
  const machine = (...installed: string[]) => ({
    has: (file: string) => installed.includes(file),
    install: vi.fn(),
  });

  test.each([
    ['nothing can be installed', machine()],
    ['installing it brings nothing', machine('/usr/bin/apt-get')],
  ])('the tests fail and say what to do: %s', async (_, without) => {
    await expect(ensurePdfTools(without)).rejects.toThrow(
      /^Certificates cannot be proved to be PDF\/A: .*"sudo apt-get install .*libpdfbox2-java/,
    );
    expect(without.install).toHaveBeenCalledTimes(without.has('/usr/bin/apt-get') ? 1 : 0);
  });

  test('one that is there is taken, and one that could be installed is', async () => {
    const there = { has: () => true, install: vi.fn() };
    await ensurePdfTools(there);
    expect(there.install).not.toHaveBeenCalled();
    const installed = { done: false };
    await ensurePdfTools({
      has: (file) => file === '/usr/bin/apt-get' || installed.done,
      install: () => {
        installed.done = true;
        return Promise.resolve();
      },
    });
    expect(installed.done).toBe(true);
  });
});
