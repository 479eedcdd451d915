import type { ConsentReceipt } from '#domain/consent.ts';

interface StoredConsentReceipt extends ConsentReceipt {
  /** The hash of the text that was shown. */
  textHash: string;
  at: Date;
}

/** The proof of every choice about cookies; nothing in it says who made it. */
export interface ConsentReceipts {
  /** Stores it once: a repetition changes nothing. What comes back is what stands. */
  keep(receipt: StoredConsentReceipt): Promise<StoredConsentReceipt>;
  /**
   * The same for a refusal that ends a consent which holds, the first one: that is never one too many. Nothing where no
   * such consent is known.
   */
  withdraw(receipt: StoredConsentReceipt & { replaces: string }): Promise<StoredConsentReceipt | undefined>;
  /** Those of the receipts that stand for a consent, given less than a year ago and not withdrawn since. */
  valid(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}
