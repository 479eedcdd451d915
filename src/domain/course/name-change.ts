/** How a name on a certificate differs from the one that the course was booked in. */
import { fold } from '../search/fold.ts';
import { typosAllowed, typosIn } from '../search/typos.ts';

/**
 * `spelling`: the same names, up to order, accents, capitals and a typo each, or with a middle name more or less.
 * `name`: the first given name is the same, such as after a marriage. `person`: anything else.
 */
export type NameChange = 'none' | 'spelling' | 'name' | 'person';

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const isSameWord = (one: string, other: string) =>
  Math.max(typosIn(one, other), typosIn(other, one)) <= Math.max(typosAllowed(one), typosAllowed(other));

/** Pairs each word of the shorter name with one of the longer. */
function isContained(shorter: readonly string[], longer: readonly string[]): boolean {
  const left = [...longer];
  return shorter.every((word) => {
    const index = left.findIndex((other) => isSameWord(word, other));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

export function nameChange(booked: string, name: string): NameChange {
  if (booked === name) return 'none';
  const [shorter, longer] = [wordsOf(booked), wordsOf(name)].toSorted(
    (one, other) => one.length - other.length,
  );
  const [first, otherFirst] = [shorter?.[0], longer?.[0]];
  const [last, otherLast] = [shorter?.at(-1), longer?.at(-1)];
  if (!shorter || !longer || first === undefined || otherFirst === undefined) return 'person';
  const isFirstSame = isSameWord(first, otherFirst);
  const isMiddleNameOnly =
    isFirstSame && last !== undefined && otherLast !== undefined && isSameWord(last, otherLast);
  if (isContained(shorter, longer) && (shorter.length === longer.length || isMiddleNameOnly))
    return 'spelling';
  return isFirstSame ? 'name' : 'person';
}
