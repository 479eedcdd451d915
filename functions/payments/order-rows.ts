import { sql } from 'drizzle-orm';
import { orders, type subscriptions } from '../database/tables/payments.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const unfinished = ['open', 'processing'] as const;
/** Every change of an order raises its version, which invalidates what was read before. */
export const oneMore = sql`${orders.version} + 1`;
