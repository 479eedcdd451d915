import { monthOf } from '#domain/recipes/season.ts';
import { search, searchIndex } from '#domain/search/search.ts';
import type { Day } from '#domain/time/calendar.ts';
import { seasonal, type Entry, type Query } from './search.ts';
import { wishIn, type Without } from './without.ts';

export interface Found {
  entries: readonly Entry[];
  /** What was left out, and so has to be explained; `unknown`: we do not know it of each recipe. */
  note: 'allergen' | 'carbs' | 'word' | 'unknown' | undefined;
}

export type Find = (query: Query) => Found;

/** Recipes with every tag and every word, best first, and without what is not wanted. */
export function createFind(entries: readonly Entry[], today: Day): Find {
  const index = searchIndex(entries.map(({ title, words }) => ({ title, text: words })));

  function withWords(text: string): readonly Entry[] {
    if (text.trim() === '') return entries;
    const { found, isWhole } = search(index, text);
    return isWhole ? found.flatMap((at) => entries[at] ?? []) : [];
  }

  function leaveOut(found: readonly Entry[], without: Without): Found {
    switch (without.kind) {
      case 'allergen': {
        const isFree = (entry: Entry) => !without.allergens.some((one) => entry.allergens.includes(one));
        return { entries: found.filter(isFree), note: 'allergen' };
      }
      case 'carbs':
        return { entries: found.toSorted((a, b) => a.carbs - b.carbs), note: 'carbs' };
      case 'meat':
        return { entries: found.filter(({ tags }) => tags.includes('vegetarian')), note: undefined };
      case 'word': {
        const those = new Set(withWords(without.word));
        if (those.size === 0) return { entries: [], note: 'unknown' };
        return { entries: found.filter((entry) => !those.has(entry)), note: 'word' };
      }
    }
  }

  const has = ({ tags, months }: Entry, tag: string): boolean =>
    tag === seasonal ? (months?.includes(monthOf(today)) ?? false) : tags.includes(tag);

  return ({ text, tags }) => {
    const wish = wishIn(text);
    const found = withWords(wish.text).filter((entry) => tags.every((tag) => has(entry, tag)));
    return wish.without ? leaveOut(found, wish.without) : { entries: found, note: undefined };
  };
}
