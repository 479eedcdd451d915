import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';

/** Whether rules for fetching ahead apply: `docs/decisions/101-next-page.md`. */
const fetchesAhead = (page: Page) => page.locator(':root[data-ahead]').count();

const sourceOf = (page: Page) => page.evaluate(() => document.body.dataset['via']);

test('next page: a press opens what was fetched while the mouse was over the link, and hands on the source of the visit, which no address shows', async ({
  page,
}) => {
  await page.goto('/de/faq?utm_source=social');
  await expect.poll(() => fetchesAhead(page)).toBe(1);
  // Fetches ahead are not among the requests that Playwright reports.
  const devtools = await page.context().newCDPSession(page);
  const ahead = new Map<string, string>();
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    const { pathname, search } = new URL(prefetchUrl);
    ahead.set(pathname + search, status);
  });
  await devtools.send('Preload.enable');
  const recipes = pathOf('recipes', 'de');
  await page.getByRole('contentinfo').locator(`a[href="${recipes}"]`).hover();
  await expect.poll(() => ahead.get(recipes)).toBe('Ready');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(recipes);
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON() as unknown),
  ).toMatchObject({
    deliveryType: 'navigational-prefetch',
  });
  expect([...ahead.keys()]).toEqual([recipes]);
  expect(await sourceOf(page)).toBe('social..questions');
});

test('next page: the other language has the source of the visit, and an advertisement’s address alone the campaign', async ({
  page,
}) => {
  await page.goto('/de/?utm_source=google&utm_medium=cpc#content');
  await page.locator('a[data-keeps-place][hreflang="en"]').first().click();
  await expect(page).toHaveURL('/en/#content');
  expect(await sourceOf(page)).toBe('google..home');
});

test('next page: a page that a phone has dropped in the background has the source of the visit again', async ({
  page,
}) => {
  await page.goto('/de/?utm_source=google');
  await page
    .locator(`main a[href="${pathOf('plans', 'de')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(pathOf('plans', 'de'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.reload();
  await expect(page).toHaveURL(pathOf('plans', 'de'));
  expect(await sourceOf(page)).toBe('google..home');
});

test('next page: a link to another part of the page that was opened does not load it again', async ({
  page,
}) => {
  await page.route('/de/faq?utm_source=social', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace('</main>', '<a id="own" href="/de/faq#content">x</a></main>'),
    });
  });
  await page.goto('/de/faq?utm_source=social');
  await expect(page.locator('#own')).toHaveAttribute('href', '#content');
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.locator('#own').click();
  await expect(page).toHaveURL('/de/faq?utm_source=social#content');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('next page: nothing is fetched ahead with Save-Data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto('/de/faq');
  await page.waitForLoadState('networkidle');
  expect(await fetchesAhead(page)).toBe(0);
});

test('next page: a page that was rendered ahead is counted once, when it is shown', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/count/')) counted.push(pathname);
  });
  await page.addInitScript(() => {
    const state = { hidden: true, prerendering: true };
    for (const name of ['hidden', 'prerendering'] as const)
      Object.defineProperty(Document.prototype, name, { get: () => state[name] });
    Object.assign(window, {
      show: () => {
        Object.assign(state, { hidden: false, prerendering: false });
        document.dispatchEvent(new Event('visibilitychange'));
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  await page.goto('/de/');
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual([]);
  await page.evaluate(() => {
    (Reflect.get(window, 'show') as () => void)();
  });
  await expect.poll(() => counted).toEqual(['/api/count/de/landing/none..home']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status));
  expect(counted).toHaveLength(1);
});
