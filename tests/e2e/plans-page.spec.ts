import { expect, test, type Page } from '@playwright/test';
import { codeOfToday, words } from './plan.ts';
import { settleConsent } from './recipe-pages.ts';
import { brokenWords, typefacesShown } from './site.ts';

/** Layout shift since the page was opened. */
const movedSoFar = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => Number(Reflect.get(entry, 'value')));
    return shifts.reduce((sum, value) => sum + value, 0);
  });

test('plans: the page does not shift when the shop does not answer', async ({ page, baseURL }) => {
  await settleConsent(page, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  const standing = Promise.withResolvers<undefined>();
  await page.route('**/api/offers', async (route) => {
    await standing.promise;
    await route.fulfill({ status: 500, body: '<h1>Sorry</h1>' });
  });
  await page.goto(words.de.plans);
  await typefacesShown(page);
  const before = await movedSoFar(page);
  await page.locator('.plan-code').dispatchEvent('pointerover');
  standing.resolve(undefined);
  await expect(page.getByText(words.de.failed)).toBeVisible();
  expect(await movedSoFar(page)).toBe(before);
});

test('plans: a discount breaks no word, at any width', async ({ page, baseURL }) => {
  await settleConsent(page, baseURL);
  await page.goto(`${words.de.plans}?code=${codeOfToday().code}`);
  await expect(page.locator('.plan s').first()).toBeVisible();
  for (const width of [320, 390, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page, '.plan :is(.plan-term, .plan-price)'), `${width} px`).toEqual([]);
  }
});
