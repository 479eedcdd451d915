import type { ConsentReceipt } from '#domain/consent.ts';

export interface KeptReceipt extends ConsentReceipt {
  /** The hash of the text that was shown. */
  textHash: string;
  at: Date;
}

/** The proof of every choice; nothing in it says who made it. */
export interface ConsentReceipts {
  /** Keeps it once: a repetition changes nothing. What comes back is what stands. */
  keep(receipt: KeptReceipt): Promise<KeptReceipt>;
  /** Those of the receipts that stand for a consent, given less than a year ago and not taken back since. */
  standing(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}
