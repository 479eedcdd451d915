import { z } from 'zod';
import type { Deed } from './deeds.ts';
import type { Fault } from './fault.ts';
import type { Delivery } from './webhooks.ts';

const events = z.array(
  z.looseObject({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) }),
);

/** Steers the stand-in from elsewhere. Runs wherever `fetch` does, in workerd too. */
export function remoteStripe(url: string) {
  async function tell(path: string, wish: object) {
    const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(wish) });
    if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}: ${await answer.text()}`);
    await answer.body?.cancel();
  }
  return {
    url,
    perform: (deed: Deed) => tell('/deed', deed),
    become: (fault: Fault) => tell('/fault', fault),
    deliver: (delivery: Delivery) => tell('/webhooks', delivery),
    /** Every event that there ever was, oldest first, as Stripe would send it. */
    events: async () => events.parse(await (await fetch(`${url}/events`)).json()),
  };
}
