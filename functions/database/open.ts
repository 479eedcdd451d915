import { drizzle } from 'drizzle-orm/d1';

export const openDatabase = (database: D1Database) => drizzle(database, { casing: 'snake_case' });

/**
 * The nearest copy, for reads that may be a second old and follow no write of the same visitor. For each use anew: a
 * session never goes back behind what it has seen.
 * @see https://developers.cloudflare.com/d1/best-practices/read-replication/
 */
export const replicaOf = ({ $client }: Database): Database =>
  // The query builder calls `prepare` and `batch` alone, which a session has.
  openDatabase($client.withSession('first-unconstrained') as unknown as D1Database);

/** Whether the database refused a statement with these words, anywhere in the chain of causes. */
export const isRefusedWith = (words: string, error: unknown): boolean =>
  error instanceof Error && (error.message.includes(words) || isRefusedWith(words, error.cause));

/**
 * Whether a row was refused because its account has been deleted: a member's rows refer to the account, so that none is
 * written afterwards. Consents outlive the account and have triggers instead.
 */
export const isOrphaned = (error: unknown) =>
  isRefusedWith('FOREIGN KEY constraint failed', error) || isRefusedWith('consent without account', error);

/** Concurrent writers of the same row won every try; retry in a moment. */
export class Overtaken extends Error {}

export type Database = ReturnType<typeof openDatabase>;
