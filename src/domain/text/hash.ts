/**
 * FNV-1a, 32 bits, mixed as MurmurHash3 does so that the last letters reach all bits. Not for secrets.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 * @see https://github.com/aappleby/smhasher
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
