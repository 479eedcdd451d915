import type { AdPlatform, Delivery } from '../ports/conversions.ts';
import type { Queued } from './queued.ts';

/** Not one: a single bad event would block its batch for ever, while another part may get through. */
const mostBusyAnswers = 3;

/** Sends a batch and, if refused, its halves, so that only the bad event fails. Reports each part's result. */
export async function deliver(
  batch: readonly Queued[],
  platform: AdPlatform,
  report: (part: readonly Queued[], delivery: Delivery) => Promise<void>,
): Promise<void> {
  const waiting: (readonly Queued[])[] = batch.length > 0 ? [batch] : [];
  let busy = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const delivery = await platform.send(next.map(({ conversion }) => conversion));
    busy = delivery.state === 'later' ? busy + 1 : 0;
    if (delivery.state === 'refused' && next.length > 1) {
      const middle = Math.ceil(next.length / 2);
      waiting.push(next.slice(middle), next.slice(0, middle));
      continue;
    }
    await report(next, delivery);
    if (delivery.state !== 'locked_out' && busy < mostBusyAnswers) continue;
    for (const rest of waiting.splice(0)) await report(rest, delivery);
  }
}
