import { and, count, desc, eq, inArray, isNotNull, isNull, lte, min, not, or, sql } from 'drizzle-orm';
import { namesOrder } from '#domain/shop/declaration.ts';
import {
  declarationProgress,
  declarationResults,
  declarations,
  namesOrderIn,
} from '../database/tables/declarations.ts';
import { mails } from '../database/tables/mails.ts';
import { orders } from '../database/tables/payments.ts';
import type { DeclarationState, WaitingDeclaration } from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';

const day = 86_400_000;
const mostListed = 10;
const mostShown = 50;
/** Whatever becomes of it meanwhile, as that would tell whether there is a contract. */
const shownElsewhereMs = 14 * day;

function waitsFor(state: DeclarationState, isForPerson: boolean, orderId: string | null) {
  switch (state) {
    case 'received':
      return 'lookup';
    case 'unproved':
      return orderId === null ? 'choice' : 'proof';
    case 'due':
      return 'carrying_out';
    case 'carried_out':
      return isForPerson ? 'person' : undefined;
    case 'dismissed':
      return undefined;
  }
}

/** What members and the operator see of declarations. */
export function createWaitingDeclarations(db: Database) {
  /**
   * Declared under a verified address of the member, while signed in, or about the member's order. Of one about
   * somebody else's contract the member may see what was sent (`isOwn`), or it would tell who has one.
   */
  const ofPerson = (userId: string, verifiedEmails: readonly string[]) =>
    db
      .select({
        declaration: declarations,
        progress: declarationProgress,
        result: declarationResults,
        isOwn: sql`${or(
          inArray(declarations.emailKey, [...verifiedEmails]),
          sql`${declarationProgress.orderId} IN (SELECT id FROM ${orders} WHERE user_id = ${userId})`,
        )}`.mapWith(Boolean),
      })
      .from(declarations)
      .innerJoin(declarationProgress, eq(declarationProgress.declarationId, declarations.id))
      .leftJoin(declarationResults, eq(declarationResults.declarationId, declarations.id))
      .where(
        // By id: a condition on both tables would read all declarations.
        sql`${declarations.id} IN (
          SELECT id FROM ${declarations} WHERE ${inArray(declarations.emailKey, [...verifiedEmails])}
          UNION SELECT declaration_id FROM ${declarationProgress} WHERE member_id = ${userId}
            OR order_id IN (SELECT id FROM ${orders} WHERE user_id = ${userId}))`,
      );

  return {
    /**
     * How many wait for the operator, since when, and facts about some of them; nothing that was typed. Members' come
     * first, then one about each contract. Strangers' are only counted.
     */
    async open(now: Date) {
      const before = (kept: number) => new Date(now.getTime() - kept);
      const { state, sender, orderId, declarationId } = declarationProgress;
      const { received, orderTyped, emailKey: key, kind } = declarations;
      const isStrangers = eq(sender, 'stranger');
      const waits = or(
        and(isNotNull(declarationResults.code), isNull(declarationResults.closed)),
        and(eq(state, 'unproved'), lte(received, before(day))),
        and(inArray(state, ['received', 'due']), lte(received, before(7 * day))),
      );
      const isNamed = namesOrderIn(orderTyped, orderId);
      const turn = sql`row_number() OVER (
        PARTITION BY coalesce(${orderId}, ${key}), ${kind} ORDER BY ${isNamed} DESC, ${received})`;
      const [rows, [strangers]] = await db.batch([
        db
          .select({
            id: declarations.id,
            kind,
            typed: orderTyped,
            orderId,
            received,
            code: declarationResults.code,
            isAsked: sql<number>`EXISTS (SELECT 1 FROM ${mails} m WHERE m.sent IS NOT NULL AND m.key IN
              ('acknowledgement ' || ${declarations.id}, 'declaration_check ' || ${declarations.id}))`,
            count: sql<number>`count(*) OVER ()`,
            since: sql`min(${received}) OVER ()`.mapWith(received),
          })
          .from(declarations)
          .innerJoin(declarationProgress, eq(declarationId, declarations.id))
          .leftJoin(declarationResults, eq(declarationResults.declarationId, declarations.id))
          .where(and(waits, not(isStrangers)))
          .orderBy(sql`${sender} <> 'member'`, turn, received)
          .limit(mostListed),
        db
          .select({ count: count(), since: min(received) })
          .from(declarations)
          .innerJoin(declarationProgress, eq(declarationId, declarations.id))
          .leftJoin(declarationResults, eq(declarationResults.declarationId, declarations.id))
          .where(and(waits, isStrangers)),
      ]);
      const [first] = rows;
      return {
        count: first?.count ?? 0,
        since: first?.since,
        waiting: rows.map(({ id, kind: what, typed, orderId: order, code, isAsked }) => ({
          id,
          kind: what,
          code,
          isAsked: isAsked === 1,
          hasOrder: order !== null,
          namesOrder: typed !== null && order !== null && namesOrder(typed, order),
        })),
        ofStrangers: { count: strangers?.count ?? 0, since: strangers?.since ?? undefined },
      };
    },

    /** For the export of personal data. Merely typing an address proves nothing. */
    async everythingOf(userId: string, verifiedEmails: readonly string[]) {
      const rows = await ofPerson(userId, verifiedEmails).orderBy(declarations.received);
      return rows.map(({ declaration, progress, result, isOwn }) =>
        isOwn ? { declaration, progress, result } : { declaration },
      );
    },

    async waitingOf(
      userId: string,
      verifiedEmails: readonly string[],
      now: Date,
    ): Promise<WaitingDeclaration[]> {
      const rows = await ofPerson(userId, verifiedEmails)
        .orderBy(desc(declarations.received))
        .limit(mostShown);
      return rows.flatMap(({ declaration, progress, result, isOwn }): WaitingDeclaration[] => {
        const { id, kind, contract, received } = declaration;
        const shown = { id, kind, contract, received: received.toISOString() };
        if (!isOwn) {
          const isRecent = now.getTime() - received.getTime() < shownElsewhereMs;
          return isRecent ? [{ ...shown, orderId: null, waits: 'elsewhere' }] : [];
        }
        const { state, orderId } = progress;
        const waits = waitsFor(state, result !== null && result.closed === null, orderId);
        return waits ? [{ ...shown, orderId, waits }] : [];
      });
    },
  };
}
