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

/** Parses a stored choice, without duplicates. */
export const allergensFrom = (value: unknown): readonly Allergen[] | undefined =>
  Array.isArray(value) ? allergens.filter((allergen) => value.includes(allergen)) : undefined;

/** The allergens in at least one of these dishes, in the order of the regulation. */
export const allergensIn = (
  dishes: readonly { readonly allergens: readonly Allergen[] }[],
): readonly Allergen[] =>
  allergens.filter((allergen) => dishes.some((dish) => dish.allergens.includes(allergen)));
