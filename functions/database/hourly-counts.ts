import { sql } from 'drizzle-orm';
import { hourlyCounts } from './tables/declarations.ts';
import type { KeyedHashes } from '../crypto/keyed-hashes.ts';
import type { Database } from './open.ts';

/** What is counted, for whom, and how many fit into an hour. */
export interface HourlyLimit {
  what: string;
  of: string;
  most: number;
}

export interface HourlyCounts {
  db: Database;
  hashes: Pick<KeyedHashes, 'newest'>;
}

const hour = 3_600_000;

/** A sender's networks, the narrowest first, as `clientNetworks` gives them. */
export type Networks = readonly [string, string?];

/** How many an IPv4 address or /64, a /48, and everybody together may send in an hour. */
export function limitsOf(
  what: string,
  [narrow, wide]: Networks,
  most: { narrow: number; wide: number; all: number },
): HourlyLimit[] {
  return [
    { what, of: narrow, most: most.narrow },
    ...(wide === undefined ? [] : [{ what, of: wide, most: most.wide }]),
    { what, of: 'all', most: most.all },
  ];
}

/**
 * Takes a place within each of these limits, counted by the write itself; false at the first that has none left.
 * The narrowest comes first, so that a refused source takes no place of everybody's.
 */
export async function countWithin(
  { db, hashes }: HourlyCounts,
  limits: readonly HourlyLimit[],
  now: Date,
): Promise<boolean> {
  const thisHour = new Date(Math.floor(now.getTime() / hour) * hour);
  for (const { what, of, most } of limits) {
    const counted = await db
      .insert(hourlyCounts)
      .values({
        source: await hashes.newest(`${thisHour.getTime()} ${what} ${of}`),
        hour: thisHour,
        count: 1,
      })
      .onConflictDoUpdate({
        target: hourlyCounts.source,
        set: { count: sql`${hourlyCounts.count} + 1` },
        setWhere: sql`${hourlyCounts.count} < ${most}`,
      })
      .returning({ count: hourlyCounts.count });
    if (counted.length === 0) return false;
  }
  return true;
}
