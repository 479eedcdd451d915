import { hashOf } from '../text/hash.ts';

/**
 * Shuffles (Fisher–Yates) by a seed: each participant has a different order, so that answers cannot be passed on by
 * position, and a reload does not change it.
 */
export function shuffledIndexes(count: number, seed: string): readonly number[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = hashOf(`${seed} ${last}`) % (last + 1);
    [indexes[last], indexes[other]] = [indexes[other] ?? other, indexes[last] ?? last];
  }
  return indexes;
}
