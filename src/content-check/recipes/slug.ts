import type { FrontMatter } from './front-matter.ts';
import { text } from './values.ts';

/** Addresses below `/rezepte/` and `/recipes/` that belong to something else. */
const reserved = new Set(['tag', 'thema', 'index', 'rss', 'feed', 'search', 'suche', 'page', 'seite']);

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const longestSlug = 80;

/** „Süße Möhren“ → `suesse-moehren` */
export const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');

export const isSlug = (value: string): boolean => value.length <= longestSlug && shape.test(value);

export function slugOf(matter: FrontMatter): string | undefined {
  const value = text(matter, 'slug');
  if (!value) return undefined;
  if (!isSlug(value.text)) {
    const better = toSlug(value.text) || 'rote-linsen-suppe';
    matter.report('slug-shape', value.at, { value: value.text, better });
  } else if (reserved.has(value.text)) matter.report('slug-reserved', value.at, { value: value.text });
  return value.text;
}
