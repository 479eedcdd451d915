/**
 * Rewrites a TrueType file of one weight on a coarser grid, with simpler outlines.
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
import { simplified, type Point } from './outlines.ts';
import { replacementsOf } from './substitutions.ts';

const compositeMarks = { words: 0x1, areOffsets: 0x2, scale: 0x8, more: 0x20, scales: 0x40, matrix: 0x80 };

/** Of the tables that count in units of the grid: where their numbers of two bytes stand. */
const measures: Readonly<Record<string, readonly number[]>> = {
  head: [18, 36, 38, 40, 42],
  hhea: [4, 6, 8, 10, 12, 14, 16],
  'OS/2': [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88],
  post: [8, 10],
};

function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16;
      const [start, size] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      return [font.toString('latin1', entry, entry + 4), Buffer.from(font.subarray(start, start + size))];
    }),
  );
}

/** Check sums stay empty: whatever compresses the file computes them. */
function fontOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + tables.size * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let at = header.length;
  [...tables]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .forEach(([tag, table], index) => {
      const entry = 12 + index * 16;
      header.write(tag, entry, 'latin1');
      header.writeUInt32BE(at, entry + 8);
      header.writeUInt32BE(table.length, entry + 12);
      const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
      parts.push(padded);
      at += padded.length;
    });
  return Buffer.concat(parts);
}

function contoursOf(glyph: Buffer, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => glyph.readUInt16BE(10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = glyph.readUInt8(at++);
    flags.push(flag);
    if (flag & 8) for (let again = glyph.readUInt8(at++); again > 0; again -= 1) flags.push(flag);
  }
  const read = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += glyph.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [read(2, 16), read(4, 32)];
  const points = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, on: (flag & 1) === 1 }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1));
}

function glyphOf(contours: readonly Point[][]): Buffer {
  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const head = Buffer.alloc(10 + contours.length * 2 + 2);
  [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach(
    (value, index) => head.writeInt16BE(value, index * 2),
  );
  let end = -1;
  contours.forEach(({ length }, index) => head.writeUInt16BE((end += length), 10 + index * 2));
  const steps = (values: readonly number[]) => {
    const bytes = Buffer.alloc(values.length * 2);
    values.forEach((value, index) => bytes.writeInt16BE(value - (values[index - 1] ?? 0), index * 2));
    return bytes;
  };
  return Buffer.concat([head, Buffer.from(points.map(({ on }) => Number(on))), steps(xs), steps(ys)]);
}

/** A letter put together of others: only where its parts stand is measured. */
function scaledComposite(glyph: Buffer, scale: number): Buffer {
  for (let bound = 2; bound < 10; bound += 2)
    glyph.writeInt16BE(Math.round(glyph.readInt16BE(bound) * scale), bound);
  let at = 10;
  for (let marks = compositeMarks.more; marks & compositeMarks.more;) {
    marks = glyph.readUInt16BE(at);
    at += 4;
    const isWide = (marks & compositeMarks.words) !== 0;
    for (let part = 0; part < 2; part += 1) {
      if (isWide && marks & compositeMarks.areOffsets)
        glyph.writeInt16BE(Math.round(glyph.readInt16BE(at) * scale), at);
      else if (marks & compositeMarks.areOffsets) glyph.writeInt8(Math.round(glyph.readInt8(at) * scale), at);
      at += isWide ? 2 : 1;
    }
    if (marks & compositeMarks.scale) at += 2;
    if (marks & compositeMarks.scales) at += 4;
    if (marks & compositeMarks.matrix) at += 8;
  }
  return glyph;
}

/** Kerning, the one thing that `GPOS` is kept for: pairs of letters, and pairs of classes of letters. */
function scaleKerning(table: Buffer, scale: number): void {
  const halve = (at: number) => table.writeInt16BE(Math.round(table.readInt16BE(at) * scale), at);
  const lookups = table.readUInt16BE(8);
  for (let index = 0; index < table.readUInt16BE(lookups); index += 1) {
    const lookup = lookups + table.readUInt16BE(lookups + 2 + index * 2);
    for (let part = 0; part < table.readUInt16BE(lookup + 4); part += 1) {
      const pairs = lookup + table.readUInt16BE(lookup + 6 + part * 2);
      const isKerning = table.readUInt16BE(lookup) === 2;
      if (!isKerning || table.readUInt16BE(pairs + 4) !== 4 || table.readUInt16BE(pairs + 6) !== 0)
        throw new Error('This typeface places letters in a way that is not known here.');
      if (table.readUInt16BE(pairs) === 2) {
        const cells = table.readUInt16BE(pairs + 12) * table.readUInt16BE(pairs + 14);
        for (let cell = 0; cell < cells; cell += 1) halve(pairs + 16 + cell * 2);
        continue;
      }
      for (let set = 0; set < table.readUInt16BE(pairs + 8); set += 1) {
        const start = pairs + table.readUInt16BE(pairs + 10 + set * 2);
        for (let pair = 0; pair < table.readUInt16BE(start); pair += 1) halve(start + 4 + pair * 4);
      }
    }
  }
}

/**
 * The typeface with a letter of `unitsPerEm` steps, and outlines that differ by `tolerance` of these at most. What it would
 * replace in every text (`rvrn`) is replaced in it.
 */
export function simplify(font: Buffer, unitsPerEm: number, tolerance: number): Buffer {
  const tables = tablesOf(font);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The typeface has no table ${tag}.`);
    return found;
  };
  const scale = unitsPerEm / table('head').readUInt16BE(18);
  const isLong = table('head').readInt16BE(50) === 1;
  const [loca, glyf] = [table('loca'), table('glyf')];
  const count = table('maxp').readUInt16BE(4);
  const widths = table('hhea').readUInt16BE(34);
  const hmtx = Buffer.concat(
    Array.from({ length: count }, (_, index) => {
      const width = Math.min(index, widths - 1) * 4;
      const bearing = index < widths ? width + 2 : widths * 4 + (index - widths) * 2;
      return Buffer.concat([
        table('hmtx').subarray(width, width + 2),
        table('hmtx').subarray(bearing, bearing + 2),
      ]);
    }),
  );
  table('hhea').writeUInt16BE(count, 34);
  const replaced = new Map(replacementsOf(table('GSUB'), 'rvrn'));
  for (const [glyph, by] of replaced) hmtx.copy(hmtx, glyph * 4, by * 4, by * 4 + 4);
  const offset = (index: number) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const glyphs = Array.from({ length: count }, (_, place) => {
    const index = replaced.get(place) ?? place;
    const glyph = Buffer.from(glyf.subarray(offset(index), offset(index + 1)));
    if (glyph.length === 0) return glyph;
    const contours = glyph.readInt16BE(0);
    const made =
      contours < 0
        ? scaledComposite(glyph, scale)
        : glyphOf(contoursOf(glyph, contours).map((one) => simplified(one, tolerance / scale, scale)));
    return Buffer.concat([made, Buffer.alloc(-made.length & 3)]);
  });
  const places = Buffer.alloc((count + 1) * 4);
  glyphs.reduce((at, { length }, index) => {
    places.writeUInt32BE(at + length, (index + 1) * 4);
    return at + length;
  }, 0);
  tables.set('glyf', Buffer.concat(glyphs)).set('loca', places).set('hmtx', hmtx);
  table('head').writeInt16BE(1, 50);

  for (const [tag, offsets] of Object.entries(measures)) {
    for (const at of offsets) table(tag).writeInt16BE(Math.round(table(tag).readInt16BE(at) * scale), at);
  }
  for (let at = 0; at < hmtx.length; at += 2) hmtx.writeInt16BE(Math.round(hmtx.readInt16BE(at) * scale), at);
  scaleKerning(table('GPOS'), scale);
  return fontOf(tables);
}
