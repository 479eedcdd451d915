import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { brokenPictures, expectNoSidewaysScroll, paths, readToTheEnd, watch } from './site.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const notFound = ['/de/404', '/en/404'];
const both = ['light', 'dark'] as const;

/** Recipes and lists of recipes come out of one mould each: the first in both themes, then they take turns. */
function themesOf(path: string) {
  const [mould] = /^\/(?:de\/rezepte|en\/recipes)\/(?:thema\/|tag\/)?/.exec(path) ?? [];
  if (mould === undefined) return both;
  const place = paths.filter((other) => other.startsWith(mould)).indexOf(path);
  return place < 2 ? both : ([both[place % 2 === 0 ? 0 : 1]] as const);
}

for (const path of [...paths, ...notFound]) {
  test(`${path} stands: no error, no foreign host, accessible, fits 320 px`, async ({ page, baseURL }) => {
    const faults = await watch(page, baseURL ?? '');
    for (const colorScheme of themesOf(path)) {
      // A page of its own for each theme: a switch on the spot is measured while colours are still changing.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.goto(path);
      await readToTheEnd(page);
      expect(await brokenPictures(page)).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
      const findings = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html ?? ''}`);
      expect(findings).toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(faults).toEqual({ errors: [], foreign: [], failed: [] });
  });
}
