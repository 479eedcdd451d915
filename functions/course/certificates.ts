/** Certificates of participation: issued once per booking, kept for four years, verified by their number. */
import { and, eq, getTableColumns, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { company } from '#domain/company/company.ts';
import {
  attestedIn,
  certificateNumber,
  isSamePerson,
  tidyName,
  type Certificate,
  type CertifiedCourse,
  type Participant,
} from '#domain/course/certificate.ts';
import { dayInGermany, type Day } from '#domain/time/calendar.ts';
import { fill } from '#domain/text/fill.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { attestedMinutes } from '#domain/course/minutes.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { nameChange } from '#domain/course/name-change.ts';
import { insertFrom } from '../database/insert-from.ts';
import { certificateNames, certificateOpenings, certificates } from '../database/tables/certificates.ts';
import { users } from '../database/tables/accounts.ts';
import { orders } from '../database/tables/payments.ts';
import { isRefusedWith, type Database } from '../database/open.ts';
import { queueCourseQuestion, queueMailIf } from '../mails/mail-queue.ts';
import { countStation } from '../payments/sales.ts';
import type { CertificateNameFacts } from '../mails/course-mails.ts';
import type { Participation } from './participation.ts';

export type CertificateRow = typeof certificates.$inferSelect;
export type NameAskedRow = typeof certificateNames.$inferSelect;

/** Shown to anybody who knows the number and the person's data. */
export interface Verified {
  /** `revoked`: the payment was refunded or charged back. */
  state: 'genuine' | 'revoked';
  corrected: Date | null;
  /** The minutes that it attests, of those planned. */
  minutes: { seen: number; planned: number };
  /** A part of the fee was refunded: an earlier copy shows a higher amount. */
  isPartlyRefunded: boolean;
  sample: boolean;
}

type Order = typeof orders.$inferSelect;

/** Whoever booked the course; a correction of the invoice changes nothing about that. Empty in old orders. */
export const bookedName = ({
  billingAddress,
  billingAddressBefore,
}: Pick<Order, 'billingAddress' | 'billingAddressBefore'>): string =>
  tidyName((billingAddressBefore ?? billingAddress)?.name ?? '');

/** What a certificate says about its name, where it is more than a spelling of the booking's. */
function nameCorrected({ name, corrected }: CertificateRow, order: Order | undefined) {
  const booked = order ? bookedName(order) : '';
  if (!corrected || booked === '') return null;
  const change = nameChange(booked, name);
  return change === 'name' || change === 'person' ? { booked, on: dayInGermany(corrected) } : null;
}

function certificateOf(row: CertificateRow, order: Order | undefined): Certificate {
  const { number, course, name, birthday, about } = row;
  return {
    ...about,
    number,
    course,
    name,
    birthday,
    issued: dayInGermany(row.issued),
    refundedCents: order?.refundedCents ?? 0,
    nameCorrected: nameCorrected(row, order),
  };
}

/** Of a completed course: the minutes that a certificate would attest now, and those that it could. */
export function minutesIn({ course, progress }: Pick<Participation, 'course' | 'progress'>) {
  const modules = modulesOf(course);
  const { minutesPerUnit } = certified[course];
  const confirmed = progress.map((one) => one.confirmed);
  return {
    seen: attestedMinutes(modules, confirmed, minutesPerUnit),
    planned: modules.length * minutesPerUnit,
  };
}

/** A certificate's statements about the course of a completed participation. */
function aboutCourse(own: Participation, completed: Date, feeCents: number): CertifiedCourse {
  const { course, booked } = own;
  const { leader, from, until, ...about } = certified[course];
  const units = modulesOf(course).length;
  return {
    ...about,
    certifiedFrom: from,
    certifiedUntil: until,
    leader: fill<'courseLeader'>(leader, { courseLeader: company.courseLeader }),
    unitsHeld: units,
    unitsAttended: units,
    minutes: minutesIn(own).seen,
    from: dayInGermany(booked),
    until: dayInGermany(completed),
    feeCents,
  };
}

const randomNumber = () => certificateNumber(crypto.getRandomValues(new Uint8Array(20)));

export function createCertificates(db: Database, now: () => Date) {
  async function of(orderId: string): Promise<CertificateRow | undefined> {
    const [row] = await db.select().from(certificates).where(eq(certificates.orderId, orderId));
    return row;
  }

  const isWaiting = (orderId: string) =>
    and(eq(certificateNames.orderId, orderId), isNull(certificateNames.decided));

  /** Unless the leader has approved that name. */
  async function needsLeader(orderId: string, booked: string, name: string): Promise<boolean> {
    if (booked === '' || nameChange(booked, name) !== 'person') return false;
    const [asked] = await db.select().from(certificateNames).where(eq(certificateNames.orderId, orderId));
    const isApproved =
      asked?.isApproved === true && ['none', 'spelling'].includes(nameChange(asked.name, name));
    return !isApproved;
  }

  /** Repeating a request is a no-op; another replaces it. Both the leader and the buyer are mailed. */
  async function askLeader(
    { orderId, userId, name, birthday }: { orderId: string; userId: string; name: string; birthday: Day },
    isOwn: SQL,
  ): Promise<void> {
    const asked = now();
    const row = { orderId, userId, name, birthday, asked };
    const isAsked = sql`EXISTS (SELECT 1 FROM ${certificateNames}
      WHERE order_id = ${orderId} AND asked = ${asked.getTime()} AND decided IS NULL)`;
    await db.batch([
      insertFrom(db, certificateNames, row, sql`WHERE ${isOwn}`).onConflictDoUpdate({
        target: certificateNames.orderId,
        set: { name, birthday, asked, decided: null, isApproved: null, leader: null },
        setWhere: sql`${certificateNames.decided} IS NOT NULL OR ${certificateNames.name} <> ${name}
          OR ${certificateNames.birthday} <> ${birthday}`,
      }),
      queueMailIf(db, 'certificate_name', `${orderId}:asked:${asked.getTime()}`, asked, isAsked),
      ...queueCourseQuestion(db, asked, isAsked),
    ]);
  }

  return {
    of,

    /**
     * Issues a certificate, or corrects name and birthday of one that nobody has downloaded. Concurrent calls create
     * one; returns the stored one. `asked`: the name is a different person's, which the course leader decides.
     * Undefined if the order is no longer this member's.
     */
    async issue(
      participation: Participation,
      { name, birthday, minutes }: { name: string; birthday: Day; minutes: number },
    ): Promise<CertificateRow | 'course_incomplete' | 'minutes_changed' | 'asked' | undefined> {
      const { userId, orderId, course, completed } = participation;
      if (!completed) return 'course_incomplete';
      const [[order], issued] = await Promise.all([
        db.select().from(orders).where(eq(orders.id, orderId)),
        of(orderId),
      ]);
      if (!order) return undefined;
      if (issued?.downloaded) return issued;
      if (!issued && minutes !== minutesIn(participation).seen) return 'minutes_changed';
      const isOwn = sql`EXISTS (SELECT 1 FROM ${orders} WHERE id = ${orderId} AND user_id = ${userId})`;
      if (await needsLeader(orderId, bookedName(order), name)) {
        await askLeader({ orderId, userId, name, birthday }, isOwn);
        return 'asked';
      }
      if (!issued) {
        const about = aboutCourse(participation, completed, order.dueCents);
        const { billingAddress, billingAddressCorrected: addressCorrected } = order;
        // The invoice may have been corrected to this name before.
        const corrected = billingAddress?.name === name && addressCorrected ? addressCorrected : now();
        const isAsBooked = ['', name].includes(bookedName(order));
        const row = {
          number: randomNumber(),
          orderId,
          course,
          name,
          birthday,
          about,
          issued: now(),
          corrected: isAsBooked ? null : corrected,
        };
        const isFirst = sql`${isOwn}
          AND NOT EXISTS (SELECT 1 FROM ${certificates} WHERE ${certificates.orderId} = ${orderId})`;
        await db.batch([
          countStation(db, orderId, 'certificate', isFirst, now()),
          insertFrom(db, certificates, row, sql`WHERE ${isOwn}`).onConflictDoNothing(),
        ]);
      }
      try {
        await db.batch([
          db
            .update(certificates)
            .set({ name, birthday, corrected: now() })
            .where(
              and(
                ...[eq(certificates.orderId, orderId), isNull(certificates.downloaded), isOwn],
                or(ne(certificates.name, name), ne(certificates.birthday, birthday)),
              ),
            ),
          // Her own name takes the place of what was asked.
          db.delete(certificateNames).where(isWaiting(orderId)),
        ]);
      } catch (error) {
        // Downloaded meanwhile: it stays as it is.
        if (!isRefusedWith('certificates never change', error)) throw error;
      }
      return of(orderId);
    },

    /** What is known for the participant's view: the certificate, the last name asked of the leader, the booking's names. */
    async known(orderId: string) {
      const [[row], [nameAsked], [order]] = await db.batch([
        db.select().from(certificates).where(eq(certificates.orderId, orderId)),
        db.select().from(certificateNames).where(eq(certificateNames.orderId, orderId)),
        db.select().from(orders).where(eq(orders.id, orderId)),
      ]);
      return {
        row,
        nameAsked,
        name: order?.billingAddress?.name ?? '',
        bookedBy: order ? bookedName(order) : '',
      };
    },

    /** Decides a waiting request, if it is still the one that the leader saw. The buyer is mailed. */
    async decideName(
      orderId: string,
      { asked, approve, leader }: { asked: Date; approve: boolean; leader: string },
    ): Promise<{ name: string; birthday: Day; mail: string } | undefined> {
      const at = now();
      const mail = `${orderId}:decided:${at.getTime()}`;
      const isDecided = sql`EXISTS (SELECT 1 FROM ${certificateNames}
        WHERE order_id = ${orderId} AND decided = ${at.getTime()} AND leader = ${leader})`;
      const [[decided]] = await db.batch([
        db
          .update(certificateNames)
          .set({ decided: at, isApproved: approve, leader })
          .where(and(isWaiting(orderId), eq(certificateNames.asked, asked)))
          .returning(),
        queueMailIf(db, 'certificate_name', mail, at, isDecided),
      ]);
      return decided && { name: decided.name, birthday: decided.birthday, mail };
    },

    /**
     * A file of the certificate; from then on the certificate cannot be changed. If it was corrected meanwhile, the
     * file is made again.
     */
    async handOut(
      orderId: string,
      make: (certificate: Certificate, issued: Date) => Promise<Uint8Array>,
    ): Promise<Uint8Array | undefined> {
      let row = await of(orderId);
      while (row) {
        const { name, birthday } = row;
        const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
        const file = await make(certificateOf(row, order), row.issued);
        const isAsDrawn = and(eq(certificates.name, name), eq(certificates.birthday, birthday));
        await db.batch([
          db
            .update(certificates)
            .set({ downloaded: now() })
            .where(and(eq(certificates.orderId, orderId), isNull(certificates.downloaded), isAsDrawn)),
          // No name can be approved any more.
          db.delete(certificateNames).where(isWaiting(orderId)),
        ]);
        row = await of(orderId);
        if (row?.name === name && row.birthday === birthday) return file;
      }
      return undefined;
    },

    /** Undefined if there is no such certificate, or it is about somebody else. */
    async verify(number: string, participant: Participant): Promise<Verified | undefined> {
      const { state, withdrawn, refundedCents } = orders;
      const [row] = await db
        .select({ certificate: certificates, state, withdrawn, refundedCents })
        .from(certificates)
        .leftJoin(orders, eq(orders.id, certificates.orderId))
        .where(eq(certificates.number, number));
      if (!row || !isSamePerson(row.certificate, participant)) return undefined;
      const isGivenBack =
        row.state === 'refunding' ||
        row.state === 'refunded' ||
        row.state === 'disputed' ||
        row.withdrawn !== null;
      return {
        state: isGivenBack ? 'revoked' : 'genuine',
        corrected: row.certificate.corrected,
        minutes: attestedIn(row.certificate.about),
        isPartlyRefunded: (row.refundedCents ?? 0) > 0,
        sample: row.certificate.about.sample,
      };
    },

    /** For the export of personal data. */
    async ofPerson(userId: string) {
      const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
      const { orderId, name, birthday, asked, decided, isApproved } = certificateNames;
      const [names, rows, openings] = await db.batch([
        db
          .select({ orderId, name, birthday, asked, decided, isApproved })
          .from(certificateNames)
          .where(eq(certificateNames.userId, userId)),
        db.select().from(certificates).where(inArray(certificates.orderId, own)),
        db
          .select(getTableColumns(certificateOpenings))
          .from(certificateOpenings)
          .innerJoin(certificates, eq(certificates.number, certificateOpenings.number))
          .where(inArray(certificates.orderId, own)),
      ]);
      return {
        certificates: rows.map((row) => ({
          ...row,
          before: openings.filter(({ number }) => number === row.number),
        })),
        certificateNames: names,
      };
    },
  };
}

/** Facts for the mails about a name: that it waits for a decision, if it still does, and what was decided. */
export const nameMailFacts =
  (db: Database) =>
  async (about: string): Promise<CertificateNameFacts | undefined> => {
    const [orderId = '', step = '', at = ''] = about.split(':');
    const [row] = await db
      .select({ asked: certificateNames, order: orders, contact: users.email })
      .from(certificateNames)
      .innerJoin(orders, eq(orders.id, certificateNames.orderId))
      .innerJoin(users, eq(users.id, certificateNames.userId))
      .where(eq(certificateNames.orderId, orderId));
    if (!row) return undefined;
    const { asked, order, contact } = row;
    const isStill = step === 'asked' ? !asked.decided && Number(asked.asked) === Number(at) : asked.decided;
    if (!isStill) return undefined;
    const outcome = asked.isApproved === null ? 'asked' : asked.isApproved ? 'approved' : 'refused';
    const { locale, email } = order;
    return { locale, to: contact ?? email, outcome, name: asked.name, booked: bookedName(order) };
  };
