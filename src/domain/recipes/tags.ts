export const tags = [
  'breakfast',
  'soup',
  'salad',
  'bowl',
  'pasta',
  'fish',
  'vegan',
  'vegetarian',
  'quick',
  'family',
  'high-protein',
  'baking',
  'snack',
  'one-pot',
  'meal-prep',
] as const;
export type Tag = (typeof tags)[number];

export const isTag = (value: unknown): value is Tag => tags.some((tag) => tag === value);

/** The tag `quick` promises this. */
export const quickMinutes = 30;
export const highProteinGrams = 25;

const diets = ['vegan', 'vegetarian'] as const satisfies readonly Tag[];
export type Diet = (typeof diets)[number];

export const dietsOf = (chosen: readonly Tag[]): Diet[] => diets.filter((diet) => chosen.includes(diet));
