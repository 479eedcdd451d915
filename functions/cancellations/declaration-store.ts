import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { declarationProgress, declarationResults, declarations } from '../database/tables/declarations.ts';
import { isBegun, queueMailIf } from '../mails/mail-queue.ts';
import { keepDeclaration } from './keep-declaration.ts';
import { createWaitingDeclarations } from './waiting-declarations.ts';
import { mayDeclare, type DeclarationSource } from './may-declare.ts';
import type {
  Declaration,
  DeclarationResultCode,
  DeclarationSender,
  DeclarationState,
  Identification,
} from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';
import type { KeyedHashes } from '../crypto/keyed-hashes.ts';

type Row = typeof declarations.$inferSelect;

export interface DeclarationResult {
  code: DeclarationResultCode;
  orderId?: string;
  endsAt?: Date;
  refundedCents?: number;
}

export interface KnownDeclaration {
  declaration: Declaration;
  state: DeclarationState;
  orderId: string | undefined;
  memberId: string | undefined;
  /** Undefined until it is proved to be the buyer's. */
  identifiedBy: Identification | undefined;
  sender: DeclarationSender;
}

export type Step =
  | { state: 'due'; orderId: string }
  | { state: 'unproved'; orderId: string | undefined; isOtherMailbox: boolean };

/** Longer than any try takes. */
const claimMs = 5 * 60_000;
const mostAtOnce = 50;

/** Results that need no attention. */
const closed: ReadonlySet<DeclarationResultCode> = new Set([
  'ends',
  'ended',
  'ends_by_itself',
  'refunded',
  'undone',
]);

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

/** Each step is a conditional write that names the state it leaves, so of two concurrent ones only one succeeds. */
export function createDeclarationStore(db: Database, hashes: KeyedHashes) {
  const isIn = (id: string, ...states: DeclarationState[]) =>
    and(eq(declarationProgress.declarationId, id), inArray(declarationProgress.state, states));

  async function find(id: string): Promise<KnownDeclaration | undefined> {
    const [row] = await db
      .select()
      .from(declarations)
      .innerJoin(declarationProgress, eq(declarationProgress.declarationId, declarations.id))
      .where(eq(declarations.id, id));
    if (!row) return undefined;
    const { state, orderId, memberId, identifiedBy, sender } = row.declaration_progress;
    return {
      declaration: declarationOf(row.declarations),
      state,
      sender,
      orderId: orderId ?? undefined,
      memberId: memberId ?? undefined,
      identifiedBy: identifiedBy ?? undefined,
    };
  }

  return {
    find,

    mayDeclare: (source: DeclarationSource, now: Date) => mayDeclare({ db, hashes }, source, now),

    keep: async (declaration: Declaration, memberId?: string): Promise<Declaration> => {
      const stored = await find(await keepDeclaration(db, declaration, memberId));
      return stored?.declaration ?? declaration;
    },

    /** What is due, by the time of the last try; new ones come last. */
    async due(now: Date): Promise<string[]> {
      const rows = await db
        .select({ id: declarationProgress.declarationId })
        .from(declarationProgress)
        .where(lte(declarationProgress.due, now))
        .orderBy(
          sql`${declarationProgress.state} = 'received'`,
          sql`${declarationProgress.sender} = 'stranger'`,
          asc(declarationProgress.due),
        )
        .limit(mostAtOnce);
      return rows.map(({ id }) => id);
    },

    /**
     * Only one caller gets it, and one declaration per order at a time, because each refunds what it sees unrefunded.
     * If the caller dies, the cron job takes over.
     */
    async claim(id: string, now: Date): Promise<boolean> {
      const other = alias(declarationProgress, 'other');
      const underWay = db
        .select({ one: sql`1` })
        .from(other)
        .where(
          and(eq(other.orderId, declarationProgress.orderId), eq(other.state, 'due'), gt(other.due, now)),
        );
      const claimed = await db
        .update(declarationProgress)
        .set({ due: new Date(now.getTime() + claimMs) })
        .where(and(isIn(id, 'received', 'due'), lte(declarationProgress.due, now), notExists(underWay)))
        .returning({ id: declarationProgress.declarationId });
      return claimed.length > 0;
    },

    /** The cron job tries again, after what has been due longer. */
    async release(id: string, now: Date): Promise<void> {
      await db
        .update(declarationProgress)
        .set({ due: now })
        .where(and(eq(declarationProgress.declarationId, id), isNotNull(declarationProgress.due)));
    },

    /**
     * The contract is known, or the buyer must be asked which one. The acknowledgement asks if it goes to the
     * contract's mailbox and has not been sent; otherwise a separate mail does.
     */
    async identified(id: string, { state, orderId, ...step }: Step, now: Date): Promise<void> {
      const identifiedBy = state === 'due' ? 'member' : null;
      const change = db
        .update(declarationProgress)
        .set({ state, orderId: orderId ?? null, identifiedBy, due: state === 'due' ? now : null })
        .where(isIn(id, 'received'));
      if (!('isOtherMailbox' in step)) {
        await change;
        return;
      }
      const isAskedApart = step.isOtherMailbox ? sql`true` : isBegun('acknowledgement', id);
      await db.batch([change, queueMailIf(db, 'declaration_check', id, now, isAskedApart)]);
    },

    async confirm(id: string, orderId: string, now: Date): Promise<void> {
      await db
        .update(declarationProgress)
        .set({ state: 'due', orderId, identifiedBy: 'link', due: now })
        .where(
          and(
            isIn(id, 'unproved', 'dismissed'),
            or(isNull(declarationProgress.orderId), eq(declarationProgress.orderId, orderId)),
          ),
        );
    },

    async result(id: string) {
      const [row] = await db
        .select()
        .from(declarationResults)
        .where(eq(declarationResults.declarationId, id));
      return row;
    },

    /**
     * Stores the result and queues its mail; the first of two results wins. A result that needed no proof goes into
     * the acknowledgement unless that has been sent. Closes other declarations of the same kind if the contract has
     * ended.
     */
    async conclude({ declaration, state }: KnownDeclaration, result: DeclarationResult, now: Date) {
      const { id, kind } = declaration;
      const { code, orderId = null, endsAt = null, refundedCents = null } = result;
      const isProved = state === 'due';
      const isSameKind = sql`EXISTS (SELECT 1 FROM ${declarations} AS d
        WHERE d.id = ${declarationProgress.declarationId} AND d.kind = ${kind})`;
      await db.batch([
        db
          .insert(declarationResults)
          .values({
            declarationId: id,
            code,
            orderId,
            endsAt,
            refundedCents,
            at: now,
            closed: closed.has(code) ? now : null,
          })
          .onConflictDoNothing(),
        db
          .update(declarationProgress)
          .set({ state: 'carried_out', due: null, ...(orderId === null ? {} : { orderId }) })
          .where(isIn(id, state)),
        db
          .update(declarationProgress)
          .set({ state: 'dismissed' })
          .where(
            and(
              eq(declarationProgress.orderId, isProved && closed.has(code) ? (orderId ?? '') : ''),
              eq(declarationProgress.state, 'unproved'),
              isSameKind,
              ne(declarationProgress.declarationId, id),
            ),
          ),
        queueMailIf(db, 'declaration_result', id, now, isProved ? sql`true` : isBegun('acknowledgement', id)),
      ]);
    },

    ...createWaitingDeclarations(db),
  };
}

export type DeclarationStore = ReturnType<typeof createDeclarationStore>;
