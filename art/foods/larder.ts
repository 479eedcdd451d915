import { emoji, isEmoji } from '../emoji.ts';
import { bakes } from './bakes.ts';
import { cut } from './cut.ts';
import { emojiSizes } from './emoji-sizes.ts';
import type { Food, Larder } from './food.ts';
import { fruit } from './fruit.ts';
import { garden } from './garden.ts';
import { greens } from './greens.ts';
import { pantry } from './pantry.ts';
import { proteins } from './proteins.ts';
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
};

/** A food by name: our own drawing first, else the emoji of that name. */
export function foodNamed(name: string): Food {
  const drawn = own[name];
  if (drawn) return drawn;
  if (!isEmoji(name)) throw new Error(`Neither a food of ours nor an emoji: "${name}".`);
  return { draw: () => emoji(name), size: emojiSizes[name] ?? 0.9 };
}
