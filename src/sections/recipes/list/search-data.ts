import type { Entry } from './search.ts';

/** Fetches the data of the search with the first touch; what could not be had is asked for again at the next. */
export function createSearchData(address: string): () => Promise<readonly Entry[] | undefined> {
  let entries: Promise<readonly Entry[] | undefined> | undefined;

  const fetchEntries = async () => {
    try {
      const answer = await fetch(address);
      if (answer.ok) return (await answer.json()) as readonly Entry[];
    } catch {
      // Offline, or cut short: the same as an answer that is none.
    }
    entries = undefined;
    return undefined;
  };

  return () => (entries ??= fetchEntries());
}
