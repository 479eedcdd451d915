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
