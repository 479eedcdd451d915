import type { accessLedger } from '../database/tables/accounts.ts';
import type { Decision, Grant } from './decide.ts';

type LedgerEntry = typeof accessLedger.$inferSelect;
type NewLedgerEntry = Omit<typeof accessLedger.$inferInsert, 'id'>;

interface OwnedOrder {
  id: string;
  userId: string;
  version: number;
}

export const sourceOf = (order: Pick<OwnedOrder, 'id'>, { subscription }: Pick<Decision, 'subscription'>) =>
  subscription ? `stripe:${subscription.id}` : `order:${order.id}`;

/** Ledger entries that are missing after `earlier` ones of the same source to match the decision. */
export function ledgerEntries(
  order: OwnedOrder,
  decision: Decision,
  earlier: readonly LedgerEntry[],
  now: Date,
): NewLedgerEntry[] {
  const source = sourceOf(order, decision);
  const latest = new Map(earlier.map((entry) => [entry.level, entry]));
  const shared = { userId: order.userId, source, reason: decision.reason, at: now };
  const key = (level: string) => `${source} ${order.version + 1} ${level}`;

  const isKnown = ({ level, until }: Grant) => {
    const last = latest.get(level);
    return last?.verb === 'grant' && last.until?.getTime() === until.getTime();
  };
  const isGranted = (level: string) => decision.grants.some((grant) => grant.level === level);
  return [
    ...decision.grants
      .filter((grant) => !isKnown(grant))
      .map(({ level, until }) => ({ ...shared, level, until, verb: 'grant' as const, key: key(level) })),
    ...[...latest.values()]
      .filter(({ verb, level }) => verb === 'grant' && !isGranted(level))
      .map(({ level }) => ({ ...shared, level, verb: 'revoke' as const, key: key(level) })),
  ];
}
