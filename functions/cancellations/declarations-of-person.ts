import { desc, eq, inArray, or } from 'drizzle-orm';
import { declarationProgress, declarationResults, declarations } from '../database/tables/declarations.ts';
import { orders } from '../database/tables/payments.ts';
import type { DeclarationProgress, WaitingDeclaration } from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';

/** So many are looked through for the account. */
const mostShown = 50;

export function progressOf(row: typeof declarationProgress.$inferSelect): DeclarationProgress {
  const { state, carryOutAt } = row;
  const orderId = row.orderId ?? undefined;
  switch (state) {
    case 'received':
    case 'needs_contract':
      return { state, memberId: row.memberId ?? undefined };
    case 'waiting_for_objection':
      if (orderId === undefined || carryOutAt === null) throw new Error('A declaration waits for nothing.');
      return { state, orderId, carryOutAt, askedWith: row.askedWith ?? undefined };
    case 'due':
      return { state, orderId, identifiedBy: row.identifiedBy ?? undefined };
    case 'taken_back':
      return { state, orderId, isUndone: carryOutAt === null };
    case 'carried_out':
    case 'objected':
    case 'not_undone':
      return { state, orderId };
  }
}

/** What the buyer is told that it waits for; nothing where it waits for nothing. */
function waitsFor(
  progress: DeclarationProgress,
  isForPerson: boolean,
): WaitingDeclaration['waits'] | undefined {
  switch (progress.state) {
    case 'received':
      return 'lookup';
    case 'waiting_for_objection':
      return 'objection';
    case 'needs_contract':
      return 'choice';
    case 'due':
      return 'carrying_out';
    case 'taken_back':
      return progress.isUndone ? undefined : 'undoing';
    case 'carried_out':
    case 'not_undone':
      return isForPerson ? 'person' : undefined;
    case 'objected':
      return undefined;
  }
}

/** A person's own cancellations and withdrawals: for the account, and for the export of personal data. */
export function createDeclarationsOfPerson(db: Database) {
  /** Declared under an address that is proved to be hers, or while she was signed in, or about an order of hers. */
  const isOf = (userId: string, verifiedEmails: readonly string[]) =>
    or(
      inArray(declarations.emailKey, [...verifiedEmails]),
      inArray(
        declarationProgress.orderId,
        db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)),
      ),
      eq(declarationProgress.memberId, userId),
    );

  return {
    /**
     * Everything declared under an address that is proved to be hers, or about an order of hers, with its result, for
     * the export of personal data. An address that somebody merely typed opens nothing.
     */
    async ofPerson(userId: string, verifiedEmails: readonly string[]) {
      return db
        .select({
          declaration: declarations,
          progress: declarationProgress,
          result: declarationResults,
        })
        .from(declarations)
        .leftJoin(declarationProgress, eq(declarationProgress.declarationId, declarations.id))
        .leftJoin(declarationResults, eq(declarationResults.declarationId, declarations.id))
        .where(isOf(userId, verifiedEmails))
        .orderBy(declarations.received);
    },

    /** What is not carried out yet of what is hers: for the account. */
    async waitingOf(userId: string, verifiedEmails: readonly string[]): Promise<WaitingDeclaration[]> {
      const rows = await db
        .select({ declaration: declarations, progress: declarationProgress, result: declarationResults })
        .from(declarations)
        .innerJoin(declarationProgress, eq(declarationProgress.declarationId, declarations.id))
        .leftJoin(declarationResults, eq(declarationResults.declarationId, declarations.id))
        .where(isOf(userId, verifiedEmails))
        .orderBy(desc(declarations.received))
        .limit(mostShown);
      return rows.flatMap(({ declaration: { id, kind, contract, received }, progress, result }) => {
        const waits = waitsFor(progressOf(progress), result !== null && result.closed === null);
        if (waits === undefined) return [];
        const { orderId, carryOutAt } = progress;
        const until = waits === 'objection' ? (carryOutAt?.toISOString() ?? null) : null;
        return [{ id, kind, contract, orderId, received: received.toISOString(), waits, until }];
      });
    },
  };
}
