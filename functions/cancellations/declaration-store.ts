import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { emailKey } from '#domain/email.ts';
import { declarationProgress, declarationResults, declarations } from '../database/tables/declarations.ts';
import { createDeclarationsOfPerson, progressOf } from './declarations-of-person.ts';
import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type {
  Declaration,
  DeclarationProgress,
  DeclarationResultCode,
  DeclarationState,
  Identification,
} from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';

type Row = typeof declarations.$inferSelect;

/** What a declaration led to. */
export interface DeclarationResult {
  code: DeclarationResultCode;
  orderId?: string;
  endsAt?: Date;
  refundedCents?: number;
}

export type DeclarationMail =
  | 'acknowledgement'
  | 'declaration_check'
  | 'declaration_choice'
  | 'declaration_result'
  | 'declaration_taken_back'
  | 'declaration_objected';

/** A statement for the batch that makes a mail due: both happen or neither. */
export type QueueMail = (kind: DeclarationMail, declarationId: string, now: Date) => BatchItem<'sqlite'>;

export interface KnownDeclaration {
  declaration: Declaration;
  progress: DeclarationProgress;
  identifiedBy: Identification | undefined;
}

/** Results that leave nothing to do for a person. */
const closed: ReadonlySet<DeclarationResultCode> = new Set(['ends', 'ended', 'ends_by_itself', 'refunded']);

/** What is not carried out in these for a week is stuck: no answer has come, our mail cannot be delivered, money is late. */
const unanswered: DeclarationState[] = ['received', 'waiting_for_objection', 'needs_contract', 'due'];

/** So many of a flood are named in one mail. */
const mostListed = 10;

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

/** Declarations and their results in the database; how far they come in between is `declaration-steps.ts`. */
export function createDeclarationStore(db: Database, queueMail: QueueMail) {
  const joined = () =>
    db
      .select({ declaration: declarations, progress: declarationProgress })
      .from(declarations)
      .innerJoin(declarationProgress, eq(declarationProgress.declarationId, declarations.id));

  async function find(id: string): Promise<KnownDeclaration | undefined> {
    const [row] = await joined().where(eq(declarations.id, id));
    return (
      row && {
        declaration: declarationOf(row.declaration),
        progress: progressOf(row.progress),
        identifiedBy: row.progress.identifiedBy ?? undefined,
      }
    );
  }

  async function list(where: SQL | undefined): Promise<Declaration[]> {
    const rows = await joined().where(where).orderBy(declarations.received).limit(mostListed);
    return rows.map(({ declaration }) => declarationOf(declaration));
  }

  return {
    find,
    ...createDeclarationsOfPerson(db),

    /** What one mail asks about besides the declaration that it was queued for, as far as it still waits. */
    askedWith: (id: string) =>
      list(
        and(eq(declarationProgress.askedWith, id), eq(declarationProgress.state, 'waiting_for_objection')),
      ),

    /** What an objection has stopped. */
    stoppedBy: (id: string) =>
      list(and(eq(declarationProgress.stoppedBy, id), eq(declarationProgress.state, 'objected'))),

    /**
     * Idempotent by the declaration's id; what comes back is what is stored. Its acknowledgement is queued with it.
     * `memberId`: who was signed in.
     */
    async keep(declaration: Declaration, memberId?: string): Promise<Declaration> {
      const { kind, order, ...declared } = declaration;
      const { id, received } = declared;
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
      // Whoever deletes her account meanwhile has declared all the same.
      const stillThere = memberId === undefined ? null : sql`(SELECT id FROM users WHERE id = ${memberId})`;
      await db.batch([
        db.insert(declarations).values(row).onConflictDoNothing(),
        db
          .insert(declarationProgress)
          .values({ declarationId: id, state: 'received', carryOutAt: received, memberId: stillThere })
          .onConflictDoNothing(),
        queueMail('acknowledgement', id, received),
      ]);
      return (await find(id))?.declaration ?? declaration;
    },

    async result(id: string) {
      const [row] = await db
        .select()
        .from(declarationResults)
        .where(eq(declarationResults.declarationId, id));
      return row;
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
        db
          .update(declarationProgress)
          .set({ state: 'carried_out', carryOutAt: null, ...(orderId === null ? {} : { orderId }) })
          .where(and(eq(declarationProgress.declarationId, id), eq(declarationProgress.state, 'due'))),
        queueMail('declaration_result', id, now),
      ]);
    },

    /**
     * How many wait for a person, since when, and some of their ids: for a decision, or for longer than anything should
     * that goes on by itself.
     */
    async open(now: Date) {
      const aWeekAgo = new Date(now.getTime() - 7 * 86_400_000);
      const waits = or(
        isNotNull(declarationResults.code),
        and(inArray(declarationProgress.state, unanswered), lte(declarations.received, aWeekAgo)),
      );
      const rows = await db
        .select({
          id: declarations.id,
          received: declarations.received,
          count: sql<number>`count(*) OVER ()`,
        })
        .from(declarations)
        .innerJoin(declarationProgress, eq(declarationProgress.declarationId, declarations.id))
        .leftJoin(declarationResults, eq(declarationResults.declarationId, declarations.id))
        .where(and(isNull(declarationResults.closed), waits))
        .orderBy(declarations.received)
        .limit(mostListed);
      const [first] = rows;
      return { count: first?.count ?? 0, since: first?.received, ids: rows.map(({ id }) => id) };
    },
  };
}

export type DeclarationStore = ReturnType<typeof createDeclarationStore>;
