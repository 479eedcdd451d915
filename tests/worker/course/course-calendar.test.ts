import { expect, it } from 'vitest';
import { courseTaker } from '../outside/course-taker.ts';
import { stripe } from '../outside/places.ts';
import { paymentIn, shopper, deliver } from '../outside/shop.ts';
import type { OrdersView } from '#domain/shop/order.ts';

it('course calendar: only for the participant, while the course runs', async () => {
  const { her, worker, webhooks } = await courseTaker('calendar');
  const answer = await her.get('/api/courses/zpp/calendar');
  expect(answer.body).toMatchObject({ name: 'kurs.ics' });
  expect((answer.body as { text: string }).text).toContain(
    'SUMMARY:Modul 2 öffnet frühestens: Der Teller in Vierteln',
  );
  const [order] = ((await her.get('/api/orders')).body as OrdersView).orders;
  expect(order?.id).toMatch(/^[\da-f-]{36}$/);
  expect((answer.body as { text: string }).text).not.toContain(order?.id);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const other = await shopper('calendar-other', worker);
  expect((await other.get('/api/courses/zpp/calendar')).status).toBe(403);
  expect((await her.get('/api/courses/zpp3/calendar')).status).toBe(404);
  await stripe.perform({ action: 'refund', payment: paymentIn(await webhooks.since()) });
  for (const event of await webhooks.since()) await deliver(event, worker);
  expect((await her.get('/api/courses/zpp/calendar')).status).toBe(403);
});
