import type { Allergen } from '#domain/recipes/allergens.ts';
import { fold } from '#domain/search/fold.ts';

/** What a visitor wants to leave out. */
export type Without =
  | { kind: 'allergen'; allergens: readonly Allergen[] }
  /** No dish is without them: those with the fewest come first. */
  | { kind: 'carbs' }
  | { kind: 'meat' }
  /** An ingredient, or something that we do not know of each recipe. */
  | { kind: 'word'; word: string };

export interface Wish {
  /** The rest of the query. */
  text: string;
  without: Without | undefined;
}

const allergens: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/^(?:gluten|weizen|wheat)/, ['gluten']],
  [/^(?:lactose|laktose|milch|kuhmilch|milk|dairy)/, ['milk']],
  [/^(?:ei|eier|egg|eggs)$/, ['eggs']],
  [/^(?:erdnuss|peanut)/, ['peanuts']],
  [/^(?:nuss|nusse|nut|nuts|schalenfruchte)/, ['nuts', 'peanuts']],
  [/^(?:soja|soy)/, ['soy']],
  [/^(?:fisch|fish)/, ['fish']],
  [/^(?:sellerie|celery)/, ['celery']],
  [/^(?:senf|mustard)/, ['mustard']],
  [/^(?:sesam)/, ['sesame']],
  [/^(?:lupine|lupin)/, ['lupin']],
];

function leftOut(word: string): Without {
  const folded = fold(word);
  const known = allergens.find(([pattern]) => pattern.test(folded));
  if (known) return { kind: 'allergen', allergens: known[1] };
  if (/^(?:kohlenhydrat|carb)/.test(folded)) return { kind: 'carbs' };
  return /^(?:fleisch|meat)/.test(folded) ? { kind: 'meat' } : { kind: 'word', word };
}

/** `glutenfrei`, `gluten-free`, `ohne Sellerie`, `without nuts`; `low carb` means few. */
const wishes = [
  /(?:^|\s)(?:ohne|kein|keine|without|no)\s+(?<word>\p{L}{2,})(?=\s|$)/iu,
  /(?:^|\s)(?<word>\p{L}{2,}?)(?:\s*-\s*|\s+(?=free\b))?(?:freie[nrsm]?|frei|free)(?=\s|$)/iu,
  /(?:^|\s)low[\s-]*(?<word>carbs?)(?=\s|$)/iu,
  /(?:^|\s)(?:wenig|few)\s+(?<word>kohlenhydrate?|carbs)(?=\s|$)/iu,
];

export function wishIn(text: string): Wish {
  for (const wish of wishes) {
    const [found = '', word] = wish.exec(text) ?? [];
    if (word !== undefined) return { text: text.replace(found, ' ').trim(), without: leftOut(word) };
  }
  return { text, without: undefined };
}
