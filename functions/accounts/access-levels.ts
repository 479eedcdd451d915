import { accessLevels, type AccessLevel } from '#domain/access.ts';
import type { accessLedger } from '../database/tables/accounts.ts';

export type LedgerEntry = typeof accessLedger.$inferSelect;

/**
 * Access, added up from its ledger: a level is held while the last entry of at least one source grants it and has not
 * ended. So a cancelled subscription takes nothing away that a course has given.
 */
export function levelsOf(entries: readonly LedgerEntry[], now: Date): AccessLevel[] {
  const lastOfSource = new Map<string, LedgerEntry>();
  for (const entry of entries.toSorted((one, other) => one.id - other.id)) {
    lastOfSource.set(`${entry.level} ${entry.source}`, entry);
  }
  const isHeld = (level: AccessLevel) =>
    [...lastOfSource.values()].some(
      (entry) =>
        entry.level === level && entry.verb === 'grant' && (entry.until === null || entry.until > now),
    );
  return accessLevels.filter(isHeld);
}
