import { drizzle } from 'drizzle-orm/d1';

export const openDatabase = (database: D1Database) => drizzle(database, { casing: 'snake_case' });

/** Whether the database has refused a statement, and with these words. */
export const isRefusedWith = (words: string, error: unknown): boolean =>
  error instanceof Error && (error.message.includes(words) || isRefusedWith(words, error.cause));

/**
 * Whether a row was refused because what it hangs on is gone: everything of a member hangs on her account, so that
 * nothing lands after it was deleted. Consents outlive the account and say so by triggers of their own.
 */
export const isOrphaned = (error: unknown) =>
  isRefusedWith('FOREIGN KEY constraint failed', error) || isRefusedWith('consent without account', error);

/** Others have written the same row first, again and again: to be asked once more in a moment. */
export class Overtaken extends Error {}

export type Database = ReturnType<typeof openDatabase>;
