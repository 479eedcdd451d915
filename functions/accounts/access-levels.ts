import { accessLevels, staffLevels, type AccessLevel, type StaffLevel } from '#domain/shop/access.ts';
import type { accessLedger } from '../database/tables/accounts.ts';

export type LedgerEntry = typeof accessLedger.$inferSelect;

/**
 * Adds up the access ledger: a level is held while the last entry of at least one source grants it and has not
 * expired. So cancelling a subscription does not revoke what a course has granted.
 */
function heldOf<Level extends AccessLevel | StaffLevel>(
  levels: readonly Level[],
  entries: readonly LedgerEntry[],
  now: Date,
): Level[] {
  const lastOfSource = new Map<string, LedgerEntry>();
  for (const entry of entries.toSorted((one, other) => one.id - other.id)) {
    lastOfSource.set(`${entry.level} ${entry.source}`, entry);
  }
  const isHeld = (level: Level) =>
    [...lastOfSource.values()].some(
      (entry) =>
        entry.level === level && entry.verb === 'grant' && (entry.until === null || entry.until > now),
    );
  return levels.filter(isHeld);
}

export const levelsOf = (entries: readonly LedgerEntry[], now: Date): AccessLevel[] =>
  heldOf(accessLevels, entries, now);

export const staffLevelsOf = (entries: readonly LedgerEntry[], now: Date): StaffLevel[] =>
  heldOf(staffLevels, entries, now);
