import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';

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
  // Before the page has loaded, a busy machine may be idle on the network as well.
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

/** In total, on a content page, before scrolling. */
const pages = {
  '/de/': 88,
  '/de/rezepte/bananenbrot-mit-walnuessen': 74,
  '/de/faq': 58,
  '/de/impressum': 45,
} as const;

/**
 * The number of questions that the limit was set for. Adding one must not fail the test: each may be slightly longer
 * than these.
 */
const questions = 44;
const perQuestion = 0.3;

for (const [path, most] of Object.entries(pages)) {
  test(`${path} weighs at most ${most} kB with typefaces and pictures`, async ({ page }) => {
    const weights = await weigh(page, path);
    const added = Math.max(0, (await page.locator('faq-search details').count()) - questions);
    expect(sum(weights), listing(weights)).toBeLessThanOrEqual((most + added * perQuestion) * kB);
  });
}

/** Script, on a page that needs React, before any interaction. */
const firstScreens = {
  onboarding: 8,
  login: 12,
  plans: 20,
} as const;

for (const [key, most] of Object.entries(firstScreens) as [keyof typeof firstScreens, number][]) {
  test(`the first screen of ${key} loads at most ${most} kB of script, without React or the identity provider`, async ({
    page,
  }) => {
    // A slow machine must not reach the time after which the login page loads the rest.
    await page.clock.pauseAt(new Date());
    const scripts = (await weigh(page, pathOf(key, 'de'))).filter(({ type }) => type === 'script');
    expect(sum(scripts), listing(scripts)).toBeLessThanOrEqual(most * kB);
    expect(listing(scripts)).not.toMatch(/page-identity|\/client\.|PlanOffers/);
    expect(scripts.length).toBeGreaterThan(0);
  });
}
