import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

export const mailKinds = ['confirmation', 'receipt', 'outcome'] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Mails that are owed. Neither address nor text stands here: both follow from what the mail is about, when it is
 * sent. A row stays when its mail is out, so that nothing is sent twice.
 */
export const mails = sqliteTable(
  'mails',
  {
    /** What it is and about what: `confirmation <order>`. */
    key: text().primaryKey(),
    kind: text({ enum: mailKinds }).notNull(),
    about: text().notNull(),
    owed: instant().notNull(),
    /** Whoever sends it has it for herself until then; nothing once it is out, or given up. */
    due: instant(),
    tries: integer().notNull().default(0),
    sent: instant(),
  },
  (table) => [index('mails_due').on(table.due)],
);
