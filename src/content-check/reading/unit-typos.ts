import { readAmount } from '#domain/recipes/amount.ts';
import { findUnit, unitForms, unitIds, unitWord } from '#domain/recipes/units.ts';
import { closest } from './suggest.ts';

const germanForms = unitIds
  .flatMap((id) => [unitWord(id, 'de', false), unitWord(id, 'de', true)])
  .filter(Boolean);
/** Short units are too near to other words: „Rose“ is no „Dose“. */
const longForms = germanForms.filter((form) => form.length > 4);

/** For a message: the units that there are. */
export const germanUnits = unitIds
  .map((id) => unitWord(id, 'de', false))
  .filter(Boolean)
  .join(', ');

export function meantUnit(written: string): string | undefined {
  const meant = closest(written.replace('.', ''), unitForms);
  return meant && germanForms.find((form) => form.toLowerCase() === meant);
}

/** „2 Prisn Salz“: what stands between amount and name, where it is one slip away from a unit. */
export function mistypedUnit(line: string): string | undefined {
  const reading = readAmount(line);
  const [word = '', ...others] = reading.kind === 'amount' ? reading.rest.split(/\s+/) : [];
  if (others.length === 0 || word.length < 4 || word.length > 12 || findUnit(word)) return undefined;
  return closest(word, longForms, 1) === undefined ? undefined : word;
}
