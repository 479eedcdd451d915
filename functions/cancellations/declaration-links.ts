import { and, eq, gt } from 'drizzle-orm';
import { declarationLinks } from '../database/tables/declarations.ts';
import { randomToken } from '../crypto/random-token.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { Database } from '../database/open.ts';

/** Long enough to answer after a holiday. */
const keptMs = 90 * 86_400_000;

/**
 * Links in mails about declarations: using one proves access to the mailbox. A token is random and expires, and only
 * its SHA-256 is stored, so reading the database opens nothing.
 */
export function createDeclarationLinks(db: Database, now: () => Date) {
  return {
    async create(declarationId: string, orderId: string): Promise<string> {
      const token = randomToken();
      await db.insert(declarationLinks).values({
        declarationId,
        orderId,
        tokenHash: await sha256(token),
        expires: new Date(now().getTime() + keptMs),
      });
      return token;
    },

    async find(token: string): Promise<{ declarationId: string; orderId: string } | undefined> {
      const [row] = await db
        .select()
        .from(declarationLinks)
        .where(and(eq(declarationLinks.tokenHash, await sha256(token)), gt(declarationLinks.expires, now())));
      return row;
    },
  };
}

export type DeclarationLinks = ReturnType<typeof createDeclarationLinks>;
