import { expect, test, type Page, type Route } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { sumOf, takeShifts, watchShifts } from './layout-shifts.ts';
import { firstPaint, typefacesShown } from './site.ts';

const pages = [
  pathOf('home', 'de'),
  pathOf('recipes', 'de'),
  `${pathOf('recipes', 'de')}/bananenbrot-mit-walnuessen`,
  pathOf('faq', 'en'),
  pathOf('imprint', 'de'),
];

/** The fonts in which the first element of a kind is really drawn. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

test('typefaces: a first visit shows our web fonts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A page with a route has no cache: each visit is a first one.
  await page.route(/\.woff2$/, (route) => route.continue());
  for (const path of pages) {
    await page.goto(path);
    await typefacesShown(page);
    expect(await facesOf(page, 'h1'), path).toEqual([expect.stringContaining('Fraunces')]);
    expect(await facesOf(page, 'main p'), path).toEqual([expect.stringContaining('Figtree')]);
  }
});

/** The fallbacks of phones, and of a Linux desktop without any. `face`: the font that the device must have. */
const fallbacks = {
  'Roboto and Noto Serif': {
    face: ['Roboto'],
    hidden: ['segoe', 'arial', 'georgia', 'times'],
    most: 0.03,
  },
  'Arial and Times': {
    face: ['Arial', 'Liberation Sans'],
    hidden: ['roboto', 'segoe', 'georgia', 'noto'],
    most: 0.03,
  },
  'DejaVu, as on a Linux desktop': {
    face: ['DejaVu Sans'],
    hidden: ['roboto', 'segoe', 'arial', 'georgia', 'noto', 'times'],
    most: 0.1,
  },
};

/** Whether the device has one of these fonts. */
const hasFace = (page: Page, names: readonly string[]) =>
  page.evaluate(async (names) => {
    const source = names.map((name) => `local('${name}')`).join();
    return new FontFace('probe', source).load().then(
      () => true,
      () => false,
    );
  }, names);

for (const [name, { face, hidden, most }] of Object.entries(fallbacks)) {
  test(`typefaces: replacing ${name} barely shifts the layout`, async ({ browser, page: blank }) => {
    if (!(await hasFace(blank, face))) {
      test
        .info()
        .annotations.push({ type: 'not tested', description: `${face.join(', ')} is not installed` });
      return;
    }
    const moved: Record<string, number> = {};
    // The rewritten styles have a different hash than in the page's policy.
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await watchShifts(page);
    const hiding = new RegExp(`((?:figtree|fraunces)-as-(?:${hidden.join('|')});src:)[^;]+`, 'g');
    // A page with routes has no cache, so that its typefaces come anew with every page.
    let held: Route[] = [];
    await page.route(/\.woff2$/, (route) => void held.push(route));
    for (const path of pages) {
      held = [];
      // Fallbacks that are not tested here lose the device font that they are made from.
      await page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll(hiding, "$1local('none')"),
        });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await firstPaint(page);
      await expect.poll(() => held.length).toBe(2);
      await Promise.all(held.map((route) => route.continue()));
      await typefacesShown(page);
      const shift = sumOf(await takeShifts(page));
      if (shift > most) moved[path] = shift;
    }
    await context.close();
    expect(moved).toEqual({});
  });
}

test('home: the head preloads exactly the main picture that is shown, in both themes at every width', async ({
  browser,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 800, 1350]) {
      // A browser that has been here before may take the picture from its memory, without the preload.
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 } });
      const page = await context.newPage();
      // The page has only loaded when a picture that was not preloaded has come as well.
      await page.goto(pathOf('home', 'de'));
      const shown = await page
        .locator('img[fetchpriority=high]')
        .evaluate((image) => (image as HTMLImageElement).currentSrc);
      const asked = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/table(?:-narrow)?\./.test(name))
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).initiatorType]),
      );
      expect(asked, `${colorScheme}, ${width} px`).toEqual([[shown, 'link']]);
      await context.close();
    }
  }
});
