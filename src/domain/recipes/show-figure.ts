import { fraction, minus, toNumber, type Fraction } from './fraction.ts';

/**
 * Figures as a cook reads them. Amounts stay exact underneath; only what is shown is rounded, and never
 * to nothing.
 */

const glyphs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};
const noBreak = '\u{a0}';

/** `1 ½`, `1/16` */
export function showFractions(value: Fraction): string {
  const whole = Math.floor(toNumber(value));
  const part = minus(value, fraction(whole));
  if (part.n === 0) return String(whole);
  const written = `${String(part.n)}/${String(part.d)}`;
  const shown = glyphs[written] ?? written;
  return whole === 0 ? shown : `${String(whole)}${noBreak}${shown}`;
}

/** The nearest of all fractions with these denominators; the simplest wins a tie. */
function nearest(value: number, denominators: readonly number[]): Fraction {
  const candidates = denominators.map((d) => fraction(Math.round(value * d), d));
  const distance = (candidate: Fraction) => Math.abs(toNumber(candidate) - value);
  return candidates.reduce((best, next) => (distance(next) < distance(best) - 1e-12 ? next : best));
}

const simple = ({ n, d }: Fraction, size: number) =>
  [1, 2, 3, 4].includes(d) ||
  (d === 8 && size < 2) ||
  ((d === 5 || d === 6) && size < 1) ||
  (d === 16 && n === 1);

/** Spoons and pieces in measures that a kitchen has: `½`, `1 ¼`, `1/16`. */
export function inFractions(value: Fraction): Fraction {
  const size = toNumber(value);
  if (simple(value, size)) return value;
  if (size >= 10) return nearest(size, [1, 2]);
  const rounded = nearest(size, size < 1 ? [1, 2, 3, 4, 8] : [1, 2, 3, 4]);
  return rounded.n === 0 ? fraction(1, Math.round(1 / size)) : rounded;
}

const trimmed = (figure: string) =>
  figure.includes('.') ? figure.replace(/0+$/, '').replace(/\.$/, '').replace('.', ',') : figure;

/** `12,5` as it was written; nothing when it has no end, like a third. */
export function showExactDecimals(value: Fraction): string | undefined {
  const digits = [0, 1, 2, 3, 4, 5, 6].find((places) => (value.n * 10 ** places) % value.d === 0);
  return digits === undefined ? undefined : trimmed(toNumber(value).toFixed(digits));
}

/** Grams and millilitres: whole ones from `coarse` on, a decimal below, and two figures of less than one. */
export function showDecimals(value: Fraction, places: number, coarse = Infinity): string {
  const size = toNumber(value);
  if (size >= coarse) return trimmed(size.toFixed(0));
  if (size >= 1) return trimmed(size.toFixed(places));
  return trimmed(size.toFixed(1 - Math.floor(Math.log10(size))));
}
