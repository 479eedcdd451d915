import { expect, test } from '@playwright/test';
import { answer, decision, hasDecided, passSecond, posts, standStill, words } from './consent.ts';
import { inProduction } from './production.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { course } from './bookable.ts';

test('events: in production a page view is reported under the page’s name, and only with consent', async ({
  page,
  context,
}) => {
  const site = await inProduction(context);
  const events = posts(context, '/api/fb-events');
  await standStill(page);
  await page.goto(`${site}/de/faq?utm_source=ad&email=lena@example.com#top`);
  await passSecond(page);
  expect(events).toEqual([]);
  await answer(page, words.de.yes).click();
  await expect.poll(() => decision(context)).toMatchObject({ status: 'accepted' });
  await passSecond(page);
  await expect
    .poll(() => events)
    .toEqual([
      {
        event_name: 'PageView',
        event_id: expect.stringMatching(/^[\da-f]{32}$/),
        event_source_url: `${site}/de/faq`,
        event_time: expect.any(Number),
        custom_data: { content_category: 'page', content_name: 'faq' },
      },
    ]);
  await page.goto(`${site}/de/kuendigen`);
  await page.waitForLoadState('networkidle');
  await passSecond(page);
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toMatchObject({
    event_source_url: `${site}/de/`,
    custom_data: { content_name: 'PageView' },
  });
});

test('events: a product that was looked at is reported by its name only, and a failure shows nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(context, 'accepted', baseURL);
  const events = posts(context, '/api/fb-events');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/api/fb-events', (route) =>
    events.length === 1 ? route.abort() : route.fulfill({ status: 500, body: '<h1>Sorry</h1>' }),
  );
  await standStill(page);
  await page.goto(`${coursePath(course, 'course', 'de')}?test_event_code=TEST4711`);
  await page.waitForLoadState('networkidle');
  await passSecond(page);
  await expect.poll(() => events.length).toBe(2);
  expect(events).toMatchObject([
    { event_name: 'PageView', custom_data: { content_category: 'page', content_name: 'course' } },
    { event_name: 'ViewContent', content_ids: ['ZPP_COURSE'] },
  ]);
  expect(errors).toEqual([]);
});
