import type { Campaign } from '#domain/funnel/via.ts';

// Importing the value would add a file to every page, whose script already has it built in.
const nowhere: Campaign = 'none';

/** The source of this visit, as read by every page's script (`src/shell/before-paint.js`). */
export const via = (): string => document.body.dataset['via'] ?? nowhere;

/** For navigation by script; links get it when pressed. */
export function withCampaign(path: string): string {
  if (via() === nowhere) return path;
  const url = new URL(path, location.origin);
  url.searchParams.set('via', via());
  return url.pathname + url.search + url.hash;
}
