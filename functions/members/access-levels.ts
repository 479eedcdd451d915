import { accessLevels, type AccessLevel } from '#domain/access.ts';
import type { accessLedger } from '../database/tables/members.ts';

export type LedgerEntry = typeof accessLedger.$inferSelect;

/**
 * What the ledger adds up to: a level is held while at least one source's last word on it is a grant that has
 * not ended. So a cancelled subscription takes nothing away that a course has given.
 */
export function levelsOf(entries: readonly LedgerEntry[], now: Date): AccessLevel[] {
  const lastWords = new Map<string, LedgerEntry>();
  for (const entry of entries.toSorted((one, other) => one.id - other.id)) {
    lastWords.set(`${entry.level} ${entry.source}`, entry);
  }
  const holds = (level: AccessLevel) =>
    [...lastWords.values()].some(
      (entry) =>
        entry.level === level && entry.verb === 'grant' && (entry.until === null || entry.until > now),
    );
  return accessLevels.filter(holds);
}
