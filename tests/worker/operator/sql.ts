import { env } from 'cloudflare:workers';

/** A statement with its values, for what tests prepare or look up in the database itself. */
export const sql = (statement: string, ...values: unknown[]) => env.DB.prepare(statement).bind(...values);
