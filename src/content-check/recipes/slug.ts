/** Paths below `/rezepte/` and `/recipes/` that are taken by other pages. */
const reserved = new Set(['tag', 'thema', 'index', 'rss', 'feed', 'search', 'suche', 'page', 'seite']);
export const isReserved = (slug: string): boolean => reserved.has(slug);

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
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

export const isSlug = (value: string): boolean =>
  value.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
