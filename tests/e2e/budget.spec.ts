import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { anyDish } from './recipe-pages.ts';

const kB = 1000;

interface Weight {
  url: string;
  type: string;
  bytes: number;
}

/** The distance at which Chrome loads lazy pictures on 4G; headless it loads them from 3000 px on. */
const ahead = 1250;

/** What a phone transfers for a page before any interaction. */
async function weigh(page: Page, path: string): Promise<Weight[]> {
  const finished: Promise<Weight>[] = [];
  page.on('requestfinished', (request) => {
    finished.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  });
  await page.goto(path);
  // Only then: on a busy machine the network may be idle before the page has loaded.
  await page.waitForLoadState('networkidle');
  const weights = await Promise.all(finished);
  const later = await page
    .locator('img[loading="lazy"]')
    .evaluateAll(
      (images, pixels) =>
        images.flatMap((image) =>
          image instanceof HTMLImageElement && image.getBoundingClientRect().top > innerHeight + pixels
            ? [image.currentSrc]
            : [],
        ),
      ahead,
    );
  return weights.filter(({ url }) => !later.includes(url));
}

const sum = (weights: Weight[]) => weights.reduce((total, { bytes }) => total + bytes, 0);
const listing = (weights: Weight[]) => weights.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** The compressed text of a page's content, doubled for its markup: the part that editors decide. */
const ofContent = async (page: Page) =>
  2 * gzipSync(await page.locator('main').evaluate((main) => main.textContent)).length;

/** In kB: everything that a content page loads before scrolling, except its pictures and texts. */
const pages = { home: 54, recipe: 54, faq: 50, imprint: 45 } as const;

for (const [key, most] of Object.entries(pages) as [keyof typeof pages, number][]) {
  test(`page weight: the ${key} page takes at most ${most} kB beside its texts and pictures, which fit their places`, async ({
    page,
  }) => {
    const path = key === 'recipe' ? anyDish().de : pathOf(key, 'de');
    const weights = (await weigh(page, path)).filter(({ type }) => type !== 'image');
    expect(sum(weights) - (await ofContent(page)), listing(weights)).toBeLessThanOrEqual(most * kB);
    const tooWide = await page.evaluate(() =>
      [...document.images]
        .filter(({ complete, clientWidth, naturalWidth }) => complete && clientWidth > 0 && naturalWidth > 0)
        .filter(
          ({ clientWidth, naturalWidth }) => naturalWidth > Math.max(160, 2 * clientWidth * devicePixelRatio),
        )
        .map(
          ({ currentSrc, clientWidth, naturalWidth }) => `${currentSrc}: ${naturalWidth} in ${clientWidth}`,
        ),
    );
    expect(tooWide).toEqual([]);
  });
}

/** Script, on a page that needs React, before any interaction. */
const firstScreens = {
  onboarding: 8,
  login: 12,
  plans: 20,
} as const;

for (const [key, most] of Object.entries(firstScreens) as [keyof typeof firstScreens, number][]) {
  test(`page weight: the first screen of ${key} loads at most ${most} kB of script, without React or the identity provider`, async ({
    page,
  }) => {
    // The sign-in page loads the rest after a while, which a slow machine would reach.
    await page.clock.pauseAt(new Date());
    const scripts = (await weigh(page, pathOf(key, 'de'))).filter(({ type }) => type === 'script');
    expect(sum(scripts), listing(scripts)).toBeLessThanOrEqual(most * kB);
    expect(listing(scripts)).not.toMatch(/page-identity|\/client\.|PlanOffers/);
    expect(scripts.length).toBeGreaterThan(0);
  });
}
