import { and, eq, exists, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { courseContact, courseMessages } from './tables/contact.ts';
import { consentReceipts, deadConversions, sentEvents } from './tables/conversions.ts';
import { declarationLinks, declarations, declarationSources } from './tables/declarations.ts';
import { deletedSignIns, emailChecks, healthConsents } from './tables/accounts.ts';
import { courseProgress } from './tables/course.ts';
import { orders } from './tables/payments.ts';
import { workbookConsents } from './tables/workbooks.ts';
import { certificates } from './tables/certificates.ts';
import { dailyReports, jobFindings } from './tables/operator.ts';
import { funnelCounts, searchMisses } from './tables/counters.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { leastShown } from '#domain/funnel/small-numbers.ts';
import { addMonths, dayInGermany } from '#domain/calendar.ts';
import type { Database } from './open.ts';

const day = 86_400_000;

/** Longer than any event can still be on its way, shorter than the privacy notice promises. */
const keptOfEvents = 13 * day;
/** Tried for seven days, shown for seven more: that makes the fourteen of the privacy notice. */
const keptOfDeadLetters = 7 * day;
/** The year that a choice holds and three more, and a day because the database has a clock of its own. */
const keptOfConsentReceipts = 1462 * day;
/** Of those to health data, and to keeping a workbook: three years after their end, and a day as above. */
const keptOfConsents = 1097 * day;
/** No token lives longer than an hour, but whoever deleted an account may come back with an old backup of a device. */
const keptOfTombstones = 90 * day;
/** A month is compared with the same one of the two years before it. The CNIL's limit for such figures is the same. */
const monthsOfCounters = 25;
/** A word that few have asked for may say something about one of them. */
const keptOfRareWords = 30 * day;
/** Should no mail ever reach the operator. */
const keptForTheOperator = 90 * day;
/** Six years from the end of theirs, and some days because the database counts years in days. */
const endOfDeclarations = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - 6, 0, 1) - 3 * day);

/** Courses that ended in a year which is four years past: six months are at most 184 days. */
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
/** Four years from the end of theirs, as the certifying body wants, and a day as above. */
const endOfCertificates = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - 4, 0, 1) - day);
/** As their trigger has it. */
const isCertificateGivenUp = sql`${certificates.issued} <= (unixepoch('now', 'start of year') - 1461 * 86400) * 1000`;

/** An order that was left is offered again for so long, with what was filled in. */
const keptOfLeftOrders = 7 * day;
/** Eight years from the end of the year: § 147 (3) AO, https://www.gesetze-im-internet.de/ao_1977/__147.html */
const endOfInvoices = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - 8, 0, 1));

/** Who has not deleted her account by then may still read what was written in a course of long ago, but for no use. */
const monthsOfMessages = 48;

/** As its trigger has it, by the database's own clock: a row that it holds on to would keep all the others as well. */
const isGivenUpByDatabase = sql`${declarations.received} <= (unixepoch('now', 'start of year') - 2192 * 86400) * 1000`;

const isReceiptGivenUpByDatabase = sql`${consentReceipts.at} <= (unixepoch('now') - 1461 * 86400) * 1000`;

const isContactGivenUpByDatabase = sql`${courseContact.at} <= (unixepoch('now') - 1461 * 86400) * 1000`;

/** Data retention: deletes what has been kept as long as the privacy notice says. Run once a day. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const before = (kept: number) => new Date(now.getTime() - kept);
  const ended = alias(healthConsents, 'ended');
  const endedWorkbook = alias(workbookConsents, 'ended_workbook');
  const workbookEndedLongAgo = db
    .select({ one: sql`1` })
    .from(endedWorkbook)
    .where(
      and(
        eq(endedWorkbook.uid, workbookConsents.uid),
        gte(endedWorkbook.id, workbookConsents.id),
        eq(endedWorkbook.verb, 'withdrawn'),
        lt(endedWorkbook.at, before(keptOfConsents)),
        // As its trigger has it.
        sql`${endedWorkbook.at} < (unixepoch() - 1096 * 86400) * 1000`,
      ),
    );
  const endedLongAgo = db
    .select({ one: sql`1` })
    .from(ended)
    .where(
      and(
        eq(ended.uid, healthConsents.uid),
        gte(ended.id, healthConsents.id),
        eq(ended.verb, 'withdrawn'),
        lt(ended.at, before(keptOfConsents)),
        // As its trigger has it.
        sql`${ended.at} < (unixepoch() - 1096 * 86400) * 1000`,
      ),
    );
  const oldestCounter = dayInGermany(addMonths(now, -monthsOfCounters));
  const rareSince = dayInGermany(before(keptOfRareWords));
  const common = db
    .select({ language: searchMisses.language, word: searchMisses.word })
    .from(searchMisses)
    .groupBy(searchMisses.language, searchMisses.word)
    .having(sql`sum(${searchMisses.n}) >= ${leastShown}`);
  const isRare = sql`(${searchMisses.language}, ${searchMisses.word}) NOT IN ${common}`;
  await db.batch([
    db
      .update(orders)
      .set({ billingAddress: null, billingAddressBefore: null })
      .where(
        and(
          isNotNull(orders.billingAddress),
          or(
            and(inArray(orders.state, ['expired', 'failed']), lt(orders.ordered, before(keptOfLeftOrders))),
            lt(orders.ordered, endOfInvoices(now)),
          ),
        ),
      ),
    db
      .update(orders)
      .set({ requirementsVersion: null, requirementsConfirmed: null })
      .where(and(isNotNull(orders.requirementsConfirmed), inArray(orders.id, endedCourses(db, now)))),
    db.delete(sentEvents).where(lt(sentEvents.claimedUntil, before(keptOfEvents))),
    db.delete(deadConversions).where(lt(deadConversions.at, before(keptOfDeadLetters))),
    db
      .delete(consentReceipts)
      .where(and(lt(consentReceipts.at, before(keptOfConsentReceipts)), isReceiptGivenUpByDatabase)),
    db.delete(emailChecks).where(lt(emailChecks.expires, now)),
    db.delete(declarationLinks).where(lt(declarationLinks.expires, now)),
    db.delete(declarationSources).where(lt(declarationSources.hour, before(day))),
    db
      .delete(declarations)
      .where(and(lt(declarations.received, endOfDeclarations(now)), isGivenUpByDatabase)),
    db.delete(certificates).where(and(lt(certificates.issued, endOfCertificates(now)), isCertificateGivenUp)),
    db.delete(deletedSignIns).where(lt(deletedSignIns.deleted, before(keptOfTombstones))),
    db.delete(healthConsents).where(exists(endedLongAgo)),
    db.delete(workbookConsents).where(exists(workbookEndedLongAgo)),
    db.delete(courseMessages).where(lt(courseMessages.written, addMonths(now, -monthsOfMessages))),
    db
      .delete(courseContact)
      .where(and(inArray(courseContact.orderId, endedCourses(db, now)), isContactGivenUpByDatabase)),
    db.delete(courseProgress).where(inArray(courseProgress.orderId, endedCourses(db, now))),
    db.delete(jobFindings).where(lt(jobFindings.at, before(keptForTheOperator))),
    db.delete(dailyReports).where(lt(dailyReports.day, before(keptForTheOperator).toISOString())),
    db.delete(funnelCounts).where(lt(funnelCounts.day, oldestCounter)),
    db.delete(searchMisses).where(lt(searchMisses.week, oldestCounter)),
    db.delete(searchMisses).where(and(lt(searchMisses.week, rareSince), isRare)),
  ]);
}
