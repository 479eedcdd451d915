import { expect } from 'vitest';
import { courseKeys, planKeys, type ProductKey } from '#domain/shop/catalogue.ts';
import { stripe } from './stand-ins.ts';
import { sessionIn, wish, type PaymentEvent, type shopper } from './shop.ts';
import type { Answered } from './call.ts';
import type { Fault } from '../../../local/stripe/fault.ts';
import { ownDiscount } from '../../fixtures/own-discount.ts';

/** Seeded pseudo-random numbers from 0 to 1. @see https://en.wikipedia.org/wiki/Xorshift */
export function seeded(seed: number) {
  let state = seed | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  // Neighbouring seeds start alike.
  for (let times = 0; times < 8; times += 1) next();
  return {
    chance: (share: number) => next() < share,
    upTo: (most: number) => Math.floor(next() * most),
    oneOf: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(next() * items.length)] ?? items[0],
    shuffled: <Item>(items: readonly Item[]) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}
type Random = ReturnType<typeof seeded>;

/** Faults that let some calls through. */
export const faults: readonly [Fault, ...Fault[]] = [
  { mode: 'ok' },
  { mode: 'ok' },
  { mode: 'slow', milliseconds: 30 },
  { mode: 'lost-answer', times: 12 },
  { mode: 'unavailable', times: 12 },
  { mode: 'reset', times: 12 },
  { mode: 'nameless', times: 6 },
  { mode: 'empty', times: 6 },
  { mode: 'throttled', times: 12 },
  { mode: 'slow', path: '/v1/checkout/sessions', milliseconds: 150 },
];

export type Visitor = Awaited<ReturnType<typeof shopper>>;
export interface Answer {
  of: string;
  text: string;
}

/** Performs an action that may be refused because its object is closed, paid or deleted. */
const tryTo = (action: Parameters<typeof stripe.perform>[0]) => stripe.perform(action).catch(() => undefined);

/** A visitor: orders once or several times concurrently, pays, looks, and reconsiders. */
export async function visit(her: Visitor, random: Random, others: readonly string[], answers: Answer[]) {
  const orders: string[] = [];
  const keep = (answer: Answered) => {
    answers.push({ of: her.uid, text: JSON.stringify(answer.body) });
    return answer;
  };
  const choose = (): ProductKey =>
    random.chance(0.75)
      ? random.oneOf(['app-3-months', 'app-6-months', 'app-12-months', ...planKeys])
      : random.oneOf(['zpp', ...courseKeys]);
  const place = async () => {
    const product = choose();
    const code = random.chance(0.3) && ownDiscount.plans.some((plan) => plan === product);
    return keep(await her.order(code ? wish(product, {}, ownDiscount.code) : wish(product)));
  };
  for (let round = random.chance(0.25) ? 2 : 1; round > 0; round -= 1) {
    const placed = await Promise.all(Array.from({ length: random.chance(0.4) ? 3 : 1 }, place));
    for (const answer of random.shuffled(placed.filter(({ status }) => status === 200))) {
      orders.push((answer.body as { order: string }).order);
      if (random.chance(0.2)) continue;
      const way = random.oneOf(['card', 'card', 'card', 'sepa', 'declined'] as const);
      await tryTo({ action: 'pay', session: sessionIn(answer), way });
    }
    const [order] = orders;
    if (order !== undefined && random.chance(0.5)) keep(await her.get(`/api/orders/${order}`));
    const foreign = others[random.upTo(others.length)];
    if (foreign !== undefined && random.chance(0.3)) {
      const answer = keep(await her.get(`/api/orders/${foreign}`));
      expect([404, 500, 503]).toContain(answer.status);
    }
    if (random.chance(0.3)) keep(await her.get('/api/account'));
    if (random.chance(0.1)) keep(await her.get('/api/account/export'));
  }
  return orders;
}

/** What banks, people and time do to payments. */
export async function afterwards(events: readonly PaymentEvent[], random: Random) {
  const idsOf = (type: string) =>
    events.filter((event) => event.type === type).map(({ data }) => String(data.object['id']));
  for (const payment of idsOf('payment_intent.succeeded')) {
    if (random.chance(0.06)) await tryTo({ action: 'refund', payment });
    else if (random.chance(0.05)) {
      await tryTo({ action: 'dispute', payment });
      if (random.chance(0.6)) await tryTo({ action: random.chance(0.5) ? 'win' : 'lose', payment });
    }
  }
  for (const payment of idsOf('payment_intent.processing')) {
    if (random.chance(0.8)) await tryTo({ action: random.chance(0.7) ? 'settle' : 'bounce', payment });
  }
  for (const subscription of idsOf('customer.subscription.created')) {
    if (random.chance(0.05)) await tryTo({ action: 'cancel', subscription, when: 'now' });
  }
}
