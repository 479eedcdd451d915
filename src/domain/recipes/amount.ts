import { compare, fraction, plus, times, type Fraction } from './fraction.ts';

/** `1 ½`, or with `high` a range: `200–250`. */
export interface Amount {
  readonly low: Fraction;
  readonly high?: Fraction;
}

export type AmountProblem =
  | 'amount-unreadable'
  | 'amount-ambiguous'
  | 'amount-zero'
  | 'amount-too-large'
  | 'amount-too-fine'
  | 'range-backwards';

type AmountReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly amount: Amount; readonly rest: string }
  | { readonly kind: 'unreadable'; readonly problem: AmountProblem; readonly text: string };

const glyphs: Readonly<Record<string, Fraction>> = {
  '½': fraction(1, 2),
  '⅓': fraction(1, 3),
  '⅔': fraction(2, 3),
  '¼': fraction(1, 4),
  '¾': fraction(3, 4),
  '⅕': fraction(1, 5),
  '⅖': fraction(2, 5),
  '⅗': fraction(3, 5),
  '⅘': fraction(4, 5),
  '⅙': fraction(1, 6),
  '⅚': fraction(5, 6),
  '⅛': fraction(1, 8),
  '⅜': fraction(3, 8),
  '⅝': fraction(5, 8),
  '⅞': fraction(7, 8),
};

const glyph = `[${Object.keys(glyphs).join('')}]`;
const number = String.raw`\d+\s?${glyph}|\d+\s+\d+[/⁄]\d+|\d+[/⁄]\d+|${glyph}|\d+(?:[.,]\d+)?`;
const leading = new RegExp(String.raw`^(${number})(?:\s?[-–—]\s?(${number})|\s+(?:bis|to)\s+(${number}))?`);
/** What may follow an amount: a space, or a unit without one as in `200g`. */
const boundary = /^(?:\s|$|\p{L})/u;

const largest = 100_000;
const finest = 64;

function readNumber(text: string): Fraction | AmountProblem {
  const [, whole = '', written, n, d, shown] =
    /^(\d+)?\s*(?:[.,](\d+)|(?<!\.)(\d+)[/⁄](\d+)|(\D))?$/.exec(text.replace(/^(\d+)[/⁄]/, '0 $1/')) ?? [];
  if (whole.length > 6 || (n ?? '').length > 6) return 'amount-too-large';
  const base = fraction(Number(whole));
  if (written !== undefined) {
    if (written.length > 3) return 'amount-too-fine';
    // `1.250` is 1250 in German and 1.25 in English, `1,000` the other way round.
    if (written.length === 3 && !text.startsWith('0')) return 'amount-ambiguous';
    return plus(base, fraction(Number(written), 10 ** written.length));
  }
  if (n !== undefined && d !== undefined) {
    if (Number(d) === 0) return 'amount-unreadable';
    return Number(d) > finest ? 'amount-too-fine' : plus(base, fraction(Number(n), Number(d)));
  }
  const part = shown === undefined ? undefined : glyphs[shown];
  return part ? plus(base, part) : base;
}

export function readAmount(line: string): AmountReading {
  const [matched = '', first, dashed, worded] = leading.exec(line) ?? [];
  if (first === undefined) return { kind: 'none' };
  const second = dashed ?? worded;
  const rest = line.slice(matched.length);
  const unreadable = (code: AmountProblem): AmountReading => ({
    kind: 'unreadable',
    problem: code,
    text: matched,
  });
  if (!boundary.test(rest)) {
    return { kind: 'unreadable', problem: 'amount-unreadable', text: line.split(/\s/, 1)[0] ?? matched };
  }
  const low = readNumber(first);
  const high = second === undefined ? undefined : readNumber(second);
  if (typeof low === 'string') return unreadable(low);
  if (typeof high === 'string') return unreadable(high);
  if (low.n === 0) return unreadable('amount-zero');
  if (compare(high ?? low, fraction(largest)) > 0) return unreadable('amount-too-large');
  if (!high) return { kind: 'amount', amount: { low }, rest: rest.trimStart() };
  if (compare(low, high) >= 0) return unreadable('range-backwards');
  return { kind: 'amount', amount: { low, high }, rest: rest.trimStart() };
}

/** Exact, so that scaling to seven portions and back to four changes nothing. */
export function scale({ low, high }: Amount, factor: Fraction): Amount {
  return high ? { low: times(low, factor), high: times(high, factor) } : { low: times(low, factor) };
}
