import { and, asc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { emailKey } from '#domain/mail/email.ts';
import { orderDigits } from '#domain/shop/declaration.ts';
import { declarationProgress, declarationResults, declarations } from '../database/tables/declarations.ts';
import { insertFrom } from '../database/insert-from.ts';
import { orders } from '../database/tables/payments.ts';
import { queueMailIf } from '../mails/mail-queue.ts';
import type { Declaration } from '#domain/shop/declaration.ts';
import type { Database } from '../database/open.ts';

interface Named {
  memberId: string | undefined;
  emailKey: string;
  order: string | undefined;
}

/** How long a repeated post counts as the same: a double click, a retry, a reload. */
const repeatedMs = 10 * 60_000;
/** Waiting declarations of strangers; further ones are stored, and closed at once. */
export const mostOfStrangers = 200;
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

/**
 * Stores a declaration with its acknowledgement, and returns the id of the stored one. Posted again by the same sender, it is the one that is stored: a
 * member's own is hers, whatever others have sent. Beyond the strangers' places theirs are stored closed, and
 * acknowledged on the screen alone.
 */
export async function keepDeclaration(
  db: Database,
  declaration: Declaration,
  memberId: string | undefined,
): Promise<string> {
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
  const isOpen = sql`EXISTS (SELECT 1 FROM ${declarationProgress} WHERE ${and(eq(declarationProgress.declarationId, id), eq(declarationProgress.state, 'received'))})`;
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
  return first?.id ?? id;
}
