import type { Locale } from '../text/locales.ts';
import { scale, type Amount } from './amount.ts';
import { compare, fraction, one, times, toNumber, type Fraction } from './fraction.ts';
import type { Quantity } from './ingredient.ts';
import { inFractions, showDecimals, showExactDecimals, showFractions } from './show-figure.ts';
import { unitKind, unitWord, type UnitId } from './units.ts';

const noBreak = '\u{a0}';
const some: Record<Locale, string> = { de: 'etwas', en: 'a little' };
const smallPinch: Record<Locale, string> = { de: '1 kleine Prise', en: '1 small pinch' };
const thousand = fraction(1000);
const smallestSpoon = fraction(1, 16);
/** Less is shown in teaspoons, three to a tablespoon. */
const smallestTablespoon = fraction(1, 8);

const larger: Partial<Record<UnitId, UnitId>> = { g: 'kg', ml: 'l' };
const smaller: Partial<Record<UnitId, UnitId>> = { kg: 'g', l: 'ml' };

const range = (low: string, high: string | undefined) =>
  high === undefined || high === low ? low : `${low}–${high}`;

/** `1200 g` reads `1,2 kg`, `0,5 kg` reads `500 g`. */
function inFittingUnit(amount: Amount, unit: UnitId): { amount: Amount; unit: UnitId } {
  const up = larger[unit];
  const down = smaller[unit];
  if (up && compare(amount.low, thousand) >= 0) return { amount: scale(amount, fraction(1, 1000)), unit: up };
  if (down && compare(amount.low, one) < 0) return { amount: scale(amount, thousand), unit: down };
  return { amount, unit };
}

function metric(written: Amount, writtenUnit: UnitId, exact: boolean, locale: Locale): string {
  const { amount, unit } = inFittingUnit(written, writtenUnit);
  const digits = unit === 'kg' || unit === 'l' ? { places: 2, coarse: Infinity } : { places: 1, coarse: 20 };
  const show = (value: Fraction) =>
    (exact ? showExactDecimals(value, locale) : undefined) ?? showDecimals(value, locale, digits);
  return `${range(show(amount.low), amount.high && show(amount.high))}${noBreak}${unitWord(unit, locale, true)}`;
}

function pinches({ low, high }: Amount, locale: Locale): string {
  const most = toNumber(high ?? low);
  if (most < 3 / 4) return smallPinch[locale].replaceAll(' ', noBreak);
  const few = Math.max(1, Math.floor(toNumber(low)));
  const many = Math.ceil(most);
  return `${range(String(few), String(many))}${noBreak}${unitWord('pinch', locale, many > 1)}`;
}

/** Between two measures, a range from the lower to the higher one. */
function asShown({ low, high }: Amount): Amount {
  const from = inFractions(low);
  const to = inFractions(high ?? low);
  return { low: from.low, high: to.high ?? to.low };
}

/** Plural: „1 ½ Zwiebeln“, but „½ Zwiebel“. */
export const isMany = (amount: Amount): boolean => compare(asShown(amount).high ?? one, one) > 0;

function counted(amount: Amount, unit: UnitId, exact: boolean, locale: Locale): string {
  const { low, high } = exact ? amount : asShown(amount);
  const figures = range(showFractions(low), high && showFractions(high));
  const word = unitWord(unit, locale, isMany(amount));
  return word ? `${figures}${noBreak}${word}` : figures;
}

/** „200 g“, „1 ½ EL“, „etwas“, or empty. Unscaled quantities are shown exactly. */
export function showQuantity(quantity: Quantity, factor: Fraction, locale: Locale): string {
  if (quantity.kind === 'none') return '';
  if (quantity.kind === 'some') return some[locale];
  const { unit } = quantity;
  const amount = scale(quantity.amount, factor);
  const exact = compare(factor, one) === 0;
  switch (unitKind(unit)) {
    case 'metric':
      return metric(amount, unit, exact, locale);
    case 'pinch':
      return pinches(amount, locale);
    case 'spoon':
      if (!exact && unit === 'tbsp' && compare(amount.high ?? amount.low, smallestTablespoon) < 0)
        return showQuantity(
          { kind: 'measured', amount: scale(quantity.amount, fraction(3)), unit: 'tsp' },
          factor,
          locale,
        );
      if (!exact && compare(amount.high ?? amount.low, smallestSpoon) < 0) return pinches(amount, locale);
      return counted(amount, unit, exact, locale);
    case 'piece':
      return counted(amount, unit, exact, locale);
  }
}

/** From written to wanted portions, and the share of the ingredient. */
export const factorOf = (servings: { wanted: number; written: number }, share: Fraction = one): Fraction =>
  times(fraction(servings.wanted, servings.written), share);
