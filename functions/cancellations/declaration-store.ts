import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { emailKey } from '#domain/mail/email.ts';
import { orderDigits } from '#domain/shop/declaration.ts';
import { declarationProgress, declarationResults, declarations } from '../database/tables/declarations.ts';
import { insertFrom } from '../database/insert-from.ts';
import { orders } from '../database/tables/payments.ts';
import { isBegun, queueMailIf } from '../mails/mail-queue.ts';
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

interface Named {
  memberId: string | undefined;
  emailKey: string;
  order: string | undefined;
}

export type Step =
  | { state: 'due'; orderId: string }
  | { state: 'unproved'; orderId: string | undefined; isOtherMailbox: boolean };

/** How long a repeated post counts as the same: a double click, a retry, a reload. */
const repeatedMs = 10 * 60_000;
/** Waiting declarations of strangers; further ones are stored, and closed at once. */
export const mostOfStrangers = 200;
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

const isContract = sql`o.state NOT IN ('open', 'expired', 'failed')`;

/** Who sends a declaration, by what they name. A typed order number counts from eight digits on. */
function senderOf({ memberId, emailKey: key, order = '' }: Named) {
  const digits = orderDigits(order).slice(0, 8);
  const isNumbered = digits.length === 8 ? sql`o.id >= ${digits} AND o.id < ${`${digits}g`}` : sql`FALSE`;
  const owners = sql`SELECT id FROM users WHERE email_key = ${key} AND email_verified IS NOT NULL`;
  const has = (which: SQL) => sql`EXISTS (SELECT 1 FROM ${orders} AS o WHERE ${isContract} AND ${which})`;
  return sql`CASE
    WHEN ${has(sql`o.user_id = ${memberId ?? null}`)} THEN 'member'
    WHEN ${has(sql`o.email_key = ${key}`)} OR ${has(sql`o.user_id IN (${owners})`)} OR ${has(isNumbered)} THEN 'buyer'
    ELSE 'stranger' END`;
}

/** How many declarations of strangers wait; counts no further than it has to. */
const waitingOfStrangers = sql`(SELECT count(*) FROM (
  SELECT 1 FROM ${declarationProgress} WHERE sender = 'stranger' AND state IN ('received', 'unproved', 'due')
  UNION ALL
  SELECT 1 FROM ${declarationResults} AS r JOIN ${declarationProgress} AS p ON p.declaration_id = r.declaration_id
  WHERE r.closed IS NULL AND p.sender = 'stranger' LIMIT ${mostOfStrangers}))`;

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

    /**
     * Stores a declaration with its acknowledgement. Posted again by the same sender, it is the one that is stored: a
     * member's own is hers, whatever others have sent. Beyond the strangers' places theirs are stored closed, and
     * acknowledged on the screen alone.
     */
    async keep(declaration: Declaration, memberId?: string): Promise<Declaration> {
      const { id, received, order = null, kind, contract, name } = declaration;
      const key = emailKey(declaration.email);
      const cancellation = declaration.kind === 'cancel' ? declaration : undefined;
      const { manner = null, reason = null, endDay = null } = cancellation ?? {};
      // The declaration counts even if the account has just been deleted.
      const member =
        memberId === undefined ? sql`NULL` : sql<string>`(SELECT id FROM users WHERE id = ${memberId})`;
      const isEqual = and(
        eq(declarations.emailKey, key),
        gt(declarations.received, new Date(received.getTime() - repeatedMs)),
        eq(declarations.kind, kind),
        eq(declarations.contract, contract),
        eq(declarations.name, name),
        sql`${declarations.orderTyped} IS ${order}`,
        sql`${declarations.manner} IS ${manner}`,
        sql`${declarations.reason} IS ${reason}`,
        sql`${declarations.endDay} IS ${endDay}`,
        sql`EXISTS (SELECT 1 FROM ${declarationProgress} AS p WHERE p.declaration_id = ${declarations.id}
          AND p.state <> 'dismissed' AND p.member_id IS ${member})`,
        // Whoever has bought again since means the new contract.
        sql`NOT EXISTS (SELECT 1 FROM ${orders} AS o WHERE o.user_id = ${member}
          AND o.ordered > ${declarations.received})`,
      );
      const isKept = sql`EXISTS (SELECT 1 FROM ${declarations} WHERE ${declarations.id} = ${id})`;
      const isNew = sql`WHERE NOT EXISTS (SELECT 1 FROM ${declarations} WHERE ${isEqual})`;
      const isOpen = sql`EXISTS (SELECT 1 FROM ${declarationProgress} WHERE ${isIn(id, 'received')})`;
      const row = {
        id,
        kind,
        contract,
        name,
        manner,
        reason,
        endDay,
        received,
        locale: declaration.locale,
        email: declaration.email,
        emailKey: key,
        orderTyped: order,
      };
      const sender = senderOf({ memberId, emailKey: key, order: declaration.order });
      const progress = {
        declarationId: id,
        state: sql`CASE WHEN is_full THEN 'dismissed' ELSE 'received' END`,
        due: sql`CASE WHEN is_full THEN NULL ELSE ${received.getTime()} END`,
        memberId: member,
        sender: sql`sender`,
      };
      const from = sql`FROM (
        SELECT sender, sender = 'stranger' AND ${waitingOfStrangers} >= ${mostOfStrangers} AS is_full
        FROM (SELECT ${sender} AS sender)
      ) WHERE ${isKept}`;
      await db.batch([
        insertFrom(db, declarations, row, isNew).onConflictDoNothing(),
        insertFrom(db, declarationProgress, progress, from).onConflictDoNothing(),
        queueMailIf(db, 'acknowledgement', id, received, isOpen),
      ]);
      const [first] = await db
        .select({ id: declarations.id })
        .from(declarations)
        .where(or(eq(declarations.id, id), isEqual))
        .orderBy(asc(declarations.received))
        .limit(1);
      return (await find(first?.id ?? id))?.declaration ?? declaration;
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
