/** The 14 of Regulation (EU) No 1169/2011, Annex II, in its order. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

export const isAllergen = (value: unknown): value is Allergen =>
  allergens.some((allergen) => allergen === value);
