import { expect, test } from '@playwright/test';
import { answer, decision, hasDecided, passSecond, posts, settings, standStill, words } from './consent.ts';
import { inProduction } from './production.ts';

test('in production a page view is reported under the page’s name, only with consent', async ({
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
  await page.goto(`${site}/de/kuendigen`, { waitUntil: 'networkidle' });
  await passSecond(page);
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toMatchObject({
    event_source_url: `${site}/de/`,
    custom_data: { content_name: 'PageView' },
  });
});

for (const [path, name, product] of [
  ['/de/kurs/zpp', 'course', 'ZPP_COURSE'],
  ['/de/angebote', 'paywall', 'VALEA_APP'],
] as const)
  test(`a view of ${path} is reported by its name only`, async ({ page, context, baseURL }) => {
    await hasDecided(context, 'accepted', baseURL);
    const events = posts(context, '/api/fb-events');
    await standStill(page);
    await page.goto(`${path}?test_event_code=TEST4711`, { waitUntil: 'networkidle' });
    await passSecond(page);
    await expect.poll(() => events.length).toBe(2);
    expect(events).toMatchObject([
      { event_name: 'PageView', custom_data: { content_category: 'page', content_name: name } },
      { event_name: 'ViewContent', content_ids: [product] },
    ]);
  });

test('outside production events need a test event code, which is passed on', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(context, 'accepted', baseURL);
  const events = posts(context, '/api/fb-events');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/fb-events')) answers.push(response.status());
  });
  await standStill(page);
  await page.goto('/en/', { waitUntil: 'networkidle' });
  await passSecond(page);
  expect(events).toEqual([]);
  await page.goto('/en/?test_event_code=TEST4711', { waitUntil: 'networkidle' });
  await passSecond(page);
  await expect.poll(() => answers).toEqual([202]);
  expect(events).toMatchObject([{ test_event_code: 'TEST4711', custom_data: { content_name: 'home' } }]);
});

test('an event is sent after 250 ms, or at once when the visitor leaves', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(context, 'accepted', baseURL);
  const events = posts(context, '/api/fb-events');
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const kept: unknown[] = [];
    Object.assign(window, { kept });
    window.fetch = (input, init) => {
      kept.push(init?.keepalive);
      return fetch(input, init);
    };
  });
  await standStill(page);
  await page.goto('/de/faq?test_event_code=TEST1', { waitUntil: 'networkidle' });
  await page.clock.runFor(249);
  expect(events).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => events.length).toBe(1);

  // What a page sends while it goes away the browser's driver does not see: so it stays, and only hears that it goes.
  await page.goto('/de/impressum?test_event_code=TEST1', { waitUntil: 'networkidle' });
  expect(events).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => events).toHaveLength(2);
  await page.clock.runFor(1000);
  expect(events).toHaveLength(2);
  expect(await page.evaluate(() => Reflect.get(window, 'kept') as unknown)).toEqual([true]);
});

test('withdrawing consent drops a waiting event', async ({ page, context, baseURL }) => {
  await hasDecided(context, 'accepted', baseURL);
  const events = posts(context, '/api/fb-events');
  await standStill(page);
  await page.goto('/de/faq?test_event_code=TEST1', { waitUntil: 'networkidle' });
  await settings(page).click();
  await page.getByRole('button', { name: words.de.withdraw }).click();
  await passSecond(page);
  expect(events).toEqual([]);
});

test('a failure to report shows nothing', async ({ page, context, baseURL }) => {
  await hasDecided(context, 'accepted', baseURL);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let asked = 0;
  await page.route('**/api/fb-events', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ status: 500, body: '<h1>Sorry</h1>' });
  });
  await standStill(page);
  for (const path of ['/de/', '/de/faq']) {
    await page.goto(`${path}?test_event_code=TEST1`, { waitUntil: 'networkidle' });
    await passSecond(page);
  }
  expect([asked, errors]).toEqual([2, []]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
