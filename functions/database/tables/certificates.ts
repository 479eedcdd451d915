import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { courseKeys } from '#domain/shop/catalogue.ts';
import type { Day } from '#domain/calendar.ts';
import type { CertifiedCourse } from '#domain/course/certificate.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * Certificates of participation as they were issued. Tied to the order and to no account: the certifying body wants them
 * kept for four years, also where the account is deleted. Triggers refuse to delete one before, and to change one that
 * was downloaded.
 */
export const certificates = sqliteTable(
  'certificates',
  {
    /** Random, and part of the address that verifies it. */
    number: text().primaryKey(),
    orderId: text().notNull().unique('certificates_order'),
    course: text({ enum: courseKeys }).notNull(),
    name: text().notNull(),
    birthday: text().$type<Day>().notNull(),
    /** What it says about the course, which may change afterwards. */
    about: text({ mode: 'json' }).$type<CertifiedCourse>().notNull(),
    issued: instant().notNull(),
    /** When it came to name somebody differently from the booking, or from an earlier copy: the page that verifies it says so. */
    corrected: instant(),
    /** When its file was first handed out: until then a typing mistake can be mended. */
    downloaded: instant(),
  },
  (table) => [index('certificates_issued').on(table.issued)],
);

/**
 * The log of certificates that an operator opened for one more correction (`npm run ops -- certificates`): what each said until
 * then, which somebody may still have on paper. Append-only; it goes with its certificate. Writing a row opens it, by a
 * trigger.
 */
export const certificateOpenings = sqliteTable(
  'certificate_openings',
  {
    number: text()
      .notNull()
      .references(() => certificates.number, { onDelete: 'cascade' }),
    /** When it had been handed out: each time is opened once. */
    downloaded: instant().notNull(),
    opened: instant().notNull(),
    name: text().notNull(),
    birthday: text().$type<Day>().notNull(),
  },
  ({ number, downloaded }) => [primaryKey({ columns: [number, downloaded] })],
);
