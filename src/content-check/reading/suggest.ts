import { typosIn } from '#domain/search/typos.ts';

/** Spelling suggestion: `vegann` → `vegan`. */
export function closest(word: string, choices: readonly string[], furthest = 3): string | undefined {
  const written = word.trim().toLowerCase().slice(0, 80);
  const limit = Math.min(furthest, Math.max(1, Math.floor(written.length / 3)));
  let best: { choice: string; far: number } | undefined;
  for (const choice of choices) {
    const missing = Math.abs(choice.length - written.length);
    const far = missing > limit ? missing : Math.max(missing, typosIn(written, choice.toLowerCase()));
    if (far <= limit && far < (best?.far ?? Infinity)) best = { choice, far };
  }
  return best?.choice;
}

/** Strips common endings, so that „Tomate“ matches „stückige Tomaten“. */
const stemOf = (word: string): string => word.replace(/(?:en|n|e|s)$/, '');
const stemsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .map(stemOf);

/** One name contains all words of the other, or is the last part of a compound. */
function related(a: string, b: string): boolean {
  const left = stemsIn(a);
  const right = stemsIn(b);
  if (left.every((stem) => right.includes(stem)) || right.every((stem) => left.includes(stem))) return true;
  const last = left.at(-1) ?? '';
  const other = right.at(-1) ?? '';
  const [short, long] = last.length < other.length ? [last, other] : [other, last];
  return short.length >= 3 && long.endsWith(short);
}

/** Like `closest`, and also suggests „glatte Petersilie“ for „Petersilie“ and „Senf“ for „Dijonsenf“. */
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
