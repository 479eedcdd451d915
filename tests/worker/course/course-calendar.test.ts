import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { courseTaker } from '../outside/course-taker.ts';
import { shopper } from '../outside/shop.ts';

it('course calendar: only for the participant, while the course runs', async () => {
  const { her, worker, order } = await courseTaker('calendar');
  const answer = await her.get('/api/courses/zpp/calendar');
  expect(answer.body).toMatchObject({ name: 'kurs.ics' });
  expect((answer.body as { text: string }).text).toContain(
    'SUMMARY:Modul 2 öffnet frühestens: Der Teller in Vierteln',
  );
  expect((answer.body as { text: string }).text).not.toContain(order);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const other = await shopper('calendar-other', worker);
  expect((await other.get('/api/courses/zpp/calendar')).status).toBe(403);
  expect((await her.get('/api/courses/zpp3/calendar')).status).toBe(404);
  await env.DB.prepare("UPDATE orders SET state = 'refunded' WHERE id = ?").bind(order).run();
  expect((await her.get('/api/courses/zpp/calendar')).status).toBe(403);
});
