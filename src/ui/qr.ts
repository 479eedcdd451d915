/**
 * A QR code of a short address (ISO/IEC 18004): bytes, correction level M, versions 1 to 3, mask 0. Enough for the
 * forty characters of a link of ours, and a fraction of what a library brings.
 */
const versions = [
  { bytes: 16, correction: 10 },
  { bytes: 28, correction: 16 },
  { bytes: 44, correction: 26 },
] as const;

const exponents = new Uint8Array(512);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  exponents[power] = exponents[power + 255] = value;
  logarithms[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;
const times = (one: number, other: number) =>
  one && other ? at(exponents, at(logarithms, one) + at(logarithms, other)) : 0;

/** Reed and Solomon's remainder: what a scanner mends a scratched code with. */
function correctionFor(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let power = 0; power < length; power += 1) {
    const next = Array<number>(divisor.length + 1).fill(0);
    for (const [index, factor] of divisor.entries()) {
      next[index] = at(next, index) ^ factor;
      next[index + 1] = at(next, index + 1) ^ times(factor, at(exponents, power));
    }
    divisor = next;
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let index = 0; index < data.length; index += 1) {
    const lead = at(rest, index);
    for (const [offset, factor] of divisor.entries()) {
      rest[index + offset] = at(rest, index + offset) ^ times(factor, lead);
    }
  }
  return rest.slice(data.length);
}

function bitsOf(text: string, { bytes, correction }: (typeof versions)[number]): number[] {
  const content = [...new TextEncoder().encode(text)];
  const written = (value: number, length: number) =>
    Array.from({ length }, (_, bit) => (value >> (length - 1 - bit)) & 1);
  const bits = [
    ...written(4, 4),
    ...written(content.length, 8),
    ...content.flatMap((byte) => written(byte, 8)),
  ];
  bits.push(...Array<number>(Math.min(4, bytes * 8 - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  for (let pad = 0xec; data.length < bytes; pad ^= 0xec ^ 0x11) data.push(pad);
  return [...data, ...correctionFor(data, correction)].flatMap((byte) => written(byte, 8));
}

/** Level M with mask 0 in fifteen bits, corrected and masked: a constant of the standard. */
const format = 0b101010000010010;

/** Rows of dark (1) and light (0). */
export function qrCode(text: string): number[][] {
  const length = new TextEncoder().encode(text).length;
  const index = versions.findIndex(({ bytes }) => length + 2 <= bytes);
  const version = versions[index];
  if (!version) throw new Error(`Too long for a small QR code: ${text}`);
  const size = 21 + 4 * index;
  const grid = Array.from({ length: size }, () => Array<number>(size).fill(-1));
  const set = (row: number, column: number, dark: boolean | number) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = Number(dark);
  };

  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, ring !== 2 && ring !== 4);
      }
    }
  }
  if (index > 0) {
    for (let row = -2; row <= 2; row += 1) {
      for (let column = -2; column <= 2; column += 1) {
        set(size - 7 + row, size - 7 + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
      }
    }
  }
  for (let place = 8; place < size - 8; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = (format >> bit) & 1;
    const [beside, below] = [
      bit < 6 ? bit : bit + 1,
      bit < 8 ? size - 1 - bit : 14 - bit + (bit > 8 ? 0 : 1),
    ];
    set(bit < 8 ? beside : size - 15 + bit, 8, dark);
    set(8, below, dark);
  }
  set(size - 8, 8, 1);

  const bits = bitsOf(text, version);
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== -1) continue;
        const bit = bits[next] ?? 0;
        set(row, column, (row + column) % 2 === 0 ? bit ^ 1 : bit);
        next += 1;
      }
    }
  }
  return grid;
}

/** The dark squares as one path, a unit each. */
export const qrPath = (grid: readonly (readonly number[])[]): string =>
  grid
    .flatMap((line, row) => line.flatMap((dark, column) => (dark ? [`M${column} ${row}h1v1h-1z`] : [])))
    .join('');
