import type { Day } from '../time/calendar.ts';

/** A price in cents, all taxes included, and its first day. */
export interface PriceSince {
  since: Day;
  cents: number;
}

/** Newest first: the first one is today's, and none is in the future. */
export type Prices = readonly [PriceSince, ...PriceSince[]];

/**
 * To change a price, add an entry on top with its first day. Entries are never changed: crossed-out prices depend on
 * them (docs/publishing.md, A price).
 */
export const planPrices = {
  'app-1-month': [{ since: '2026-11-01', cents: 16_99 }],
  'app-3-months': [{ since: '2026-11-01', cents: 39_99 }],
  'app-6-months': [{ since: '2026-11-01', cents: 59_99 }],
  'app-12-months': [{ since: '2026-11-01', cents: 89_99 }],
} as const satisfies Readonly<Record<string, Prices>>;

/** Both courses cost the same. */
export const courseFees: Prices = [{ since: '2026-11-01', cents: 75_00 }];
