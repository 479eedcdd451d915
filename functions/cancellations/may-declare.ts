import { limitsOf, countWithin, type HourlyCounts, type Networks } from '../database/hourly-counts.ts';

const mostOfMember = 20;
/** `all` bounds what strangers can make us store for six years. */
const mostOfOthers = { narrow: 20, wide: 60, all: 2_000 };

export interface DeclarationSource {
  /** A member with contracts of their own, who has limits of their own. */
  buyerId: string | undefined;
  networks: Networks;
}

/**
 * Whether one more declaration is accepted this hour. It depends on the sender alone, never on the address that was
 * typed: otherwise it would tell who has a contract.
 */
export function mayDeclare(counts: HourlyCounts, { buyerId, networks }: DeclarationSource, now: Date) {
  const what = 'declarations';
  const limits =
    buyerId === undefined
      ? limitsOf(what, networks, mostOfOthers)
      : [{ what, of: `member ${buyerId}`, most: mostOfMember }];
  return countWithin(counts, limits, now);
}
