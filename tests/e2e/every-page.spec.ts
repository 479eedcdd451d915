import { expect, test, type Page } from '@playwright/test';
import { barriers, colours } from './accessibility.ts';
import { legalPages, pathOf } from '#i18n/routes.ts';
import { pageSamples, sketchOf } from '../site/page-samples.ts';
import { everyPage, listedPaths, localeOf } from '../site/pages.ts';
import { isRead, mostBytes, weightOf } from '../site/scripts.ts';
import { banner, decision, hasDecided, settings, settled } from './consent.ts';
import { brokenPictures, expectNoSidewaysScroll, readToTheEnd, watch } from './site.ts';

const standard = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

const samples = pageSamples(everyPage.filter(({ path }) => listedPaths.has(path)).map(sketchOf));
/** The Worker answers this with the 404 page. */
const nowhere = '/de/gibt-es-nicht';

/** A visit from an ad whose address contains personal data. The code makes events visible that would only be sent in production. */
const query = '?test_event_code=TEST1&utm_source=someone@example.com&utm_medium=social&fbclid=abc';

/** Everything stored on the device except the cookie choice. */
const storedBy = (page: Page) =>
  page.evaluate(async () => [
    ...document.cookie.split('; ').filter((cookie) => !/^(?:CookieConsent=.*)?$/.test(cookie)),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);

/** Begins each text with a word that is longer than a line. */
const writeLongWords = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll(
      'main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, summary, figcaption, label):not(.visually-hidden)',
    )) {
      // Amounts are short, and do not wrap.
      if (getComputedStyle(element).whiteSpace === 'nowrap') continue;
      const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
      if (text instanceof Text) text.data = `Lebensmittelunverträglichkeiten ${text.data}`;
    }
  });

/** Events are sent after 250 ms. */
async function pass(page: Page) {
  await page.clock.fastForward(1000);
  await settled(page);
}

for (const path of [...samples, nowhere]) {
  test(`every page: ${path} is accessible, has no errors or third parties, stores nothing and fits 320 px`, async ({
    page,
    context,
    baseURL,
  }) => {
    const faults = await watch(page, baseURL ?? '');
    const posted: string[] = [];
    page.on('request', (request) => {
      // A count only contains the step, the language, and the classes of the link and of the first page.
      const isCount = /^\/api\/count\/(?:de|en)\/[a-z-]+\/social(?:\.[a-z-]*\.[a-z]+)?$/.test(
        new URL(request.url()).pathname,
      );
      const isBare = isCount && request.postData() === null && new URL(request.url()).search === '';
      if (request.method() === 'POST' && !isBare) posted.push(request.url());
    });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.clock.install();
    const open = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.goto(`${path}${query}`);
      await readToTheEnd(page);
      expect(await brokenPictures(page)).toEqual([]);
    };

    await test.step('before a choice', async () => {
      await open('light');
      await expect(banner(page)).toBeVisible();
      if (isRead(path)) expect(weightOf(scripts), [...scripts].join()).toBeLessThanOrEqual(mostBytes);
      expect(await barriers(page, standard)).toEqual([]);
      const footer = page.getByRole('contentinfo');
      const locale = localeOf({ path });
      for (const legal of legalPages) {
        await expect(footer.locator(`a[href="${pathOf(legal, locale)}"]:not([hreflang])`)).toBeVisible();
      }
      await expect(settings(page, locale)).toBeVisible();
      await pass(page);
      expect(await storedBy(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

    await test.step('after a refusal', async () => {
      await hasDecided(context, 'declined', baseURL);
      const record = await decision(context);
      await open('dark');
      expect(await barriers(page, colours)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
      await writeLongWords(page);
      await expectNoSidewaysScroll(page);
      await pass(page);
      expect(await storedBy(page)).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['CookieConsent']);
      expect(await decision(context)).toEqual(record);
    });

    const expected = path === nowhere ? [`404 ${baseURL ?? ''}${path}${query}`] : [];
    expect({ ...faults, failed: [...new Set(faults.failed)], posted }).toEqual({
      errors: path === nowhere ? expect.any(Array) : [],
      foreign: [],
      failed: expected,
      posted: [],
    });
  });
}
