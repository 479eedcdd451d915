import { consentRules } from '#domain/consent.ts';
import type { ConsentReceipts, KeptReceipt } from '../ports/consent-receipts.ts';

interface Row {
  id: string;
  choice: KeptReceipt['choice'];
  version: number;
  text_hash: string;
  language: KeptReceipt['language'];
  replaces: string | null;
  at: number;
}

const receiptOf = ({ text_hash: textHash, replaces, at, ...rest }: Row): KeptReceipt => ({
  ...rest,
  textHash,
  at: new Date(at),
  ...(replaces === null ? {} : { replaces }),
});

/** Follows every receipt to the ones that took its place: one refusal on the way ends the consent. */
const standing = `
  WITH RECURSIVE line (root, id, choice) AS (
    SELECT id, id, choice FROM consent_receipts
    WHERE id IN (SELECT value FROM json_each(?1)) AND at > ?2
    UNION
    SELECT line.root, later.id, later.choice FROM line
    JOIN consent_receipts later ON later.replaces = line.id
  )
  SELECT root FROM line GROUP BY root HAVING min(choice = 'accepted') = 1`;

export const createReceipts = (database: D1Database): ConsentReceipts => ({
  async keep({ id, choice, version, textHash, language, replaces, at }) {
    const [, kept] = await database.batch<Row>([
      database
        .prepare(
          `INSERT INTO consent_receipts (id, choice, version, text_hash, language, replaces, at)
           VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        )
        .bind(id, choice, version, textHash, language, replaces ?? null, at.getTime()),
      database.prepare('SELECT * FROM consent_receipts WHERE id = ?').bind(id),
    ]);
    const [row] = kept?.results ?? [];
    if (!row) throw new Error('A receipt that was just kept is not there.');
    return receiptOf(row);
  },

  async standing(ids, now) {
    const oldest = now.getTime() - consentRules.days * 86_400_000;
    const { results } = await database
      .prepare(standing)
      .bind(JSON.stringify(ids), oldest)
      .all<{ root: string }>();
    return new Set(results.map(({ root }) => root));
  },
});
