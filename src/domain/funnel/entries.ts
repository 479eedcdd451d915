/** Kinds of pages on which a visit may begin: a closed list. */
export const entries = [
  'home',
  'landing',
  'recipe',
  'recipes',
  'questions',
  'course',
  'insurer',
  'week',
  'about',
  'other',
] as const;
export type Entry = (typeof entries)[number];

const entryOfSlug: Readonly<Record<string, Entry>> = {
  home: 'home',
  landing: 'landing',
  recipe: 'recipe',
  recipes: 'recipes',
  tag: 'recipes',
  faq: 'questions',
  course: 'course',
  reimbursement: 'course',
  requirements: 'course',
  insurer: 'insurer',
  week: 'week',
  about: 'about',
};

export const entryOfPage = (slug: string): Entry =>
  (Object.hasOwn(entryOfSlug, slug) ? entryOfSlug[slug] : undefined) ?? 'other';

export const isEntry = (value: unknown): value is Entry => entries.some((entry) => entry === value);
