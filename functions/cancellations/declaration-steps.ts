import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { declarationProgress, declarationResults, declarations } from '../database/tables/declarations.ts';
import type { DeclarationState, Identification } from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';
import type { QueueMail } from './declaration-store.ts';

/** Where a declaration goes once it is known which contract it means. */
export type Step =
  | { state: 'due'; orderId: string | undefined; identifiedBy: Identification | undefined }
  | { state: 'waiting_for_objection'; orderId: string; carryOutAt: Date }
  | { state: 'needs_contract' };

/** Not carried out yet, and known to nobody as the buyer's own. */
const open = ['waiting_for_objection', 'needs_contract'] as const;

const isIn = (id: string, ...states: DeclarationState[]) =>
  and(eq(declarationProgress.declarationId, id), inArray(declarationProgress.state, states));

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
      };
      const change = db
        .update(declarationProgress)
        .set(row)
        .where(isIn(id, 'received'))
        .returning({ state: declarationProgress.state });
      if (state === 'due') return (await change).length > 0;
      const mail = state === 'needs_contract' ? 'declaration_choice' : 'declaration_check';
      const [changed] = await db.batch([change, queueMail(mail, id, now)]);
      return changed.length > 0;
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

    /** "That was not me": nothing happens, nor by others about the same contract that are waiting just now. */
    async objectTo(id: string): Promise<boolean> {
      const contract = sql`(SELECT order_id FROM declaration_progress WHERE declaration_id = ${id})`;
      const [own] = await db.batch([
        db
          .update(declarationProgress)
          .set({ state: 'objected', carryOutAt: null })
          .where(isIn(id, ...open))
          .returning({ state: declarationProgress.state }),
        db
          .update(declarationProgress)
          .set({ state: 'objected', carryOutAt: null })
          .where(
            and(
              eq(declarationProgress.orderId, contract),
              eq(declarationProgress.state, 'waiting_for_objection'),
            ),
          ),
      ]);
      return own.length > 0;
    },

    /**
     * A cancellation is taken back: nothing happens, or what was entered at the payment service is undone. Not where
     * it has taken effect, or paid days have been given back.
     */
    async takeBack(id: string, now: Date): Promise<boolean> {
      const isCancellation = sql`EXISTS (SELECT 1 FROM declarations d WHERE d.id = ${id} AND d.kind = 'cancel')`;
      const canBeUndone = sql`EXISTS (
        SELECT 1 FROM declaration_results r
        WHERE r.declaration_id = ${id} AND r.ends_at > ${now.getTime()} AND r.refunded_cents IS NULL)`;
      const taken = await db
        .update(declarationProgress)
        .set({ state: 'taken_back', carryOutAt: now })
        .where(and(isCancellation, or(isIn(id, ...open), and(isIn(id, 'carried_out'), canBeUndone))))
        .returning({ state: declarationProgress.state });
      return taken.length > 0;
    },

    /** Whether the contract was cancelled once more since: then undoing the earlier one would undo that, too. */
    async isCancelledAnew(id: string, orderId: string): Promise<boolean> {
      const anew = await db
        .select({ state: declarationProgress.state })
        .from(declarationProgress)
        .innerJoin(declarations, eq(declarations.id, declarationProgress.declarationId))
        .where(
          and(
            eq(declarationProgress.orderId, orderId),
            inArray(declarationProgress.state, ['due', 'carried_out']),
            sql`${declarations.received} > (SELECT d.received FROM declarations d WHERE d.id = ${id})`,
          ),
        )
        .limit(1);
      return anew.length > 0;
    },

    /** A cancellation that was taken back is undone wherever it had been carried out. */
    async undone(id: string, now: Date): Promise<void> {
      await db.batch([
        db.update(declarationProgress).set({ carryOutAt: null }).where(isIn(id, 'taken_back')),
        queueMail('declaration_taken_back', id, now),
      ]);
    },

    /** It could not be undone: a person has to look. */
    async handOver(id: string): Promise<void> {
      await db.batch([
        db.update(declarationProgress).set({ carryOutAt: null }).where(isIn(id, 'taken_back')),
        db.update(declarationResults).set({ closed: null }).where(eq(declarationResults.declarationId, id)),
      ]);
    },
  };
}

export type DeclarationSteps = ReturnType<typeof createDeclarationSteps>;
