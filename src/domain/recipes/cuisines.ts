/** The cuisines that a recipe may say it comes from. A dish without a home country says nothing. */
export const cuisines = [
  'german',
  'alpine',
  'french',
  'italian',
  'spanish',
  'greek',
  'mediterranean',
  'british',
  'nordic',
  'eastern-european',
  'turkish',
  'middle-eastern',
  'north-african',
  'west-african',
  'indian',
  'thai',
  'vietnamese',
  'chinese',
  'japanese',
  'korean',
  'mexican',
  'american',
] as const;
export type Cuisine = (typeof cuisines)[number];

export const isCuisine = (value: unknown): value is Cuisine => cuisines.some((cuisine) => cuisine === value);
