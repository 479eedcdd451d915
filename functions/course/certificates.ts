/** Certificates of participation: issued once for a booking, kept for four years, verified by their number. */
import { and, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { company } from '#domain/company.ts';
import {
  certificateNumber,
  isSamePerson,
  tidyName,
  type Certificate,
  type CertifiedCourse,
  type Participant,
} from '#domain/course/certificate.ts';
import { dayInGermany, type Day } from '#domain/calendar.ts';
import { fill } from '#domain/fill.ts';
import { described } from '#domain/course/generated/described.ts';
import { attestedMinutes } from '#domain/course/minutes.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { selected } from '../database/selected.ts';
import { certificateOpenings, certificates } from '../database/tables/certificates.ts';
import { orders } from '../database/tables/payments.ts';
import { isRefusedWith, type Database } from '../database/open.ts';
import type { Participation } from './participation.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** What anybody may know who has its number, and knows whom it names. */
export interface Verified {
  /** `revoked`: what was paid for it has gone back, by us or by the buyer's bank. */
  state: 'genuine' | 'revoked';
  corrected: Date | null;
  /** A part of the fee has gone back: a copy from before says more than was paid. */
  isPartlyRefunded: boolean;
  sample: boolean;
}

const certificateOf = (
  { number, course, name, birthday, about, issued }: CertificateRow,
  refundedCents: number,
): Certificate => ({
  ...about,
  number,
  course,
  name,
  birthday,
  issued: dayInGermany(issued),
  refundedCents,
});

/** The minutes that a certificate would attest now. */
export const minutesSeen = ({ course, progress }: Participation): number =>
  attestedMinutes(
    modulesOf(course),
    progress.map(({ confirmed }) => confirmed),
    described[course].minutesPerUnit,
  );

/** What a certificate says about the course of a participation that is complete. */
function aboutCourse(own: Participation, completed: Date, feeCents: number): CertifiedCourse {
  const { course, booked } = own;
  const { leader, ...about } = described[course];
  const units = modulesOf(course).length;
  return {
    ...about,
    leader: fill<'courseLeader'>(leader, { courseLeader: company.courseLeader }),
    unitsHeld: units,
    unitsAttended: units,
    minutes: minutesSeen(own),
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
     * Issues a certificate, or mends name and birthday of one that nobody has downloaded. Twice at once makes one: what
     * comes back is the one that stands. Nothing where the order is not this member's any more.
     */
    async issue(
      participation: Participation,
      { name, birthday }: { name: string; birthday: Day },
    ): Promise<CertificateRow | 'course_incomplete' | undefined> {
      const { userId, orderId, course, completed } = participation;
      if (!completed) return 'course_incomplete';
      const isHers = sql`EXISTS (SELECT 1 FROM ${orders} WHERE id = ${orderId} AND user_id = ${userId})`;
      if (!(await of(orderId))) {
        const {
          dueCents: cents,
          billingAddress: address,
          billingAddressBefore: before,
          billingAddressCorrected,
        } = orders;
        const [order] = await db
          .select({ cents, address, before, at: billingAddressCorrected })
          .from(orders)
          .where(eq(orders.id, orderId));
        if (!order) return undefined;
        const about = aboutCourse(participation, completed, order.cents);
        // It is the buyer's: another name is a correction, which the page that verifies it shows.
        const booked = tidyName(order.address?.name ?? name);
        const corrected = order.before && tidyName(order.before.name) !== booked ? order.at : null;
        const row = {
          ...{ number: randomNumber(), orderId, course, name: booked, birthday, about },
          ...{ issued: now(), corrected },
        };
        await db
          .insert(certificates)
          .select(selected(certificates, row, sql`WHERE ${isHers}`))
          .onConflictDoNothing();
      }
      try {
        await db
          .update(certificates)
          .set({ name, birthday, corrected: now() })
          .where(
            and(
              ...[eq(certificates.orderId, orderId), isNull(certificates.downloaded), isHers],
              or(ne(certificates.name, name), ne(certificates.birthday, birthday)),
            ),
          );
      } catch (error) {
        // Downloaded meanwhile: it stays as it was handed out.
        if (!isRefusedWith('certificates never change', error)) throw error;
      }
      return of(orderId);
    },

    /**
     * A file that says what the certificate says; once it is made, the certificate stays as it is. One that was mended
     * meanwhile is made anew.
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

    /** Nothing where there is no such certificate, or it names somebody else. */
    async verify(number: string, participant: Participant): Promise<Verified | undefined> {
      const { state, withdrawn, refundedCents } = orders;
      const [row] = await db
        .select({ certificate: certificates, state, withdrawn, refundedCents })
        .from(certificates)
        .leftJoin(orders, eq(orders.id, certificates.orderId))
        .where(eq(certificates.number, number));
      if (!row || !isSamePerson(row.certificate, participant)) return undefined;
      const isGivenBack = row.state === 'refunded' || row.state === 'disputed' || row.withdrawn !== null;
      return {
        state: isGivenBack ? 'revoked' : 'genuine',
        corrected: row.certificate.corrected,
        isPartlyRefunded: (row.refundedCents ?? 0) > 0,
        sample: row.certificate.about.sample,
      };
    },

    /** All that is kept about a member. */
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
