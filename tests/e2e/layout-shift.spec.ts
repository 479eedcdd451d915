import { readFileSync } from 'node:fs';
import { expect, test, type Route } from '@playwright/test';
import { company } from '#domain/company.ts';
import { pathOf } from '#i18n/routes.ts';
import { sumOf, takeShifts, watchShifts, type Shift } from './layout-shifts.ts';
import { firstPaint, typefacesShown } from './site.ts';

const typefaces = /\.woff2$/;
/** What comes after the first paint on a slow line, beside the typefaces. */
const others = /\.(?:avif|webp|jpe?g|png|js)$/;

/** Built from the same parts, one stands for all: of recipes and their tags, of insurers. */
const template = (path: string) => path.replace(/(?<=\/(?:rezepte|erstattung)(?:\/thema)?\/)[^/]+$/, '…');

function germanPaths(): string[] {
  const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)]
    .map(([, address = '']) => address.slice(company.site.length))
    .filter((path) => path.startsWith('/de/'));
  return [...new Map(paths.map((path) => [template(path), path])).values(), pathOf('login', 'de')];
}

/** Lines may break differently in our fonts than in the device's (`first-paint.spec.ts` tests the main pages). */
const mostByTypefaces = 0.12;

for (const width of [390, 1350]) {
  test(`no page shifts at ${width} px when typefaces, pictures and scripts load after the first paint`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const faces: Route[] = [];
    const waiting: Route[] = [];
    let isHolding = true;
    await page.route(typefaces, (route) => void faces.push(route));
    await page.route(others, async (route) => {
      if (isHolding) waiting.push(route);
      else await route.continue();
    });
    const moved: Record<string, Shift[]> = {};
    const paths = germanPaths();
    for (const path of paths) {
      isHolding = true;
      await page.goto(path, { waitUntil: 'commit' });
      await firstPaint(page);
      await expect.poll(() => faces.length, { intervals: [20] }).toBe(2);
      await Promise.all(faces.splice(0).map((route) => route.continue()));
      await typefacesShown(page);
      const byTypefaces = await takeShifts(page);
      if (sumOf(byTypefaces) > mostByTypefaces) moved[path] = byTypefaces;
      isHolding = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
      await page.waitForLoadState('load');
      const byOthers = await takeShifts(page);
      if (byOthers.length > 0) moved[path] = byOthers;
    }
    expect(moved).toEqual({});
    expect(paths.length).toBeGreaterThan(20);
  });
}
