import { expect, test, type Page } from '@playwright/test';

const kB = 1000;

interface Weight {
  url: string;
  type: string;
  bytes: number;
}

/** What a phone transfers for a page before anybody touches it. */
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
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(finished);
}

const sum = (weights: Weight[]) => weights.reduce((total, { bytes }) => total + bytes, 0);
const listing = (weights: Weight[]) => weights.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

for (const path of ['/de/', '/en/']) {
  test(`${path} weighs at most 90 kB with fonts and pictures`, async ({ page }) => {
    const weights = await weigh(page, path);
    expect(sum(weights), listing(weights)).toBeLessThanOrEqual(90 * kB);
  });
}

test('the onboarding brings at most 100 kB of script, and nothing of the identity provider’s', async ({
  page,
}) => {
  const scripts = (await weigh(page, '/de/start')).filter(({ type }) => type === 'script');
  expect(sum(scripts), listing(scripts)).toBeLessThanOrEqual(100 * kB);
  expect(listing(scripts)).not.toMatch(/firebase/i);
});
