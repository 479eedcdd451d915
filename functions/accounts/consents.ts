import { desc, eq, sql } from 'drizzle-orm';
import { insertFrom } from '../database/insert-from.ts';
import type { Database } from '../database/open.ts';
import type { healthConsents } from '../database/tables/accounts.ts';
import type { workbookConsents } from '../database/tables/workbooks.ts';
import type { UsersOptions } from './users.ts';

/** Explicit consents (Art. 9 GDPR) and their withdrawals; a person's last row counts. */
type Consents = typeof healthConsents | typeof workbookConsents;

/** The consent in force, to any version of the text. */
export async function consentInForce(db: Database, consents: Consents, uid: string) {
  const { verb, version, said } = consents;
  const [last] = await db
    .select({ verb, version, said })
    .from(consents)
    .where(eq(consents.uid, uid))
    .orderBy(desc(consents.id))
    .limit(1);
  return last?.verb === 'given' ? last : undefined;
}

/** Does nothing if no consent is in force. */
export function endConsent(
  { db, clock, newId }: UsersOptions,
  consents: Consents,
  uid: string,
  condition = sql`TRUE`,
) {
  const now = clock();
  const given = {
    version: sql`${consents.version}`,
    textHash: sql`${consents.textHash}`,
    ...('language' in consents && { language: sql`${consents.language}` }),
  };
  const row = { receipt: newId(), uid, verb: 'withdrawn' as const, said: now, at: now, ...given };
  const last = sql`FROM ${consents}
    WHERE verb = 'given' AND id = (SELECT max(id) FROM ${consents} WHERE uid = ${uid}) AND ${condition}`;
  return insertFrom(db, consents, row, last);
}
