import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { openPainted, typefaceFiles, typefacesShown } from './site.ts';

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
  // Pages with a route bypass the cache, so that each visit is a first one.
  await page.route(typefaceFiles, (route) => route.continue());
  for (const path of [pathOf('home', 'de'), pathOf('imprint', 'de')]) {
    await page.goto(path);
    await typefacesShown(page);
    expect(await facesOf(page, 'h1'), path).toEqual([expect.stringContaining('Fraunces')]);
    expect(await facesOf(page, 'main p'), path).toEqual([expect.stringContaining('Figtree')]);
  }
});

/** Whether the device has this font. */
const hasFace = (page: Page, name: string) =>
  page.evaluate(
    (name) =>
      new FontFace('probe', `local('${name}')`).load().then(
        () => true,
        () => false,
      ),
    name,
  );

/** Width and height of a long line of our own in the headline, and in a paragraph. */
const measure = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main p'].flatMap((selector) => {
      const probe = document.createElement('span');
      probe.textContent =
        'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich, und danach gibt es Suppe mit Brot für alle.';
      probe.style.cssText = 'position: absolute; inset: 0 auto auto 0; white-space: nowrap';
      document.querySelector(selector)?.append(probe);
      const { width, height } = probe.getBoundingClientRect();
      probe.remove();
      return [width, height];
    }),
  );

test('typefaces: a line in the fonts of Android is as wide and as high as in our web fonts', async ({
  page,
}) => {
  for (const face of ['Roboto', 'Noto Serif Bold'])
    test.skip(!(await hasFace(page, face)), `This machine does not have ${face}.`);
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(typefaceFiles, async (route) => {
    await promise;
    await route.continue();
  });
  await openPainted(page, pathOf('home', 'de'));
  const before = await measure(page);
  release(undefined);
  await typefacesShown(page);
  const after = await measure(page);
  const differences = before.map((size, place) => Math.abs(size / (after[place] ?? 0) - 1));
  test.info().annotations.push({ type: 'differences', description: differences.join(', ') });
  expect(Math.max(...differences)).toBeLessThanOrEqual(0.05);
  expect(before).not.toEqual(after);
});

test('home: the head preloads exactly the main picture that is shown, in both themes at every width', async ({
  browser,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 800, 1350]) {
      // A browser that was here before may have the picture in memory, and need no preload.
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 } });
      const page = await context.newPage();
      // Waits for `load`, and so for pictures that were not preloaded.
      await page.goto(pathOf('home', 'de'));
      const shown = await page
        .locator('img[fetchpriority=high]')
        .evaluate((image) => (image as HTMLImageElement).currentSrc);
      const asked = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/table(?:-narrow)?\./.test(name))
          .map((entry) => [entry.name, entry.initiatorType]),
      );
      expect(asked, `${colorScheme}, ${width} px`).toEqual([[shown, 'link']]);
      await context.close();
    }
  }
});
