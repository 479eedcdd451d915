import { hashOf } from '../text/hash.ts';

/**
 * Shuffles (Fisher–Yates) by a seed: each participant has a different order, so that answers cannot be passed on by
 * position, and a reload does not change it.
 */
export function shuffledPlaces(count: number, seed: string): readonly number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = hashOf(`${seed} ${last}`) % (last + 1);
    [places[last], places[other]] = [places[other] ?? other, places[last] ?? last];
  }
  return places;
}
