import type { OrdersView, OrderView, SubscriptionView } from '#domain/shop/order.ts';
import type { Order, SubscriptionRow } from './order-rows.ts';

export const orderView = (order: Order): OrderView => ({
  id: order.id,
  product: order.product,
  state: order.state,
  cents: order.dueCents,
  refundedCents: order.refundedCents,
  refundReason: order.refundReason,
  discount: order.discount,
  locale: order.locale,
  ordered: order.ordered.toISOString(),
  paid: order.paid?.toISOString() ?? null,
  ...(order.givenBackDays > 0 ? { givenBackDays: order.givenBackDays } : {}),
  guaranteeDays: order.guaranteeDays,
  billingAddress: order.billingAddress,
  billingAddressCorrected: order.billingAddressCorrected?.toISOString() ?? null,
});

const subscriptionView = (row: SubscriptionRow): SubscriptionView => ({
  product: row.product,
  state: row.state,
  periodEnd: (row.endsAt ?? row.periodEnd).toISOString(),
  accessUntil: row.accessUntil?.toISOString() ?? null,
});

export const ordersView = (own: { orders: Order[]; subscriptions: SubscriptionRow[] }): OrdersView => ({
  orders: own.orders.map(orderView),
  subscriptions: own.subscriptions.map(subscriptionView),
});
