import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { company } from '#domain/company/company.ts';
import { planKeys } from '#domain/shop/catalogue.ts';
import { users } from '../database/tables/accounts.ts';
import { orders } from '../database/tables/payments.ts';
import { PaymentsUnavailable, type Payments } from '../ports/payments.ts';
import { planInvoiceTax } from '#domain/shop/tax.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';

interface CustomersDeps {
  db: Database;
  payments: Pick<Payments, 'updateCustomer'>;
  statementsLeft?: () => number;
  log: Log;
}

const mostDue = 50;
/** That updating one may take, the call included. */
const mostStatements = 3;

/**
 * Keeps the payment service's customers of plans up to date: where it mails about a failed renewal, and the VAT rate on
 * the invoices. A course has a customer of its own, who pays once.
 */
export function createCustomers({ db, payments, statementsLeft, log }: CustomersDeps) {
  /** Those whose address has changed, and, after a change of the rate, all. */
  const due = (which?: SQL) => {
    const plan = alias(orders, 'plan');
    const latest = db
      .select({ id: plan.id })
      .from(plan)
      .where(and(eq(plan.userId, users.id), inArray(plan.product, [...planKeys])))
      .orderBy(desc(plan.ordered))
      .limit(1);
    const { customerVatRate: rate, stripeCustomerId: customer } = users;
    // Each part reads one range of the index.
    const isOutdated = or(
      and(isNull(rate), isNotNull(customer)),
      lt(rate, company.vatRate),
      gt(rate, company.vatRate),
    );
    return db
      .select({
        userId: users.id,
        customer: sql<string>`${customer}`,
        email: sql<string>`${users.email}`,
        order: orders.id,
        locale: orders.locale,
      })
      .from(users)
      .innerJoin(orders, eq(orders.id, latest))
      .where(and(isOutdated, isNotNull(users.email), which))
      .limit(mostDue);
  };

  type Due = Awaited<ReturnType<typeof due>>[number];

  async function conclude({ userId, customer, email }: Due): Promise<void> {
    const isSame = and(eq(users.stripeCustomerId, customer), eq(users.email, email));
    const concluded = await db
      .update(users)
      .set({ customerVatRate: company.vatRate })
      .where(and(eq(users.id, userId), isSame))
      .returning({ id: users.id });
    // Another change was sent meanwhile, and this one may have arrived after it.
    if (concluded.length === 0)
      await db.update(users).set({ customerVatRate: null }).where(eq(users.id, userId));
  }

  async function update(one: Due): Promise<void> {
    const { customer, email, locale } = one;
    await payments.updateCustomer(customer, { email, footer: planInvoiceTax(locale) });
    await conclude(one);
  }

  return {
    async updateIfDue(userId: string): Promise<void> {
      for (const one of await due(eq(users.id, userId))) await update(one);
    },

    /** What an outage has left. A refused change is reported once, as repeating it would not help. */
    async updateDue(): Promise<void> {
      for (const one of await due()) {
        if (statementsLeft && statementsLeft() < mostStatements) return;
        try {
          await update(one);
        } catch (error) {
          if (error instanceof PaymentsUnavailable) {
            log.warn('customers_not_updated', { dependency: 'payments', error });
            return;
          }
          log.error('customer_not_updated', { dependency: 'payments', about: one.order, error });
          await conclude(one);
        }
      }
    },
  };
}

export type Customers = ReturnType<typeof createCustomers>;
