import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';

const recipe = `${pathOf('recipes', 'de')}/bananenbrot-mit-walnuessen`;

/** The typefaces that the head asks for; the styles ask for all. */
const ahead = (page: Page) => page.locator('link[rel=preload][as=font]');

const addresses = (page: Page) =>
  ahead(page).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
/** All that came, by whoever asked for them. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );

async function farAway(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test('near by, the typefaces of a page are fetched with it, and no others', async ({ page }) => {
  // By a clock of its own: on a busy machine a near page may take its time.
  await page.addInitScript(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    performance.now = () => (visit?.requestStart ?? 0) + 50;
  });
  await page.goto(pathOf('faq', 'de'), { waitUntil: 'networkidle' });
  await expect(ahead(page)).toHaveCount(2);
  expect((await fetched(page)).sort()).toEqual((await addresses(page)).sort());
});

test('far away they wait for the styles, and come ahead on the next page, which has them in the cache', async ({
  page,
}) => {
  await farAway(page);
  await page.goto(recipe, { waitUntil: 'networkidle' });
  await expect(ahead(page)).toHaveCount(0);
  await page
    .locator(`main a[href="${pathOf('recipes', 'de')}"]`)
    .first()
    .click();
  await page.waitForURL(`**${pathOf('recipes', 'de')}`, { waitUntil: 'networkidle' });
  await expect(ahead(page)).toHaveCount(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 800, 1350]) {
    test(`the main picture of home is asked for in the head, and one alone (${colorScheme}, ${width} px)`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathOf('home', 'de'), { waitUntil: 'networkidle' });
      const shown = await page
        .locator('img[fetchpriority=high]')
        .evaluate((image) => (image as HTMLImageElement).currentSrc);
      const asked = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/table(?:-narrow)?\./.test(name))
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).initiatorType]),
      );
      expect(asked).toEqual([[shown, 'link']]);
    });
  }
}
