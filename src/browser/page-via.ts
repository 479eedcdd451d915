import type { Campaign } from '#domain/funnel/via.ts';

// A value of that file would come as a file of its own on every page, whose script has it built in.
const nowhere: Campaign = 'none';

/** Where this visit comes from, as the script of every page has read it out of the address (`src/shell/counting.ts`). */
export const via = (): string => document.body.dataset['via'] ?? nowhere;

/** Adds the campaign to a path that a script goes to: links get it when they are pressed. */
export function withCampaign(path: string): string {
  if (via() === nowhere) return path;
  const url = new URL(path, location.origin);
  url.searchParams.set('via', via());
  return url.pathname + url.search + url.hash;
}
