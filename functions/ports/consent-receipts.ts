import type { ConsentReceipt } from '#domain/consent.ts';

interface StoredConsentReceipt extends ConsentReceipt {
  textHash: string;
  at: Date;
}

/** Proof of each choice about cookies; nothing in it tells who made it. */
export interface ConsentReceipts {
  /** Idempotent: returns what is stored. */
  keep(receipt: StoredConsentReceipt): Promise<StoredConsentReceipt>;
  /** The first refusal that ends a consent in force, exempt from the limit. Undefined if none is known. */
  withdraw(receipt: StoredConsentReceipt & { replaces: string }): Promise<StoredConsentReceipt | undefined>;
  /** Those receipts that are a consent, less than a year old and not withdrawn. */
  valid(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}
