import { search, searchIndex } from '#domain/search/search.ts';
import type { Entry, Query } from './search.ts';

export type Find = (query: Query) => Entry[];

/** Recipes with every tag and every word, best first. */
export function createFind(entries: readonly Entry[]): Find {
  const index = searchIndex(entries.map(({ title, words }) => ({ title, text: words })));
  return ({ text, tags }) => {
    const { found, isWhole } = search(index, text);
    const fitting = isWhole ? found.flatMap((at) => entries[at] ?? []) : [];
    return (text.trim() === '' ? entries : fitting).filter((entry) =>
      tags.every((tag) => entry.tags.includes(tag)),
    );
  };
}
