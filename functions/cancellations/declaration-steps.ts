import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { declarationProgress, declarationResults, declarations } from '../database/tables/declarations.ts';
import type { DeclarationKind, DeclarationState, Identification } from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';
import type { QueueMail } from './declaration-store.ts';

/** Where a declaration goes once it is known which contract it means. */
export type Step =
  | { state: 'due'; orderId: string | undefined; identifiedBy: Identification | undefined }
  | { state: 'waiting_for_objection'; orderId: string; carryOutAt: Date; askedWith: string | undefined }
  | { state: 'needs_contract' };

/** Not carried out yet, and known to nobody as the buyer's own. */
const open = ['waiting_for_objection', 'needs_contract'] as const;

const isIn = (id: string, ...states: DeclarationState[]) =>
  and(eq(declarationProgress.declarationId, id), inArray(declarationProgress.state, states));

const ofKind = (kind: DeclarationKind | SQL) =>
  sql`EXISTS (SELECT 1 FROM declarations d WHERE d.id = ${declarationProgress.declarationId} AND d.kind = ${kind})`;

/** Cancellations of a contract that were received later and move it, too. */
const anew = (id: string, orderId: SQL) => sql`
  SELECT 1 FROM declaration_progress other JOIN declarations d ON d.id = other.declaration_id
  WHERE other.order_id = ${orderId} AND d.kind = 'cancel' AND d.id <> ${id}
    AND other.state IN ('due', 'carried_out')
    AND d.received >= (SELECT own.received FROM declarations own WHERE own.id = ${id})`;

/**
 * The state machine of a declaration in the database. Each step is a conditional write that names the state it leaves:
 * of an objection and a cron job that come at once, one wins and the other finds out.
 */
export function createDeclarationSteps(db: Database, queueMail: QueueMail) {
  return {
    /** Declarations that it is time to go on with. Those that have been tried longest ago come first. */
    async due(now: Date): Promise<string[]> {
      const rows = await db
        .select({ id: declarationProgress.declarationId })
        .from(declarationProgress)
        .where(lte(declarationProgress.carryOutAt, now))
        // A flood of new ones keeps nobody waiting whose time has come.
        .orderBy(sql`${declarationProgress.state} = 'received'`, asc(declarationProgress.carryOutAt))
        .limit(50);
      return rows.map(({ id }) => id);
    },

    /** Tried without success, or waiting for something else: it goes on then, behind those that are due before. */
    async postpone(id: string, at: Date): Promise<void> {
      await db
        .update(declarationProgress)
        .set({ carryOutAt: at })
        .where(and(eq(declarationProgress.declarationId, id), isNotNull(declarationProgress.carryOutAt)));
    },

    /** It is known which contract is meant, or that she has to be asked; the mail that says so is queued with it. */
    async identified(id: string, step: Step, now: Date): Promise<boolean> {
      const { state } = step;
      const row = {
        state,
        orderId: 'orderId' in step ? (step.orderId ?? null) : null,
        identifiedBy: state === 'due' ? (step.identifiedBy ?? null) : null,
        carryOutAt: state === 'due' ? now : state === 'waiting_for_objection' ? step.carryOutAt : null,
        askedWith: 'askedWith' in step ? (step.askedWith ?? null) : null,
      };
      const change = db
        .update(declarationProgress)
        .set(row)
        .where(isIn(id, 'received'))
        .returning({ state: declarationProgress.state });
      if (state === 'due' || row.askedWith !== null) return (await change).length > 0;
      const mail = state === 'needs_contract' ? 'declaration_choice' : 'declaration_check';
      const [changed] = await db.batch([change, queueMail(mail, id, now)]);
      return changed.length > 0;
    },

    /** The declaration of that kind about the contract that a mail of its own was last queued for. */
    async lastAsked(orderId: string, kind: DeclarationKind): Promise<string | undefined> {
      const [last] = await db
        .select({ id: declarationProgress.declarationId })
        .from(declarationProgress)
        .innerJoin(declarations, eq(declarations.id, declarationProgress.declarationId))
        .where(
          and(
            eq(declarationProgress.orderId, orderId),
            isNull(declarationProgress.askedWith),
            inArray(declarationProgress.state, ['waiting_for_objection', 'due', 'carried_out', 'objected']),
            eq(declarations.kind, kind),
          ),
        )
        .orderBy(desc(declarations.received))
        .limit(1);
      return last?.id;
    },

    /** Which contract is meant, has to be found out once more: there is no choice left. */
    async identifyAnew(id: string, now: Date): Promise<void> {
      await db
        .update(declarationProgress)
        .set({ state: 'received', carryOutAt: now })
        .where(isIn(id, 'needs_contract'));
    },

    /** The link that was mailed to the contract's own address was opened, and its button pressed. */
    async confirm(id: string, orderId: string, now: Date): Promise<boolean> {
      const confirmed = await db
        .update(declarationProgress)
        .set({ state: 'due', orderId, identifiedBy: 'link', carryOutAt: now })
        .where(
          and(
            isIn(id, ...open),
            or(isNull(declarationProgress.orderId), eq(declarationProgress.orderId, orderId)),
          ),
        )
        .returning({ state: declarationProgress.state });
      return confirmed.length > 0;
    },

    /** Nobody has objected in time. */
    async passInSilence(id: string, now: Date): Promise<boolean> {
      const passed = await db
        .update(declarationProgress)
        .set({ state: 'due', identifiedBy: 'silence' })
        .where(and(isIn(id, 'waiting_for_objection'), lte(declarationProgress.carryOutAt, now)))
        .returning({ state: declarationProgress.state });
      return passed.length > 0;
    },

    /**
     * "That was not me": nothing happens, nor by others of its kind about the same contract that are waiting just now. A
     * link that is opened once more stops nothing that has come since.
     */
    async objectTo(id: string, now: Date): Promise<boolean> {
      const own = (what: SQL) =>
        sql`(SELECT ${what} FROM declaration_progress p JOIN declarations d ON d.id = p.declaration_id
          WHERE p.declaration_id = ${id} AND p.state IN ${[...open]})`;
      const change = { state: 'objected', carryOutAt: null, stoppedBy: id } as const;
      const [, stopped] = await db.batch([
        db
          .update(declarationProgress)
          .set(change)
          .where(
            and(
              eq(declarationProgress.orderId, own(sql`p.order_id`)),
              eq(declarationProgress.state, 'waiting_for_objection'),
              ofKind(own(sql`d.kind`)),
              ne(declarationProgress.declarationId, id),
            ),
          ),
        db
          .update(declarationProgress)
          .set(change)
          .where(isIn(id, ...open))
          .returning({ state: declarationProgress.state }),
        queueMail('declaration_objected', id, now),
      ]);
      return stopped.length > 0;
    },

    /**
     * A cancellation is taken back: nothing happens, or what was entered at the payment service is undone. Not where
     * it has taken effect, paid days have been given back, or the contract was cancelled once more since.
     */
    async takeBack(id: string, now: Date): Promise<boolean> {
      const canBeUndone = sql`EXISTS (
        SELECT 1 FROM declaration_results r
        WHERE r.declaration_id = ${id} AND r.ends_at > ${now.getTime()} AND r.refunded_cents IS NULL)`;
      const isOvertaken = sql`EXISTS (${anew(id, sql`${declarationProgress.orderId}`)})`;
      const taken = await db
        .update(declarationProgress)
        .set({ state: 'taken_back', carryOutAt: now })
        .where(
          and(
            ofKind('cancel'),
            or(isIn(id, ...open), and(isIn(id, 'carried_out'), canBeUndone, not(isOvertaken))),
          ),
        )
        .returning({ state: declarationProgress.state });
      return taken.length > 0;
    },

    /** Whether the contract was cancelled once more since: then undoing the earlier one would undo that, too. */
    async isCancelledAnew(id: string, orderId: string): Promise<boolean> {
      const [found] = await db
        .select({ isAnew: sql<number>`EXISTS (${anew(id, sql`${orderId}`)})` })
        .from(declarations)
        .where(eq(declarations.id, id));
      return found?.isAnew === 1;
    },

    /** A cancellation that was taken back is undone wherever it had been carried out. */
    async undone(id: string, now: Date): Promise<void> {
      await db.batch([
        db.update(declarationProgress).set({ carryOutAt: null }).where(isIn(id, 'taken_back')),
        queueMail('declaration_taken_back', id, now),
      ]);
    },

    /** It could not be undone: she is told so, and a person has to look. */
    async handOver(id: string, now: Date): Promise<void> {
      await db.batch([
        db
          .update(declarationProgress)
          .set({ state: 'not_undone', carryOutAt: null })
          .where(isIn(id, 'taken_back')),
        db.update(declarationResults).set({ closed: null }).where(eq(declarationResults.declarationId, id)),
        queueMail('declaration_taken_back', id, now),
      ]);
    },
  };
}

export type DeclarationSteps = ReturnType<typeof createDeclarationSteps>;
