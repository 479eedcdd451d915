import type { AdPlatform, Delivery } from '../ports/conversions.ts';
import type { Queued } from './queued.ts';

export type Outcome = Exclude<Delivery, { state: 'received' }> | { state: 'sent' };

/** A platform that was busy for one half may take the other: stopping at once, a bad event could block its batch for ever. */
const patience = 3;

/** Sends a batch, and where it is refused, its halves: one bad event fails alone. */
export async function deliver(
  batch: readonly Queued[],
  platform: AdPlatform,
  settle: (batch: readonly Queued[], outcome: Outcome) => Promise<void>,
): Promise<void> {
  const waiting: (readonly Queued[])[] = batch.length > 0 ? [batch] : [];
  let busy = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const delivery = await platform.send(next.map(({ conversion }) => conversion));
    busy = delivery.state === 'later' ? busy + 1 : 0;
    if (delivery.state === 'received') {
      await settle(next, { state: 'sent' });
    } else if (delivery.state === 'refused' && next.length > 1) {
      const middle = Math.ceil(next.length / 2);
      waiting.push(next.slice(middle), next.slice(0, middle));
    } else {
      await settle(next, delivery);
      if (delivery.state !== 'locked_out' && busy < patience) continue;
      for (const rest of waiting.splice(0)) await settle(rest, delivery);
    }
  }
}
