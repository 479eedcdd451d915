import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';

/** Whether rules for fetching ahead apply: `docs/decisions/101-next-page.md`. */
const fetchesAhead = (page: Page) => page.locator(':root[data-ahead]').count();

test('next page: links are fetched ahead under the address that a press opens, but not with Save-Data', async ({
  page,
}) => {
  await page.goto('/de/faq?utm_source=social');
  await expect.poll(() => fetchesAhead(page)).toBe(1);
  // Fetches ahead are not among the requests that Playwright reports.
  const devtools = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).search));
  await devtools.send('Preload.enable');
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathOf('recipes', 'de')}"]`)
    .hover();
  await page.mouse.down();
  await expect.poll(() => ahead).toContain('?via=social..questions');
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
