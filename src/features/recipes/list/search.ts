import type { Months } from '#domain/recipes/season.ts';

/** Stands among the tags of a query: what is in season now. */
export const seasonal = 'season';

export interface Entry {
  path: string;
  title: string;
  time: string;
  energy: string;
  picture: string;
  tags: readonly string[];
  /** Its season; none for what is sold all year round. */
  months?: Months;
  words: string;
  allergens: readonly string[];
  /** In grams per portion. */
  carbs: number;
}

export interface Query {
  text: string;
  tags: readonly string[];
}

export const isEmpty = ({ text, tags }: Query) => text.trim() === '' && tags.length === 0;

export function queryOf(search: string): Query {
  const parameters = new URLSearchParams(search);
  return {
    text: parameters.get('q') ?? '',
    tags: (parameters.get('tag') ?? '').split(',').filter(Boolean),
  };
}

/** Keeps the visitor's other parameters. */
export function searchOf(query: Query, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of [
    ['q', query.text.trim()],
    ['tag', query.tags.join(',')],
  ] as const) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const text = parameters.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

export const toggled = (tags: readonly string[], tag: string): string[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
