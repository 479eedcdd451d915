import { drizzle } from 'drizzle-orm/d1';

export const openDatabase = (database: D1Database) => drizzle(database, { casing: 'snake_case' });

/** Whether the database refused a statement with this message, anywhere in the chain of causes. */
export const isRefusedWith = (words: string, error: unknown): boolean =>
  error instanceof Error && (error.message.includes(words) || isRefusedWith(words, error.cause));

/**
 * Whether a row was refused because its account has been deleted: a member's rows refer to the account, so none can
 * be written afterwards. Consents outlive the account and have triggers instead.
 */
export const isOrphaned = (error: unknown) =>
  isRefusedWith('FOREIGN KEY constraint failed', error) || isRefusedWith('consent without account', error);

/** Concurrent writers of the same row won every try: worth a retry in a moment. */
export class Overtaken extends Error {}

export type Database = ReturnType<typeof openDatabase>;
