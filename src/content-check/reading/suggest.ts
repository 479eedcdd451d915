/** Edits from one word to the other, a swap of neighbours counting as one; stops where it gets too far. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] ?? limit) + 1,
        (next[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? limit) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? limit + 1;
}

/** The choice that was most likely meant: `vegann` → `vegan`. */
export function closest(word: string, choices: readonly string[], furthest = 3): string | undefined {
  const written = word.trim().toLowerCase().slice(0, 80);
  const limit = Math.min(furthest, Math.max(1, Math.floor(written.length / 3)));
  let best: { choice: string; far: number } | undefined;
  for (const choice of choices) {
    const far = distance(written, choice.toLowerCase(), limit);
    if (far <= limit && far < (best?.far ?? Infinity)) best = { choice, far };
  }
  return best?.choice;
}

/** Words without their commonest endings, so that „Tomate“ is found in „stückige Tomaten“. */
const stemOf = (word: string): string => word.replace(/(?:en|n|e|s)$/, '');
const stemsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .map(stemOf);

/** How two names belong together: one holds all words of the other, or ends a compound of it. */
function related(a: string, b: string): boolean {
  const [left, right] = [stemsIn(a), stemsIn(b)];
  if (left.every((stem) => right.includes(stem)) || right.every((stem) => left.includes(stem))) return true;
  const [last = '', other = ''] = [left.at(-1), right.at(-1)];
  const [short, long] = last.length < other.length ? [last, other] : [other, last];
  return short.length >= 3 && long.endsWith(short);
}

/** Like `closest`, and finds „glatte Petersilie“ for „Petersilie“ and „Senf“ for „Dijonsenf“: the nearest in length. */
export function closestName(name: string, choices: readonly string[]): string | undefined {
  const slip = closest(name, choices);
  if (slip !== undefined) return slip;
  const written = name.trim().slice(0, 80);
  if (written.length < 3) return undefined;
  const far = (choice: string) => Math.abs(choice.length - written.length);
  return choices
    .filter((choice) => related(written, choice))
    .reduce<string | undefined>(
      (best, next) => (best === undefined || far(next) < far(best) ? next : best),
      undefined,
    );
}
