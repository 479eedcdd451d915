/** Certificates of participation: issued once per booking, kept for four years, verified by their number. */
import { and, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
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
import { insertFrom } from '../database/insert-from.ts';
import { certificateOpenings, certificates } from '../database/tables/certificates.ts';
import { orders } from '../database/tables/payments.ts';
import { isRefusedWith, type Database } from '../database/open.ts';
import type { Participation } from './participation.ts';

export type CertificateRow = typeof certificates.$inferSelect;

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

function certificateOf(row: CertificateRow, refundedCents: number): Certificate {
  const { number, course, name, birthday, about } = row;
  return { ...about, number, course, name, birthday, issued: dayInGermany(row.issued), refundedCents };
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

  return {
    of,

    /**
     * Issues a certificate, or corrects name and birthday of one that nobody has downloaded. Concurrent calls create
     * one; returns the stored one. Undefined if the order is no longer this member's.
     */
    async issue(
      participation: Participation,
      { name, birthday, minutes }: { name: string; birthday: Day; minutes: number },
    ): Promise<CertificateRow | 'course_incomplete' | 'minutes_changed' | undefined> {
      const { userId, orderId, course, completed } = participation;
      if (!completed) return 'course_incomplete';
      const isOwn = sql`EXISTS (SELECT 1 FROM ${orders} WHERE id = ${orderId} AND user_id = ${userId})`;
      if (!(await of(orderId))) {
        if (minutes !== minutesIn(participation).seen) return 'minutes_changed';
        const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
        if (!order) return undefined;
        const about = aboutCourse(participation, completed, order.dueCents);
        // The buyer's own certificate: another name is a correction, which the verification page shows.
        const { billingAddress, billingAddressBefore: before, billingAddressCorrected: at } = order;
        const booked = tidyName(billingAddress?.name ?? name);
        const corrected = before && tidyName(before.name) !== booked ? at : null;
        const row = {
          number: randomNumber(),
          orderId,
          course,
          name: booked,
          birthday,
          about,
          issued: now(),
          corrected,
        };
        await insertFrom(db, certificates, row, sql`WHERE ${isOwn}`).onConflictDoNothing();
      }
      try {
        await db
          .update(certificates)
          .set({ name, birthday, corrected: now() })
          .where(
            and(
              ...[eq(certificates.orderId, orderId), isNull(certificates.downloaded), isOwn],
              or(ne(certificates.name, name), ne(certificates.birthday, birthday)),
            ),
          );
      } catch (error) {
        // Downloaded meanwhile: it stays as it is.
        if (!isRefusedWith('certificates never change', error)) throw error;
      }
      return of(orderId);
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
        const [order] = await db
          .select({ refunded: orders.refundedCents })
          .from(orders)
          .where(eq(orders.id, orderId));
        const file = await make(certificateOf(row, order?.refunded ?? 0), row.issued);
        const isAsDrawn = and(eq(certificates.name, name), eq(certificates.birthday, birthday));
        await db
          .update(certificates)
          .set({ downloaded: now() })
          .where(and(eq(certificates.orderId, orderId), isNull(certificates.downloaded), isAsDrawn));
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
      const [rows, openings] = await db.batch([
        db.select().from(certificates).where(inArray(certificates.orderId, own)),
        db
          .select(getTableColumns(certificateOpenings))
          .from(certificateOpenings)
          .innerJoin(certificates, eq(certificates.number, certificateOpenings.number))
          .where(inArray(certificates.orderId, own)),
      ]);
      return rows.map((row) => ({
        ...row,
        before: openings.filter(({ number }) => number === row.number),
      }));
    },
  };
}
