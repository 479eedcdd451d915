import type { SubscriptionRow } from './orders.ts';
import type { ComparisonPart } from '../database/tables/payments.ts';
import type { Log } from '../log.ts';
import type { ListedEvent, Payments, SubscriptionSnapshot } from '../ports/payments.ts';
import type { Comparisons, Progress } from './comparisons.ts';
import type { ReconcileOrder } from './reconcile-order.ts';
import type { WebhookEvents } from './webhook-events.ts';

interface ReconcileAllDeps {
  payments: Pick<Payments, 'liveSubscriptions' | 'eventsSince'>;
  comparisons: Comparisons;
  events: WebhookEvents;
  reconcileOrder: ReconcileOrder;
  /** Gets the id of an order or event that differed, as ids are not logged. */
  found?: ((event: string, about: string) => void) | undefined;
  left?: (() => number) | undefined;
  now: () => Date;
  log: Log;
}

const day = 86_400_000;
/** Longer than Stripe retries a webhook, three days: https://docs.stripe.com/webhooks#automatic-retries */
const lookBackMs = 5 * day;
/** Counted from a session's expiry for an open order, and from its placement for a processing one. */
const overdueMs = day / 24;

/** Queries and calls per invocation, or fewer if other parts of the job have used more. */
const budgetOfInvocation = 450;
/** At most: a page with its mark and cursor, an order with all that belongs to it. */
const costs = { page: 5, order: 15 } as const;
const pageSize = 100;

function agrees(row: SubscriptionRow | undefined, snapshot: SubscriptionSnapshot): boolean {
  return (
    row?.status === snapshot.status &&
    row.paused === snapshot.paused &&
    row.periodEnd.getTime() === snapshot.periodEnd.getTime() &&
    row.endsAt?.getTime() === snapshot.endsAt?.getTime()
  );
}

/** One item of a page: the cursor behind it, and what to reconcile, if anything. */
interface Step {
  cursor: string;
  repair?: Repair;
}

interface Repair {
  /** The order's id, or the event's if the order is not known yet. */
  about: string;
  run: () => ReturnType<ReconcileOrder>;
}

interface Steps {
  steps: Step[];
  isLast: boolean;
}

/**
 * The nightly comparison: reconciles every live subscription, every overdue order and all recent events with what is
 * stored, so that a webhook endpoint that was down costs one night at most. Works in pages with stored cursors; what is
 * too much for one invocation continues in the next.
 */
export function createReconcileAll(deps: ReconcileAllDeps) {
  const { payments, comparisons, events, reconcileOrder, found, left: allowed, now, log } = deps;

  async function handleEvent({ id, type, created, order }: ListedEvent) {
    const orderId = await order();
    const event = { id, type, created, order: orderId };
    if (orderId !== undefined) return reconcileOrder(orderId, event);
    await events.remember(event, now());
    return { state: 'no_order' } as const;
  }

  const repairOf = (order: string): Repair => ({ about: order, run: () => reconcileOrder(order) });

  const pages: Record<ComparisonPart, (progress: Progress) => Promise<Steps>> = {
    async events({ began, cursor }) {
      const since = new Date(began.getTime() - lookBackMs);
      const page = await payments.eventsSince(since, cursor ?? undefined);
      const known = await comparisons.knownEvents(page.items.map(({ id }) => id));
      const steps = page.items.map((event) =>
        known.has(event.id)
          ? { cursor: event.id }
          : { cursor: event.id, repair: { about: event.id, run: () => handleEvent(event) } },
      );
      return { steps, isLast: !page.hasMore };
    },

    async overdue({ began, cursor }) {
      const before = new Date(began.getTime() - overdueMs);
      const late = await comparisons.overdue(before, cursor ?? '', pageSize);
      const steps = late.map(({ id }) => ({ cursor: id, repair: repairOf(id) }));
      return { steps, isLast: late.length < pageSize };
    },

    async live({ cursor }) {
      const page = await payments.liveSubscriptions(cursor ?? undefined);
      const rows = await comparisons.subscriptionsOf(page.items.map(({ id }) => id));
      const isDoubtful = (one: SubscriptionSnapshot) => !agrees(rows.get(one.id), one);
      const agreed = page.items.filter((one) => !isDoubtful(one)).map(({ id }) => id);
      await comparisons.markCompared(agreed, now());
      const steps = page.items.map((one) => {
        const { id, order } = one;
        if (order === undefined || !isDoubtful(one)) return { cursor: id };
        return { cursor: id, repair: repairOf(order) };
      });
      return { steps, isLast: !page.hasMore };
    },

    // Runs after all live ones were seen: the rest runs in our database alone.
    async missing({ began, cursor }) {
      const left = await comparisons.missing(began, cursor ?? '', pageSize);
      const steps = left.map(({ id, orderId }) => ({ cursor: id, repair: repairOf(orderId) }));
      return { steps, isLast: left.length < pageSize };
    },
  };

  interface Round {
    budget: number;
    seen: number;
    tries: number;
    repaired: number;
    failed: number;
  }

  async function repairOne({ about, run }: Repair, round: Round): Promise<void> {
    round.tries += 1;
    round.budget -= costs.order;
    try {
      const reconciled = await run();
      if (reconciled.state !== 'reconciled' || reconciled.changes === 0) return;
      round.repaired += 1;
      found?.('access_repaired', about);
    } catch (error) {
      round.failed += 1;
      found?.('order_not_reconciled', about);
      log.error('order_not_reconciled', { dependency: 'payments', error });
    }
  }

  async function resumePart(part: Progress, round: Round): Promise<boolean> {
    let { cursor } = part;
    while (round.budget >= costs.page + costs.order) {
      const { steps, isLast } = await pages[part.part]({ ...part, cursor });
      round.budget -= costs.page;
      for (const step of steps) {
        if (step.repair && round.budget < costs.order) break;
        if (step.repair) await repairOne(step.repair, round);
        cursor = step.cursor;
        round.seen += 1;
      }
      const isThrough = isLast && (steps.at(-1)?.cursor ?? cursor) === cursor;
      await comparisons.advance(part, isThrough ? undefined : (cursor ?? undefined), now());
      if (isThrough) return true;
    }
    return false;
  }

  /** Continues unfinished parts as far as the budget allows. A failing part does not stop the others. */
  async function resume(): Promise<void> {
    const budget = Math.min(budgetOfInvocation, allowed?.() ?? budgetOfInvocation);
    const round: Round = { budget, seen: 0, tries: 0, repaired: 0, failed: 0 };
    const left = new Set<ComparisonPart>();
    for (const progress of await comparisons.unfinished()) {
      if (progress.part === 'missing' && left.has('live')) continue;
      try {
        if (!(await resumePart(progress, round))) left.add(progress.part);
      } catch (error) {
        left.add(progress.part);
        log.error('comparison_failed', { dependency: 'payments', operation: progress.part, error });
      }
    }
    if (round.seen > 0) log.info('payments_reconciled', { count: round.seen, tries: round.tries });
    if (round.repaired > 0) log.error('access_repaired', { count: round.repaired });
    if (round.failed > 0) log.error('access_not_repaired', { count: round.failed });
  }

  return {
    resume,
    /** Once a night. */
    async begin(): Promise<void> {
      await comparisons.begin(now());
      await resume();
    },
  };
}
