import { readFileSync } from 'node:fs';
import { expect, test, type Route } from '@playwright/test';
import { company } from '#domain/company/company.ts';
import { pathOf } from '#i18n/routes.ts';
import { takeShifts, watchShifts, type Shift } from './layout-shifts.ts';
import { openPainted, typefaceFiles } from './site.ts';

/** Files that arrive after the first paint on a slow connection. */
const others = /\.(?:avif|webp|jpe?g|png|js)$/;

/** Pages of one template have the same key: recipes, tags, insurers, courses, legal texts. */
const template = (path: string) =>
  path
    .replace(/(?<=\/(?:rezepte|erstattung)(?:\/thema)?\/)[^/]+$/, '…')
    .replace(/(?<=^\/de\/kurs\/)[^/]+/, '…')
    .replace(/(?<=^\/de\/)(?:impressum|datenschutz|agb|barrierefreiheit)$/, '…');

function germanPaths(): string[] {
  const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)]
    .map(([, address = '']) => address.slice(company.site.length))
    .filter((path) => path.startsWith('/de/'));
  return [...new Map(paths.map((path) => [template(path), path])).values(), pathOf('login', 'de')];
}

for (const width of [390, 1350]) {
  test(`layout: no page shifts at ${width} px when pictures and scripts come after the first paint`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    // Fonts may change line breaks, depending on the words: `first-paint.spec.ts` measures that.
    await page.route(typefaceFiles, (route) => route.abort());
    const waiting: Route[] = [];
    let isHolding = true;
    await page.route(others, async (route) => {
      if (isHolding) waiting.push(route);
      else await route.continue();
    });
    const moved: Record<string, Shift[]> = {};
    const paths = germanPaths();
    for (const path of paths) {
      isHolding = true;
      await openPainted(page, path);
      // A page may be painted before its last words have arrived: that is no picture's and no script's doing.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await takeShifts(page);
      isHolding = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
      await page.waitForLoadState('load');
      const shifts = await takeShifts(page);
      if (shifts.length > 0) moved[path] = shifts;
    }
    expect(moved).toEqual({});
    expect(paths.length).toBeGreaterThan(10);
  });
}
