import { fold } from '#domain/search/fold.ts';
import { toLocale } from '#domain/text/locales.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import { beacon } from '#site/browser/beacon.ts';
import { countMisses as endpoint, isMiss, mostMisses } from '#site/api/search-misses.ts';

/** Counts words that a search did not find: single folded words, a few, once per page visit. */
export function createMisses(): (words: readonly string[]) => void {
  const counted = new Set<string>();
  return (words) => {
    const fresh = [...new Set(words.map(fold))].filter((word) => isMiss(word) && !counted.has(word));
    const some = fresh.slice(0, mostMisses);
    for (const word of some) counted.add(word);
    if (some.length === 0) return;
    const request: RequestOf<typeof endpoint> = {
      language: toLocale(document.documentElement.lang),
      words: some,
    };
    beacon(endpoint.path, request);
  };
}

export const countMisses = createMisses();
