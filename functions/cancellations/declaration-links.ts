import { and, eq, gt } from 'drizzle-orm';
import { declarationLinks } from '../database/tables/declarations.ts';
import { randomToken } from '../random-token.ts';
import { sha256 } from '../sha256.ts';
import type { LinkPurpose } from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';

export interface DeclarationLink {
  declarationId: string;
  purpose: LinkPurpose;
  orderId: string | undefined;
}

const day = 86_400_000;
/** Long enough to answer after a holiday; a link that leads too late says so. */
const keptMs = 90 * day;

/**
 * One-time links in mails about declarations: whoever opens one reads the mail of the address that it was sent to. A
 * token is random, for one purpose, expires, and only its SHA-256 is stored: who reads the database can open nothing.
 */
export function createDeclarationLinks(db: Database, now: () => Date) {
  return {
    /** `until` where it has to hold longer than usual. */
    async create(link: DeclarationLink, until?: Date): Promise<string> {
      const token = randomToken();
      const usual = new Date(now().getTime() + keptMs);
      await db.insert(declarationLinks).values({
        ...link,
        tokenHash: await sha256(token),
        expires: until && until > usual ? until : usual,
      });
      return token;
    },

    async find(token: string): Promise<DeclarationLink | undefined> {
      const [row] = await db
        .select()
        .from(declarationLinks)
        .where(and(eq(declarationLinks.tokenHash, await sha256(token)), gt(declarationLinks.expires, now())));
      return row && { ...row, orderId: row.orderId ?? undefined };
    },
  };
}

export type DeclarationLinks = ReturnType<typeof createDeclarationLinks>;
