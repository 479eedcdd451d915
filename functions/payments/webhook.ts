import type { Log } from '../log.ts';
import type { Payments } from '../ports/payments.ts';
import type { ReconcileOrder } from './reconcile-order.ts';
import type { WebhookEvents } from './webhook-events.ts';

interface WebhookDeps {
  payments: Pick<Payments, 'readWebhook'>;
  webhookEvents: WebhookEvents;
  reconcileOrder: ReconcileOrder;
  now: () => Date;
  log: Log;
}

/** Our own event type, signed like Stripe's: `npm run ops -- webhooks replay` handles a stored event again. */
const replay = 'valea.replay';

export const createWebhook = ({ payments, webhookEvents: events, reconcileOrder, now, log }: WebhookDeps) =>
  async function handleWebhook(body: string, signature: string): Promise<'handled' | 'refused'> {
    const read = await payments.readWebhook(body, signature, now());
    if (read.state === 'refused') {
      log.warn('webhook_refused', { reason: read.reason });
      return 'refused';
    }
    const { event } = read;
    const isReplay = event.type === replay;
    const order = isReplay ? await events.orderOf(event.id) : event.order;
    if (order !== undefined) {
      const reconciled = await reconcileOrder(order, isReplay ? undefined : event);
      const count = reconciled.state === 'reconciled' ? reconciled.changes : 0;
      log.info('webhook_handled', { operation: event.type, code: reconciled.state, count });
    } else if (!isReplay) {
      await events.remember(event, now());
    }
    return 'handled';
  };
