/** As people type: comma or dot, with or without unit, with any spaces. */
const shape = /^(\d{1,3})(?:[.,](\d{1,3}))?(kg|kilo|kilos|kilogramm|kilogram|kilograms|cm|m)?$/i;
/** `1 m 72`, `1m72cm` */
const metresAndCentimetres = /^([12])m(\d{2})(?:cm)?$/i;

const bare = (typed: string) => typed.replaceAll(/\s/g, '');

function parse(typed: string): { value: number; unit: string } | undefined {
  const [, whole, fraction = '0', unit = ''] = shape.exec(bare(typed)) ?? [];
  return whole === undefined
    ? undefined
    : { value: Number(`${whole}.${fraction}`), unit: unit.toLowerCase() };
}

/** Unrounded. */
export function readKilograms(typed: string): number | undefined {
  const read = parse(typed);
  return read && (read.unit === '' || read.unit.startsWith('k')) ? read.value : undefined;
}

/** Unrounded; `1,72` and `1,72 m` are metres. */
export function readCentimetres(typed: string): number | undefined {
  const [, metres, rest] = metresAndCentimetres.exec(bare(typed)) ?? [];
  if (metres !== undefined) return Number(metres) * 100 + Number(rest);
  const read = parse(typed);
  if (!read || read.unit.startsWith('k')) return undefined;
  const inMetres = read.unit === 'm' || (read.unit === '' && read.value < 3);
  return inMetres ? Math.round(read.value * 1_000) / 10 : read.value;
}

export function readWhole(typed: string): number | undefined {
  const text = bare(typed);
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** The value after a stepper's button; the minimum if the field holds no number. */
export function stepped(typed: string, by: 1 | -1, { min, max }: { min: number; max: number }): number {
  const count = parse(typed)?.value;
  if (count === undefined) return min;
  const next = by === 1 ? Math.floor(count) + 1 : Math.ceil(count) - 1;
  return Math.min(max, Math.max(min, next));
}
