import type { Amount } from './amount.ts';
import { readFraction, writeFraction } from './fraction.ts';
import type { Quantity } from './ingredient.ts';
import { isUnitId } from './units.ts';

/** For an attribute: `3/2 tsp`, `200..250 g`, `some`, or empty. */
export function writeQuantity(quantity: Quantity): string {
  if (quantity.kind === 'none') return '';
  if (quantity.kind === 'some') return 'some';
  const { low, high } = quantity.amount;
  const figures = high ? `${writeFraction(low)}..${writeFraction(high)}` : writeFraction(low);
  return `${figures} ${quantity.unit}`;
}

function readFigures(text: string): Amount | undefined {
  const [first = '', second] = text.split('..');
  const low = readFraction(first);
  if (!low || second === undefined) return low && { low };
  const high = readFraction(second);
  return high && { low, high };
}

/** The reverse of `writeQuantity`; unreadable text is no quantity. */
export function readQuantity(text: string): Quantity {
  if (text === 'some') return { kind: 'some' };
  const [figures = '', unit = ''] = text.split(' ');
  const amount = readFigures(figures);
  return amount && isUnitId(unit) ? { kind: 'measured', amount, unit } : { kind: 'none' };
}
