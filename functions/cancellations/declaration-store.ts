import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { emailKey } from '#domain/email.ts';
import { declarationResults, declarations } from '../database/tables/declarations.ts';
import { orders } from '../database/tables/payments.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Declaration, DeclarationResultCode } from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';

type Row = typeof declarations.$inferSelect;

/** What a declaration led to. */
export interface DeclarationResult {
  code: DeclarationResultCode;
  orderId?: string;
  endsAt?: Date;
  refundedCents?: number;
}

/** A statement for the batch that makes a mail due: both happen or neither. */
type QueueMail = (
  kind: 'acknowledgement' | 'declaration_result',
  declarationId: string,
  now: Date,
) => BatchItem<'sqlite'>;

/** Results that leave nothing to do for a person. */
const closed: ReadonlySet<DeclarationResultCode> = new Set(['ends', 'ended', 'ends_by_itself', 'refunded']);

const hourMs = 3_600_000;
/** More than anybody sends who means it. */
const mostAnHour = 5;

function declarationOf({ kind, manner, reason, endDay, orderTyped, ...row }: Row): Declaration {
  const { id, locale, name, email, contract, received } = row;
  const declared = { id, locale, name, email, contract, received, order: orderTyped ?? undefined };
  if (kind === 'withdraw') return { ...declared, kind };
  return {
    ...declared,
    kind,
    manner: manner ?? 'ordinary',
    reason: reason ?? undefined,
    endDay: endDay ?? undefined,
  };
}

/** Declarations and their results in the database. */
export function createDeclarationStore(db: Database, queueMail: QueueMail) {
  async function find(id: string): Promise<Declaration | undefined> {
    const [row] = await db.select().from(declarations).where(eq(declarations.id, id));
    return row && declarationOf(row);
  }

  return {
    find,

    async isTooMany(email: string, now: Date): Promise<boolean> {
      const since = new Date(now.getTime() - hourMs);
      const [row] = await db
        .select({ count: sql<number>`count(*)` })
        .from(declarations)
        .where(and(eq(declarations.emailKey, emailKey(email)), gt(declarations.received, since)));
      return (row?.count ?? 0) >= mostAnHour;
    },

    /** Idempotent by the declaration's id; what comes back is what is stored. Its acknowledgement is queued with it. */
    async keep(declaration: Declaration): Promise<Declaration> {
      const { kind, order, ...declared } = declaration;
      const cancellation = declaration.kind === 'cancel' ? declaration : undefined;
      const row = {
        ...declared,
        kind,
        emailKey: emailKey(declaration.email),
        orderTyped: order ?? null,
        manner: cancellation?.manner ?? null,
        reason: cancellation?.reason ?? null,
        endDay: cancellation?.endDay ?? null,
      };
      await db.batch([
        db.insert(declarations).values(row).onConflictDoNothing(),
        queueMail('acknowledgement', declaration.id, declaration.received),
      ]);
      return (await find(declaration.id)) ?? declaration;
    },

    /** Declarations that are still to be carried out, oldest first. */
    async waiting(): Promise<Declaration[]> {
      const rows = await db
        .select({ declaration: declarations })
        .from(declarations)
        .leftJoin(declarationResults, eq(declarationResults.declarationId, declarations.id))
        .where(isNull(declarationResults.declarationId))
        .orderBy(declarations.received)
        .limit(50);
      return rows.map(({ declaration }) => declarationOf(declaration));
    },

    async result(id: string) {
      const [row] = await db
        .select()
        .from(declarationResults)
        .where(eq(declarationResults.declarationId, id));
      return row;
    },

    /**
     * Everything declared under an address that is proved to be hers, or about an order of hers, with its result, for
     * the export of personal data. An address that somebody merely typed opens nothing.
     */
    async ofPerson(userId: string, verifiedEmails: readonly string[]) {
      const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
      return db
        .select({ declaration: declarations, result: declarationResults })
        .from(declarations)
        .leftJoin(declarationResults, eq(declarationResults.declarationId, declarations.id))
        .where(
          or(inArray(declarations.emailKey, [...verifiedEmails]), inArray(declarationResults.orderId, own)),
        )
        .orderBy(declarations.received);
    },

    /** Stores the result and queues the mail about it; of two results the first one stands. */
    async conclude({ id }: Declaration, result: DeclarationResult, now: Date): Promise<void> {
      const { code, orderId = null, endsAt = null, refundedCents = null } = result;
      const row = { declarationId: id, code, orderId, endsAt, refundedCents, at: now };
      await db.batch([
        db
          .insert(declarationResults)
          .values({ ...row, closed: closed.has(code) ? now : null })
          .onConflictDoNothing(),
        queueMail('declaration_result', id, now),
      ]);
    },

    /** How many results wait for a person. */
    async open(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)` })
        .from(declarationResults)
        .where(isNull(declarationResults.closed));
      return row?.count ?? 0;
    },
  };
}

export type DeclarationStore = ReturnType<typeof createDeclarationStore>;
