import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { orders } from './payments.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import type { Day } from '#domain/time/calendar.ts';
import type { CertifiedCourse } from '#domain/course/certificate.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * Certificates of participation as issued. They belong to the order and not to the account, as the certifying body
 * requires keeping them for four years even if the account is deleted. Triggers refuse to delete one earlier or to
 * change one that was downloaded.
 */
export const certificates = sqliteTable(
  'certificates',
  {
    /** Random; part of the address that verifies it. */
    number: text().primaryKey(),
    orderId: text().notNull().unique('certificates_order'),
    course: text({ enum: courseKeys }).notNull(),
    name: text().notNull(),
    birthday: text().$type<Day>().notNull(),
    /** The course as certified, which may change afterwards. */
    about: text({ mode: 'json' }).$type<CertifiedCourse>().notNull(),
    issued: instant().notNull(),
    /** When its name first differed from the booking or an earlier copy; the verification page says so. */
    corrected: instant(),
    /** When its file was first downloaded: until then typos can be corrected. */
    downloaded: instant(),
  },
  (table) => [index('certificates_issued').on(table.issued)],
);

/**
 * Certificates that an operator reopened for a correction (`npm run ops -- certificates`), with what they said before,
 * as somebody may have that on paper. Append-only; deleted with the certificate. Inserting a row reopens it by a
 * trigger.
 */
export const certificateOpenings = sqliteTable(
  'certificate_openings',
  {
    number: text()
      .notNull()
      .references(() => certificates.number, { onDelete: 'cascade' }),
    /** Of the copy that is replaced: each is reopened once. */
    downloaded: instant().notNull(),
    opened: instant().notNull(),
    name: text().notNull(),
    birthday: text().$type<Day>().notNull(),
  },
  ({ number, downloaded }) => [primaryKey({ columns: [number, downloaded] })],
);

/**
 * Requests for a certificate in a name that looks like a different person's, which the course leader decides: the last
 * one of each order.
 */
export const certificateNames = sqliteTable(
  'certificate_names',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    birthday: text().$type<Day>().notNull(),
    asked: instant().notNull(),
    decided: instant(),
    isApproved: integer({ mode: 'boolean' }),
    /** Our own id of the leader's account, which the decision outlives. */
    leader: text(),
  },
  (table) => [index('certificate_names_of_user').on(table.userId)],
);
