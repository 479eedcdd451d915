/** An exact, positive fraction in lowest terms: `3/2`. Plain numbers, so that it can be JSON. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Throws if inexact: amounts are bounded where they are read, so visitors never see this. */
export function fraction(n: number, d = 1): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || n < 0 || d < 1) {
    throw new RangeError(`Not an exact fraction: ${String(n)}/${String(d)}`);
  }
  const shared = gcd(n, d);
  return { n: n / shared, d: d / shared };
}

export const one = fraction(1);
export const zero = fraction(0);

/** Cancels common factors first, so that large amounts stay exact. */
export function times(a: Fraction, b: Fraction): Fraction {
  const left = fraction(a.n, b.d);
  const right = fraction(b.n, a.d);
  return fraction(left.n * right.n, left.d * right.d);
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);

/** Undefined if `b` is more than `a`. */
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(Math.max(0, a.n * b.d - b.n * a.d), a.d * b.d);

/** Negative, zero or positive. */
export const compare = (a: Fraction, b: Fraction): number => a.n * b.d - b.n * a.d;

export const toNumber = ({ n, d }: Fraction): number => n / d;

export const writeFraction = ({ n, d }: Fraction): string =>
  d === 1 ? String(n) : `${String(n)}/${String(d)}`;

export function readFraction(text: string): Fraction | undefined {
  const [, n, d = '1'] = /^(\d{1,15})(?:\/(\d{1,15}))?$/.exec(text) ?? [];
  return n === undefined || Number(d) === 0 ? undefined : fraction(Number(n), Number(d));
}
