import { readFileSync } from 'node:fs';
import { expect, test, type Route } from '@playwright/test';
import { company } from '#domain/company.ts';
import { pathOf } from '#i18n/routes.ts';
import { sumOf, takeShifts, watchShifts, type Shift } from './layout-shifts.ts';

/** What comes after the first paint on a slow line, and in which order. */
const typefaces = /\.woff2$/;
const late = [/\.(?:avif|webp|jpe?g|png)$/, typefaces, /\.js$/];
const isLate = (address: string) => late.some((kind) => kind.test(address));

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
  test(`no page shifts at ${width} px when pictures, typefaces and scripts load after the first paint`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const held: Route[] = [];
    let isHolding = true;
    await page.route(
      ({ pathname }) => isLate(pathname),
      async (route) => {
        if (isHolding) held.push(route);
        else await route.continue();
      },
    );
    const moved: Record<string, Shift[]> = {};
    const paths = germanPaths();
    for (const path of paths) {
      isHolding = true;
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect
        .poll(() => held.filter((route) => route.request().url().endsWith('.woff2')).length)
        .toBe(2);
      isHolding = false;
      const waiting = held.splice(0);
      for (const kind of late) {
        const coming = waiting.filter((route) => kind.test(new URL(route.request().url()).pathname));
        await Promise.all(coming.map((route) => route.continue()));
        if (kind === typefaces) await page.evaluate(() => document.fonts.ready);
        const shifts = await takeShifts(page);
        if (sumOf(shifts) > (kind === typefaces ? mostByTypefaces : 0)) moved[path] = shifts;
      }
      await page.waitForLoadState('load');
      const shifts = await takeShifts(page);
      if (shifts.length > 0) moved[path] = shifts;
    }
    expect(moved).toEqual({});
    expect(paths.length).toBeGreaterThan(20);
  });
}
