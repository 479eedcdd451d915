import {
  and,
  eq,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { courseContact, courseMessageReads, courseMessages } from './tables/contact.ts';
import { consentReceipts, conversionOutbox, deadConversions } from './tables/conversions.ts';
import { declarationLinks, declarations, hourlyCounts } from './tables/declarations.ts';
import { deletedSignIns, emailChecks, explicitConsents } from './tables/accounts.ts';
import { courseProgress } from './tables/course.ts';
import { mails, mailSalts } from './tables/mails.ts';
import { quizReminders } from './tables/quiz-reminders.ts';
import { orders, subscriptions, webhookEvents } from './tables/payments.ts';
import { certificateNames, certificates } from './tables/certificates.ts';
import { dailyReports, findings, jobFindings } from './tables/operator.ts';
import {
  courseCounts,
  funnelCounts,
  sales,
  searchMisses,
  speedCounts,
  stepCounts,
  stepSums,
} from './tables/counters.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { leastShown } from '#domain/funnel/small-numbers.ts';
import { addMonths, dayInGermany } from '#domain/time/calendar.ts';
import type { Database } from './open.ts';

const day = 86_400_000;

const keptOfDeadLetters = 7 * day;
/** A consent's year and three more, and a day because the database has its own clock. */
const keptOfConsentReceipts = 1462 * day;
/** Consents to health data and workbooks: three years after their end, and a day as above. */
const keptOfConsents = 1097 * day;
/** Tokens live for an hour, but a device's old backup may contain a deleted sign-in. */
const keptOfTombstones = 90 * day;
/** A month is compared with the same month of two years before; also the CNIL's limit for such figures. */
const monthsOfCounters = 25;
/** A rare word may identify the person who searched for it. */
const keptOfRareWords = 30 * day;
/** In case no mail ever reaches the operator. */
const keptForTheOperator = 90 * day;
/** So that a mail names when a recurring error began. */
const keptOfReportedFindings = 7 * day;
/** Six years from the end of the year, and some days, because the database computes years in days. */
const endOfDeclarations = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - 6, 0, 1) - 3 * day);

/** Courses that ended more than four calendar years ago; six months are at most 184 days. */
const endedCourses = (db: Database, now: Date) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.product, [...courseKeys]),
        lt(
          sql`coalesce(${orders.paid}, ${orders.ordered}) + (184 + ${orders.givenBackDays}) * ${day}`,
          Date.UTC(now.getUTCFullYear() - 4, 0, 1),
        ),
      ),
    );
/** Four years from the end of the year, as the certifying body requires, and a day as above. */
const endOfCertificates = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - 4, 0, 1) - day);
/** The same limit as in the trigger. */
const isCertificateGivenUp = sql`${certificates.issued} <= (unixepoch('now', 'start of year') - 1461 * 86400) * 1000`;

/** How long an abandoned order is offered again. */
const keptOfLeftOrders = 7 * day;
/** Eight years from the end of the year: § 147 (3) AO, https://www.gesetze-im-internet.de/ao_1977/__147.html */
const endOfInvoices = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - 8, 0, 1));

/** Members may reread old messages until then; after that they serve no purpose. */
const monthsOfMessages = 48;

/** The trigger's limit, by the database's clock: a protected row would make the whole statement fail. */
const isGivenUpByDatabase = sql`${declarations.received} <= (unixepoch('now', 'start of year') - 2192 * 86400) * 1000`;

const isReceiptGivenUpByDatabase = sql`${consentReceipts.at} <= (unixepoch('now') - 1461 * 86400) * 1000`;

const isContactGivenUpByDatabase = sql`${courseContact.at} <= (unixepoch('now') - 1461 * 86400) * 1000`;

/** An unpaid order may still be paid late, or be asked about. */
const keptOfAbandoned = 90 * day;
/** As long as the ad platform accepts an event. */
const keptOfVisitors = 7 * day;
const keptOfPurchases = 14 * day;
const keptOfWebhookEvents = 400 * day;
/** Limits per mailbox count by day. */
const keptOfMailboxes = 2 * day;
/** Its week and a day. */
const keptOfSalts = 8 * day;
/** A later reminder is pointless; the nightly job comes up to a day after. */
const keptOfReminderAddresses = 2 * day;
/** One reminder per mailbox in this time. */
const keptOfReminders = 90 * day;
/** A mailbox that has opted out of reminders. */
const keptOfStoppedReminders = 1096 * day;
/** A younger mail may be about something that is already deleted. */
const keptOfMails = 30 * day;

interface Term {
  table: SQLiteTable;
  where: SQL | undefined;
  run: (isOfPiece: SQL) => PromiseLike<D1Result>;
}

interface Tonight {
  db: Database;
  now: Date;
  before: (kept: number) => Date;
  remove: (table: SQLiteTable, where: SQL | undefined) => Term;
  forget: (table: SQLiteTable, run: Term['run'], where: SQL | undefined) => Term;
}

const hangsOn = (table: SQLiteTable) => sql`EXISTS (SELECT 1 FROM ${table} WHERE order_id = ${orders.id})`;

const ofConversions = ({ db, before, remove, forget }: Tonight): Term[] => [
  remove(conversionOutbox, lt(conversionOutbox.queued, before(keptOfPurchases))),
  // Not while the payment or its conversion may still come: a direct debit can take two weeks.
  forget(
    orders,
    (piece) => db.update(orders).set({ consentReceipt: null, visitor: null }).where(piece),
    and(
      isNotNull(orders.consentReceipt),
      lt(orders.ordered, before(keptOfVisitors)),
      ne(orders.state, 'processing'),
      sql`NOT ${hangsOn(conversionOutbox)}`,
    ),
  ),
  remove(deadConversions, lt(deadConversions.at, before(keptOfDeadLetters))),
  remove(
    consentReceipts,
    and(lt(consentReceipts.at, before(keptOfConsentReceipts)), isReceiptGivenUpByDatabase),
  ),
];

function ofAccounts({ now, before, remove }: Tonight): Term[] {
  // The second limit is the trigger's, by the database's clock.
  const endedLongAgo = sql`EXISTS (SELECT 1 FROM ${explicitConsents} AS ended
    WHERE ended.uid = ${explicitConsents.uid} AND ended.purpose = ${explicitConsents.purpose}
      AND ended.id >= ${explicitConsents.id} AND ended.verb = 'withdrawn'
      AND ended.at < ${before(keptOfConsents).getTime()} AND ended.at < (unixepoch() - 1096 * 86400) * 1000)`;
  return [
    remove(emailChecks, lt(emailChecks.expires, now)),
    remove(deletedSignIns, lt(deletedSignIns.deleted, before(keptOfTombstones))),
    remove(explicitConsents, endedLongAgo),
  ];
}

const ofQuizReminders = ({ db, before, remove, forget }: Tonight): Term[] => [
  forget(
    quizReminders,
    (piece) => db.update(quizReminders).set({ email: null }).where(piece),
    and(
      isNotNull(quizReminders.email),
      or(
        lt(quizReminders.asked, before(keptOfReminderAddresses)),
        sql`EXISTS (SELECT 1 FROM ${mails} WHERE key = 'quiz_reminder ' || ${quizReminders.id} AND sent IS NOT NULL)`,
      ),
    ),
  ),
  remove(
    quizReminders,
    or(
      and(isNull(quizReminders.stopped), lt(quizReminders.asked, before(keptOfReminders))),
      lt(quizReminders.stopped, before(keptOfStoppedReminders)),
    ),
  ),
];

const ofDeclarations = ({ now, before, remove }: Tonight): Term[] => [
  remove(declarationLinks, lt(declarationLinks.expires, now)),
  remove(hourlyCounts, lt(hourlyCounts.hour, before(day))),
  remove(declarations, and(lt(declarations.received, endOfDeclarations(now)), isGivenUpByDatabase)),
];

const ofCourses = ({ db, now, remove }: Tonight): Term[] => [
  remove(certificates, and(lt(certificates.issued, endOfCertificates(now)), isCertificateGivenUp)),
  remove(courseMessages, lt(courseMessages.written, addMonths(now, -monthsOfMessages))),
  remove(courseMessageReads, lt(courseMessageReads.day, dayInGermany(addMonths(now, -monthsOfMessages)))),
  remove(
    courseContact,
    and(inArray(courseContact.orderId, endedCourses(db, now)), isContactGivenUpByDatabase),
  ),
  remove(courseProgress, inArray(courseProgress.orderId, endedCourses(db, now))),
  remove(certificateNames, inArray(certificateNames.orderId, endedCourses(db, now))),
];

function ofPayments({ db, now, before, remove, forget }: Tonight): Term[] {
  const isAbandoned = and(
    inArray(orders.state, ['expired', 'failed']),
    isNull(orders.paid),
    isNull(orders.withdrawn),
    lt(orders.ordered, before(keptOfAbandoned)),
  );
  const idsOf = (where: SQL | undefined) => db.select({ id: orders.id }).from(orders).where(where);
  return [
    forget(
      orders,
      (piece) => db.update(orders).set({ billingAddress: null, billingAddressBefore: null }).where(piece),
      and(
        isNotNull(orders.billingAddress),
        or(
          and(inArray(orders.state, ['expired', 'failed']), lt(orders.ordered, before(keptOfLeftOrders))),
          lt(orders.ordered, endOfInvoices(now)),
        ),
      ),
    ),
    forget(
      orders,
      (piece) =>
        db.update(orders).set({ requirementsVersion: null, requirementsConfirmed: null }).where(piece),
      and(isNotNull(orders.requirementsConfirmed), inArray(orders.id, endedCourses(db, now))),
    ),
    remove(
      subscriptions,
      and(
        eq(subscriptions.state, 'ended'),
        or(
          lt(subscriptions.periodEnd, endOfInvoices(now)),
          inArray(subscriptions.orderId, idsOf(isAbandoned)),
        ),
      ),
    ),
    remove(
      orders,
      and(
        or(
          isAbandoned,
          and(notInArray(orders.state, ['open', 'processing']), lt(orders.ordered, endOfInvoices(now))),
        ),
        sql`NOT ${hangsOn(subscriptions)} AND NOT ${hangsOn(courseMessages)} AND NOT ${hangsOn(courseContact)}
          AND NOT ${hangsOn(courseMessageReads)}`,
      ),
    ),
    remove(webhookEvents, lt(webhookEvents.stored, before(keptOfWebhookEvents))),
  ];
}

function ofMails({ db, before, remove, forget }: Tonight): Term[] {
  const isSubjectGone = sql`NOT EXISTS (SELECT 1 FROM orders WHERE id = substr(${mails.about}, 1, 36))
    AND NOT EXISTS (SELECT 1 FROM declarations WHERE id = substr(${mails.about}, 1, 36))
    AND NOT EXISTS (SELECT 1 FROM course_messages WHERE id = substr(${mails.about}, 1, 32))
    AND NOT EXISTS (SELECT 1 FROM email_checks WHERE id = ${mails.about})
    AND NOT EXISTS (SELECT 1 FROM quiz_reminders WHERE id = ${mails.about})`;
  return [
    // A sent mail stays as long as its subject, so that it is not sent twice; a given-up one until somebody closes it.
    remove(
      mails,
      and(
        or(isNotNull(mails.sent), isNotNull(mails.closed)),
        lt(mails.queued, before(keptOfMails)),
        isSubjectGone,
      ),
    ),
    forget(
      mails,
      (piece) => db.update(mails).set({ mailbox: null }).where(piece),
      and(isNotNull(mails.mailbox), isNull(mails.due), lt(mails.begun, before(keptOfMailboxes))),
    ),
    remove(mailSalts, lt(mailSalts.week, before(keptOfSalts).toISOString().slice(0, 10))),
  ];
}

const ofOperator = ({ before, remove }: Tonight): Term[] => [
  remove(
    findings,
    or(
      and(sql`${findings.count} = ${findings.reported}`, lt(findings.last, before(keptOfReportedFindings))),
      lt(findings.last, before(keptForTheOperator)),
    ),
  ),
  remove(jobFindings, lt(jobFindings.at, before(keptForTheOperator))),
  remove(dailyReports, lt(dailyReports.day, before(keptForTheOperator).toISOString())),
];

function ofCounters({ db, now, before, remove }: Tonight): Term[] {
  const oldestCounter = dayInGermany(addMonths(now, -monthsOfCounters));
  const rareSince = dayInGermany(before(keptOfRareWords));
  const common = db
    .select({ language: searchMisses.language, word: searchMisses.word })
    .from(searchMisses)
    .groupBy(searchMisses.language, searchMisses.word)
    .having(sql`sum(${searchMisses.n}) >= ${leastShown}`);
  const isRare = sql`(${searchMisses.language}, ${searchMisses.word}) NOT IN ${common}`;
  return [
    remove(stepCounts, lt(stepCounts.day, oldestCounter)),
    remove(stepSums, lt(stepSums.day, oldestCounter)),
    remove(speedCounts, lt(speedCounts.day, oldestCounter)),
    remove(funnelCounts, lt(funnelCounts.day, oldestCounter)),
    remove(sales, lt(sales.day, oldestCounter)),
    remove(courseCounts, lt(courseCounts.day, oldestCounter)),
    remove(searchMisses, lt(searchMisses.week, oldestCounter)),
    remove(searchMisses, and(lt(searchMisses.week, rareSince), isRare)),
  ];
}

/** All retention periods, as in the privacy notice. Referring rows come before those that they refer to. */
export function termsOf(db: Database, now: Date): Term[] {
  const tonight: Tonight = {
    db,
    now,
    before: (kept) => new Date(now.getTime() - kept),
    remove: (table, where) => ({ table, where, run: (isOfPiece) => db.delete(table).where(isOfPiece) }),
    forget: (table, run, where) => ({ table, where, run }),
  };
  return [
    ofConversions,
    ofAccounts,
    ofQuizReminders,
    ofDeclarations,
    ofCourses,
    ofPayments,
    ofMails,
    ofOperator,
    ofCounters,
  ].flatMap((terms) => terms(tonight));
}

const rowsOfPiece = 1_000;
/** Per night: the platform allows an invocation a thousand statements. The rest waits for the next night. */
const maxPieces = 150;

const keyOf = (table: SQLiteTable) => {
  const { columns, primaryKeys } = getTableConfig(table);
  const [own] = columns.filter(({ primary }) => primary);
  return own ? [own] : (primaryKeys[0]?.columns ?? []);
};

/**
 * Deletes expired records, once a day: a bounded batch per table in turns, so that no statement gets too large. A
 * failing one does not stop the others.
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  let waiting = termsOf(db, now);
  const failures = new Map<string, unknown>();
  for (let pieces = 0; waiting.length > 0 && pieces < maxPieces; pieces += waiting.length) {
    const left: Term[] = [];
    for (const term of waiting) {
      const { table, where, run } = term;
      const key = sql.join(keyOf(table), sql`, `);
      const piece = sql`(${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${rowsOfPiece})`;
      try {
        const { meta } = await run(piece);
        if (meta.changes >= rowsOfPiece) left.push(term);
      } catch (error) {
        failures.set(getTableName(table), error);
      }
    }
    waiting = left;
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `Kept too long: ${[...failures.keys()].join(', ')}`);
}
