import { describe, expect, it } from 'vitest';
import { landings } from '#domain/funnel/generated/landings.ts';
import { stripe } from '../outside/stand-ins.ts';
import { counted, visitor } from '../outside/counts.ts';
import { recordWebhooks, sessionIn, shopper, deliver, wish } from '../outside/shop.ts';
import { sql } from '../outside/database.ts';

const [landing = ''] = Object.keys(landings);

describe('funnel: an order is counted', () => {
  const mobile = { 'User-Agent': visitor['User-Agent'] };
  const via = { via: `google.${landing}.landing` };
  const viaOf = (id: string) => sql('SELECT via FROM orders WHERE id = ?', id).first<string>('via');
  const idOf = (body: unknown) => (body as { order: string }).order;

  it('once when its payment page opens and once when it is paid', async () => {
    const her = await shopper('counted');
    let id = '';
    const opened = await counted(async () => {
      const [first] = await Promise.all([
        her.order(wish('app-3-months', via), mobile),
        her.order(wish('app-3-months', via), mobile),
      ]);
      await her.order(wish('app-3-months', via), mobile);
      id = idOf(first.body);
    });
    expect(opened).toEqual({ [`payment de search ${landing}`]: 1 });
    expect(await viaOf(id)).toBe(`search.${landing}.landing`);

    const webhooks = await recordWebhooks();
    const paid = await counted(async () => {
      const session = sessionIn(await her.order(wish('app-3-months', via), mobile));
      await stripe.perform({ action: 'pay', session, way: 'card' });
      const events = await webhooks.since();
      for (const event of [...events, ...events]) await deliver(event);
      for (const event of events) await deliver({ ...event, id: `${event.id}_again` });
      await her.state(id);
    });
    expect(paid).toEqual({ [`paid de search ${landing}`]: 1 });
    // Deleted after it has been counted.
    expect(await viaOf(id)).toBeNull();
    const { results } = await sql(
      "SELECT division, part, orders, gross_cents AS gross FROM sales WHERE product = 'app-3-months' ORDER BY 1",
    ).all();
    const { cents } = (await her.state(id)) as { cents: number };
    const summed = { orders: 1, gross: cents };
    expect(results).toEqual([
      { division: 'campaign', part: 'search', ...summed },
      { division: 'entry', part: 'landing', ...summed },
      { division: 'landing', part: landing, ...summed },
      { division: 'language', part: 'de', ...summed },
      { division: 'none', part: '', ...summed },
    ]);
  });

  it('as a course if it is one, and by classes only, never by an address as sent', async () => {
    const her = await shopper('course-counted');
    const found = await counted(async () => {
      const placed = await her.order(wish('zpp', { via: 'someone@example.com.x' }));
      const id = idOf(placed.body);
      expect(await viaOf(id)).toBeNull();
      await stripe.perform({ action: 'pay', session: sessionIn(placed), way: 'card' });
      for (let time = 0; time < 2; time += 1) await her.state(id);
    });
    expect(found).toEqual({ 'course-payment de none ': 1, 'course-paid de none ': 1 });
  });
});

it('funnel: an order is paid even if nothing can be counted', async () => {
  const her = await shopper('uncounted');
  await sql('ALTER TABLE step_counts RENAME TO counts_elsewhere').run();
  try {
    const { order } = await her.buy('app-3-months');
    expect(await her.state(order)).toMatchObject({ state: 'paid' });
  } finally {
    await sql('ALTER TABLE counts_elsewhere RENAME TO step_counts').run();
  }
});
