import { eq, sql } from 'drizzle-orm';
import { consentRules } from '#domain/consent/consent.ts';
import { limitsOf, countWithin, type Networks } from '../database/hourly-counts.ts';
import { insertFrom } from '../database/insert-from.ts';
import { consentReceipts } from '../database/tables/conversions.ts';
import { orders } from '../database/tables/payments.ts';
import type { ConsentReceipt } from '#domain/consent/consent.ts';
import type { Database } from '../database/open.ts';
import type { KeyedHashes } from '../crypto/keyed-hashes.ts';

type Row = typeof consentReceipts.$inferSelect;

interface StoredConsentReceipt extends ConsentReceipt {
  textHash: string;
  at: Date;
}

const receiptIn = ({ replaces, ...rest }: Row): StoredConsentReceipt =>
  replaces === null ? rest : { ...rest, replaces };

/** A receipt stays for four years, and nobody can be asked to sign in for one. */
const mostAnHour = { narrow: 1_000, wide: 2_000, all: 5_000 };

/** Proof of each choice about cookies; it does not identify the visitor. */
export const createConsentReceipts = (db: Database, hashes: Pick<KeyedHashes, 'newest'>) => ({
  /** Whether one more fits into this hour: beyond it, a choice holds on the device and is sent again later. */
  mayKeep: (networks: Networks, now: Date) =>
    countWithin({ db, hashes }, limitsOf('consent receipts', networks, mostAnHour), now),

  /** Idempotent: returns what is stored. */
  async keep(receipt: StoredConsentReceipt): Promise<StoredConsentReceipt> {
    const [, [kept]] = await db.batch([
      db.insert(consentReceipts).values(receipt).onConflictDoNothing(),
      db.select().from(consentReceipts).where(eq(consentReceipts.id, receipt.id)),
    ]);
    if (!kept) throw new Error('A consent receipt that was just stored is not there.');
    return receiptIn(kept);
  },

  /** The first refusal that ends a consent in force, exempt from the limit. Undefined if none is known. */
  async withdraw(
    receipt: StoredConsentReceipt & { replaces: string },
  ): Promise<StoredConsentReceipt | undefined> {
    const { replaces } = receipt;
    const holds = sql`WHERE EXISTS (SELECT 1 FROM ${consentReceipts} WHERE id = ${replaces} AND choice = 'accepted')
      AND NOT EXISTS (SELECT 1 FROM ${consentReceipts} WHERE replaces = ${replaces})`;
    const [, [kept]] = await db.batch([
      insertFrom(db, consentReceipts, receipt, holds).onConflictDoNothing(),
      db.select().from(consentReceipts).where(eq(consentReceipts.id, receipt.id)),
    ]);
    return kept && receiptIn(kept);
  },

  /**
   * For the export: what a member chose, as far as an order or the browser that asks (`inCookie`) still knows the
   * receipt, with the choices before and after it.
   */
  async ofPerson(userId: string, inCookie: string | undefined): Promise<StoredConsentReceipt[]> {
    const known = sql`WITH RECURSIVE known (id, replaces) AS (
      SELECT id, replaces FROM ${consentReceipts} WHERE id = ${inCookie ?? ''}
        OR id IN (SELECT consent_receipt FROM ${orders} WHERE user_id = ${userId})
      UNION
      SELECT other.id, other.replaces FROM known
      JOIN ${consentReceipts} other ON other.id = known.replaces OR other.replaces = known.id
    ) SELECT id FROM known`;
    const rows = await db
      .select()
      .from(consentReceipts)
      .where(sql`${consentReceipts.id} IN (${known})`)
      .orderBy(consentReceipts.at);
    return rows.map(receiptIn);
  },

  /**
   * Receipts that are a consent, less than a year old and not withdrawn: follows each to its successors, as one
   * refusal among them ends the consent.
   */
  async valid(ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const oldest = now.getTime() - consentRules.days * 86_400_000;
    const rows = await db.all<{ root: string }>(sql`
      WITH RECURSIVE line (root, id, choice) AS (
        SELECT id, id, choice FROM ${consentReceipts}
        WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND at > ${oldest}
        UNION
        SELECT line.root, later.id, later.choice FROM line
        JOIN ${consentReceipts} later ON later.replaces = line.id
      )
      SELECT root FROM line GROUP BY root HAVING min(choice = 'accepted') = 1
    `);
    return new Set(rows.map(({ root }) => root));
  },
});

export type ConsentReceipts = ReturnType<typeof createConsentReceipts>;
