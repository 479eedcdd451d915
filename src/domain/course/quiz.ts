/** The quiz of a module: in which order its answers stand. */

/** A small hash of a text, evenly spread in all of its bits: FNV-1a, finished as MurmurHash3 does. */
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
 * The answers' places in another order (Fisher–Yates), which is always the same for a seed: each participant has one of
 * her own, so that it cannot be passed on by place, and a reload does not move it.
 */
export function shuffledPlaces(count: number, seed: string): readonly number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = hashOf(`${seed} ${last}`) % (last + 1);
    [places[last], places[other]] = [places[other] ?? other, places[last] ?? last];
  }
  return places;
}
