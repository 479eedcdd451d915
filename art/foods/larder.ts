import { emoji, isEmoji } from '../emoji.ts';
import { bakes } from './bakes.ts';
import { cut } from './cut.ts';
import type { Food, Larder } from './food.ts';
import { fish } from './fish.ts';
import { fruit } from './fruit.ts';
import { garden } from './garden.ts';
import { greens } from './greens.ts';
import { made } from './made.ts';
import { pantry } from './pantry.ts';
import { pieces } from './pieces.ts';
import { proteins } from './proteins.ts';
import { treats } from './treats.ts';
import { vegetables } from './vegetables.ts';

const own: Larder = {
  ...greens,
  ...vegetables,
  ...garden,
  ...cut,
  ...fruit,
  ...proteins,
  ...pantry,
  ...bakes,
  ...fish,
  ...pieces,
  ...treats,
  ...made,
};

/** Widths beside an avocado half; whatever is not listed is 0.9. */
const emojiSizes: Readonly<Record<string, number>> = {
  avocado: 1,
  blueberries: 0.55,
  broccoli: 0.85,
  'brown-mushroom': 0.6,
  butter: 0.7,
  'cheese-wedge': 0.8,
  cherries: 0.6,
  chestnut: 0.5,
  'chocolate-bar': 0.7,
  egg: 0.62,
  falafel: 0.9,
  garlic: 0.62,
  'ginger-root': 0.7,
  herb: 0.6,
  'hot-pepper': 0.7,
  'kiwi-fruit': 0.62,
  'leafy-green': 1.05,
  lemon: 0.72,
  lime: 0.62,
  olive: 0.34,
  onion: 0.72,
  'pea-pod': 0.8,
  peanuts: 0.5,
  'poultry-leg': 1.15,
  'roasted-sweet-potato': 1,
  shrimp: 0.8,
  strawberry: 0.56,
  tangerine: 0.72,
  tomato: 0.8,
};

/** A food by name: our own drawing first, else the emoji of that name. */
export function foodNamed(name: string): Food {
  const drawn = own[name];
  if (drawn) return drawn;
  if (!isEmoji(name)) throw new Error(`Neither a food of ours nor an emoji: "${name}".`);
  return { draw: () => emoji(name), size: emojiSizes[name] ?? 0.9 };
}
