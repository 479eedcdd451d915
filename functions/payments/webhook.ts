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

export const createWebhook = ({ payments, webhookEvents: events, reconcileOrder, now, log }: WebhookDeps) =>
  async function handleWebhook(body: string, signature: string): Promise<'handled' | 'refused'> {
    const read = await payments.readWebhook(body, signature, now());
    if (read.state === 'refused') {
      log.warn('webhook_refused', { reason: read.reason });
      return 'refused';
    }
    const { event } = read;
    if (event.order !== undefined) {
      // An event that Stripe sends again ("Resend") reconciles its order once more, and is stored once.
      const isKnown = await events.isKnown(event.id);
      const reconciled = await reconcileOrder(event.order, isKnown ? undefined : event);
      const count = reconciled.state === 'reconciled' ? reconciled.changes : 0;
      log.info('webhook_handled', { operation: event.type, code: reconciled.state, count });
    } else {
      await events.remember(event, now());
    }
    return 'handled';
  };
