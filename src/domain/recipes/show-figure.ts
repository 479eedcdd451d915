import type { Locale } from '../text/locales.ts';
import { fraction, minus, toNumber, type Fraction } from './fraction.ts';

/** Formats figures for cooks. Amounts stay exact; only what is shown is rounded, and never to zero. */

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

export function showFractions(value: Fraction): string {
  const whole = Math.floor(toNumber(value));
  const part = minus(value, fraction(whole));
  if (part.n === 0) return String(whole);
  const written = `${String(part.n)}/${String(part.d)}`;
  const shown = glyphs[written] ?? written;
  return whole === 0 ? shown : `${String(whole)}${noBreak}${shown}`;
}

const simple = ({ n, d }: Fraction, size: number) =>
  [1, 2, 3, 4].includes(d) ||
  (d === 8 && size < 2) ||
  ((d === 5 || d === 6) && size < 1) ||
  (d === 16 && n === 1);

/** Measurable near this size: quarters and thirds, below two also eighths, from ten halves. */
function marks(size: number): readonly number[] {
  if (size >= 10) return [1, 2];
  return size >= 2 ? [1, 2, 3, 4] : [1, 2, 3, 4, 8];
}

/** The nearest mark that `fits` allows; the simplest wins a tie. */
function nearest(size: number, fits: (mark: number) => boolean): Fraction {
  const around = marks(size).flatMap((d) => [
    fraction(Math.floor(size * d), d),
    fraction(Math.ceil(size * d), d),
  ]);
  const possible = [...around, fraction(1, 16)].filter((mark) => mark.n > 0 && fits(toNumber(mark)));
  const distance = (mark: Fraction) => Math.abs(toNumber(mark) - size);
  return possible.reduce((best, next) => (distance(next) < distance(best) - 1e-12 ? next : best));
}

/** A larger relative error is shown as a range. */
const mostOff = 1 / 10;

/**
 * Spoons and pieces in kitchen measures: `½`, `1 ¼`, `1/16`. If none is near, the two nearest: one and a half eighths
 * are `⅛–¼`, as `¼` would be a third too much.
 */
export function inFractions(value: Fraction): { low: Fraction; high?: Fraction } {
  const size = toNumber(value);
  if (simple(value, size)) return { low: value };
  if (size < 1 / 16) return { low: fraction(1, Math.round(1 / size)) };
  const near = nearest(size, () => true);
  if (Math.abs(toNumber(near) - size) <= size * mostOff) return { low: near };
  return { low: nearest(size, (mark) => mark < size), high: nearest(size, (mark) => mark > size) };
}

const decimalPoint: Record<Locale, string> = { de: ',', en: '.' };

const trimmed = (figure: string, locale: Locale) =>
  figure.includes('.')
    ? figure.replace(/0+$/, '').replace(/\.$/, '').replace('.', decimalPoint[locale])
    : figure;

/** `12,5` in German, `12.5` in English; undefined for repeating decimals, like a third. */
export function showExactDecimals(value: Fraction, locale: Locale): string | undefined {
  const digits = [0, 1, 2, 3, 4, 5, 6].find((places) => (value.n * 10 ** places) % value.d === 0);
  return digits === undefined ? undefined : trimmed(toNumber(value).toFixed(digits), locale);
}

/** Grams and millilitres: whole from `coarse` on, one decimal below, two significant digits below one. */
export function showDecimals(
  value: Fraction,
  locale: Locale,
  { places, coarse }: { places: number; coarse: number },
): string {
  const size = toNumber(value);
  if (size >= coarse) return size.toFixed(0);
  if (size >= 1) return trimmed(size.toFixed(places), locale);
  return trimmed(size.toFixed(1 - Math.floor(Math.log10(size))), locale);
}
