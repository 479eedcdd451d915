import { takePlaces, type HourlyCounts, type HourlyLimit } from '../database/hourly-counts.ts';

const mostOfSource = 20;
const mostOfWideNetwork = 60;
/** Everybody without a contract of their own together: bounds what strangers can make us store for six years. */
const mostOfStrangers = 2_000;

export interface DeclarationSource {
  /** A member with contracts of their own, who has limits of their own. */
  buyerId: string | undefined;
  /** As `clientNetworks` gives them. */
  networks: readonly [string, string?];
}

/**
 * Whether one more declaration is accepted this hour. It depends on the sender alone, never on the address that was
 * typed: otherwise it would tell who has a contract.
 */
export function mayDeclare(counts: HourlyCounts, { buyerId, networks }: DeclarationSource, now: Date) {
  const what = 'declarations';
  const [narrow, wide] = networks;
  const limits: HourlyLimit[] =
    buyerId === undefined
      ? [
          { what, of: narrow, most: mostOfSource },
          ...(wide === undefined ? [] : [{ what, of: wide, most: mostOfWideNetwork }]),
          { what, of: 'all strangers', most: mostOfStrangers },
        ]
      : [{ what, of: `member ${buyerId}`, most: mostOfSource }];
  return takePlaces(counts, limits, now);
}
