/** FNV-1a, finished as MurmurHash3 does, so that all bits are spread evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

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
