import { drizzle } from 'drizzle-orm/d1';

export const openDatabase = (database: D1Database) => drizzle(database, { casing: 'snake_case' });

export type Database = ReturnType<typeof openDatabase>;
