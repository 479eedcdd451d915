import { courseEnds } from './access-periods.ts';
import { guaranteedUntil } from './guarantee.ts';
import { mayWithdraw } from './withdrawal.ts';
import { productOf, type CourseKey, type PlanKey } from './catalogue.ts';
import type { OrderView, OrdersView, SubscriptionView } from './order.ts';

export type AppStanding =
  | { state: 'none' }
  /** The payment takes days. */
  | { state: 'processing'; order: OrderView }
  /** Such a payment failed recently: there is no access, and it can be ordered again. */
  | { state: 'failed'; order: OrderView }
  | {
      state: 'live' | 'ending' | 'overdue' | 'suspended';
      subscription: SubscriptionView & { product: PlanKey };
    }
  | { state: 'ended' }
  /** Included in a course, and ends automatically. */
  | { state: 'with_course'; until: string };

export interface CourseStanding {
  course: CourseKey;
  order: OrderView;
  state: 'processing' | 'failed' | 'running' | 'complete' | 'expired' | 'suspended';
  until: string;
}

export const runs = (state: CourseStanding['state']) => state === 'running' || state === 'complete';

const isPlan = (subscription: SubscriptionView): subscription is SubscriptionView & { product: PlanKey } =>
  productOf(subscription.product).kind === 'plan';

/** Orders of the app that were paid, or tried to be. */
export const isPlanOrder = (order: OrderView): order is OrderView & { product: PlanKey } =>
  productOf(order.product).kind === 'plan' && order.state !== 'open' && order.state !== 'expired';

const shownFailedMs = 30 * 86_400_000;
const hasJustFailed = ({ state, ordered }: OrderView, now: Date) =>
  state === 'failed' && now.getTime() - Date.parse(ordered) < shownFailedMs;

const endsOf = (order: OrderView) => courseEnds(new Date(order.paid ?? order.ordered), order.givenBackDays);

/** `completed`: the orders of courses that are complete. */
type Bought = OrdersView & { completed?: readonly string[] };

/** One standing per course: of its newest valid order, otherwise of one that has just failed. */
export function coursesOf({ orders, completed = [] }: Bought, now: Date): CourseStanding[] {
  const seen = new Set<string>();
  const failed = orders.filter((order) => hasJustFailed(order, now));
  return [...orders.filter(({ state }) => state !== 'failed'), ...failed].flatMap(
    (order): CourseStanding[] => {
      const product = productOf(order.product);
      if (product.kind !== 'course' || seen.has(product.key)) return [];
      const { state } = order;
      if (state === 'open' || state === 'expired' || state === 'refunding' || state === 'refunded') return [];
      seen.add(product.key);
      const { course: until } = endsOf(order);
      const running = until <= now ? 'expired' : completed.includes(order.id) ? 'complete' : 'running';
      const states = {
        paid: running,
        processing: 'processing',
        disputed: 'suspended',
        failed: 'failed',
      } as const;
      return [{ course: product.key, order, state: states[state], until: until.toISOString() }];
    },
  );
}

export function appOf(view: OrdersView, now: Date): AppStanding {
  const plans = view.subscriptions.filter(isPlan);
  const subscription = plans.find(({ state }) => state !== 'ended');
  const order = view.orders.find(
    ({ product, state }) => productOf(product).kind === 'plan' && state === 'processing',
  );
  // The subscription exists at the payment service, but gives no access yet.
  if (order && (!subscription || subscription.state === 'suspended')) return { state: 'processing', order };
  if (subscription && subscription.state !== 'ended') return { state: subscription.state, subscription };
  const running = coursesOf(view, now).find(({ state }) => runs(state));
  if (running) return { state: 'with_course', until: endsOf(running.order).app.toISOString() };
  const newest = view.orders.find(isPlanOrder);
  if (newest && hasJustFailed(newest, now)) return { state: 'failed', order: newest };
  return plans.length > 0 ? { state: 'ended' } : { state: 'none' };
}

export interface Standing {
  app: AppStanding;
  courses: readonly CourseStanding[];
  /** The ids of orders that can still be withdrawn from. */
  withdrawable: readonly string[];
  /** By order id. */
  guaranteedUntil: Readonly<Record<string, string | undefined>>;
}

const isWithdrawable = ({ state, paid, ordered, guaranteeDays: days }: OrderView, now: Date) =>
  state === 'paid' && mayWithdraw(new Date(paid ?? ordered), days, now);

export const standingOf = (view: Bought, now: Date): Standing => ({
  app: appOf(view, now),
  courses: coursesOf(view, now),
  withdrawable: view.orders.filter((order) => isWithdrawable(order, now)).map(({ id }) => id),
  guaranteedUntil: Object.fromEntries(view.orders.map((order) => [order.id, guaranteedUntil(order, now)])),
});
