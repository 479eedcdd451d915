import { env } from 'cloudflare:workers';
import { expect, inject, it } from 'vitest';
import { stripe } from '../outside/places.ts';
import { shakyWorker } from '../outside/shaky.ts';
import { eventsSoFar, paymentIn, shopper, subscriptionIn, tell, type PaymentEvent } from '../outside/shop.ts';

const count = async (sql: string, ...values: string[]) =>
  Number(
    await env.DB.prepare(sql)
      .bind(...values)
      .first('n'),
  );

/** Pseudo-random numbers from 0 to 1 that a seed repeats. @see https://en.wikipedia.org/wiki/Xorshift */
function seeded(seed: number) {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

it('a thousand news, twice and shuffled, at once, with a database that fails now and then: exactly the right access', async () => {
  const news = await eventsSoFar();
  const people = [];
  for (let person = 0; person < 24; person += 1) {
    const before = await eventsSoFar();
    const her = await shopper(`storm-${person}`);
    await her.buy(person % 2 === 0 ? 'zpp' : 'app-3-months');
    const bought = await before.since();
    const payment = paymentIn(bought);
    const subscription = subscriptionIn(bought);
    const fate = person % 6;
    if (fate === 2) await stripe.perform({ action: 'refund', payment });
    if (fate === 4) await stripe.perform({ action: 'dispute', payment });
    if (fate === 3) await stripe.perform({ action: 'cancel', subscription, when: 'now' });
    if (fate === 5) {
      await stripe.perform({ action: 'dispute', payment });
      await stripe.perform({ action: 'win', payment });
    }
    const right = [['VALEA_APP', 'ZPP_COURSE'], ['VALEA_APP'], [], [], [], ['VALEA_APP']][fate];
    people.push({ her, right });
  }
  const events = await news.since();
  const seed = inject('seed');
  const repeat = `VALEA_SEED=${seed} repeats this order`;
  const random = seeded(seed);
  const deliveries = Array.from({ length: Math.ceil(1000 / events.length) }, () => events)
    .flat()
    .map((event) => ({ event, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ event }) => event);
  expect(deliveries.length).toBeGreaterThanOrEqual(1000);
  let waiting = deliveries;
  const worker = shakyWorker((call) => (call % 17 === 0 ? 'before' : call % 23 === 0 ? 'after' : undefined));
  for (let round = 0; waiting.length > 0 && round < 10; round += 1) {
    const failed: PaymentEvent[] = [];
    for (let at = 0; at < waiting.length; at += 40) {
      const wave = waiting.slice(at, at + 40);
      const statuses = await Promise.all(wave.map((event) => tell(event, worker)));
      failed.push(...wave.filter((_, index) => statuses[index] !== 204));
    }
    waiting = failed;
  }
  expect(waiting, repeat).toEqual([]);
  for (const { her, right } of people) expect(await her.access(), repeat).toEqual(right);
  expect(await count('SELECT count(*) AS n FROM webhook_events')).toBeGreaterThanOrEqual(events.length);
}, 180_000);
