/** The glyphs that a coverage table lists, in its order. */
function coveredBy(table: Buffer, at: number): number[] {
  const count = table.readUInt16BE(at + 2);
  const isList = table.readUInt16BE(at) === 1;
  return Array.from({ length: count }, (_, index) => {
    if (isList) return [table.readUInt16BE(at + 4 + index * 2)];
    const [first, last] = [0, 2].map((part) => table.readUInt16BE(at + 4 + index * 6 + part));
    return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (__, step) => (first ?? 0) + step);
  }).flat();
}

function replacementsIn(table: Buffer, subtable: number): (readonly [number, number])[] {
  const covered = coveredBy(table, subtable + table.readUInt16BE(subtable + 2));
  const isShift = table.readUInt16BE(subtable) === 1;
  return covered.map((glyph, index) => [
    glyph,
    isShift ? glyph + table.readInt16BE(subtable + 4) : table.readUInt16BE(subtable + 6 + index * 2),
  ]);
}

/**
 * What a feature of `GSUB` puts in place of single glyphs. `rvrn` has those that a typeface wants at the axes that it was
 * cut to, for every text.
 * @see https://learn.microsoft.com/typography/opentype/spec/gsub
 */
export function replacementsOf(table: Buffer, tag: string): (readonly [number, number])[] {
  const [features, lookups] = [table.readUInt16BE(6), table.readUInt16BE(8)];
  const list = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => table.readUInt16BE(at + index * 2));
  const records = Array.from(
    { length: table.readUInt16BE(features) },
    (_, index) => features + 2 + index * 6,
  );
  return records
    .filter((record) => table.toString('latin1', record, record + 4) === tag)
    .map((record) => features + table.readUInt16BE(record + 4))
    .flatMap((feature) => list(feature + 4, table.readUInt16BE(feature + 2)))
    .map((index) => lookups + table.readUInt16BE(lookups + 2 + index * 2))
    .flatMap((lookup) =>
      list(lookup + 6, table.readUInt16BE(lookup + 4)).flatMap((offset) =>
        replacementsIn(table, lookup + offset),
      ),
    );
}
