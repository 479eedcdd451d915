import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { locales, type Locale } from '#domain/text/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { expectAccessible } from './accessibility.ts';
import { choose } from './choose.ts';
import { hasDecided } from './consent.ts';
import { deployable } from './deployment.ts';
import { navigation, openSignedIn, words } from './identity.ts';
import { brokenPictures, readToTheEnd } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const ready = (page: Page) => expect(page.locator('#week')).toHaveAttribute('data-state', 'ready');
const note = (page: Page) => page.locator('.week-offline');
const isKept = (page: Page) => expect(note(page)).toHaveAttribute('data-step', 'kept');
const boxes = (page: Page) => page.locator('.week-shelves').getByRole('checkbox');
const recipeLinks = (page: Page, locale: Locale) =>
  page.getByRole('tabpanel').locator(`a[href^="${pathOf('recipes', locale)}/"]`);

const onDevice = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const nothing = { caches: [], workers: 0 };

async function openAt(context: BrowserContext, url: string, locale: Locale) {
  await hasDecided(context, 'declined', url);
  const page = await context.newPage();
  await page.goto(url + pathOf('week', locale));
  await ready(page);
  return page;
}

for (const locale of locales) {
  test(`week: opens without a network after a tick, with its list, recipes and pictures, in two tabs (${locale})`, async ({
    context,
    baseURL,
  }) => {
    const { island } = textsOf(locale, 'week');
    const page = await openAt(context, baseURL ?? '', locale);
    // Nothing is saved before something is changed.
    expect(await onDevice(page)).toEqual(nothing);
    await choose(boxes(page).first());
    await isKept(page);
    await expect(note(page)).toContainText(/\d\s(kB|MB)/);
    await expectAccessible(page, 'a week that is kept');

    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await expect(boxes(page).first()).toBeChecked();
    await expect(page.getByText(island.states.offline)).toBeVisible();
    const days = await page.getByRole('tab').count();
    for (let day = 0; day < days; day += 1) {
      await page.getByRole('tab').nth(day).click();
      await readToTheEnd(page);
      expect(await brokenPictures(page)).toEqual([]);
    }
    await choose(boxes(page).nth(1));

    // Opened anew, as from the home screen, beside the first tab.
    const other = await context.newPage();
    await other.goto(pathOf('week', locale));
    await ready(other);
    await expect(boxes(other).nth(1)).toBeChecked();
    await choose(boxes(other).nth(2));
    await expect(boxes(page).nth(2)).toBeChecked();
    await boxes(page).first().click();
    await expect(boxes(other).first()).not.toBeChecked();
    await page.close();

    const titles = new Set<string>();
    for (let day = 0; day < days; day += 1) {
      await other.getByRole('tab').nth(day).click();
      for (const link of await recipeLinks(other, locale).all())
        titles.add((await link.getAttribute('href')) ?? '');
    }
    for (const path of titles) {
      await other.goto(path);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      const picture = other.locator('[data-morph] img').first();
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
    }
    await other.getByRole('button', { name: textsOf(locale, 'recipes').portions.more }).click();
    await other.goto(pathOf('week', locale));
    await ready(other);
    expect(
      await boxes(other).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)),
    ).toEqual(expect.arrayContaining([false, true]));
    await expect(boxes(other).nth(1)).toBeChecked();
    await expect(boxes(other).nth(2)).toBeChecked();

    // It goes with the week.
    await other.getByRole('button', { name: island.states.forget }).click();
    await other.getByRole('button', { name: island.states.forgetYes }).click();
    await expect.poll(() => onDevice(other)).toEqual(nothing);
  });
}

test('week: a new version of the site replaces the kept one as a whole, and loses no week', async ({
  context,
  baseURL,
}) => {
  await using site = await deployable(baseURL);
  const page = await openAt(context, site.url, 'de');
  await choose(boxes(page).first());
  await isKept(page);
  const title = await recipeLinks(page, 'de').first().innerText();
  const cached = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  const scripts = async () => (await cached()).filter((path) => /\.(js|woff2)$/.test(path));
  const whole = async () => {
    await page.reload();
    await ready(page);
    await expect(boxes(page).first()).toBeChecked();
    await expect(recipeLinks(page, 'de').first()).toHaveText(title);
    await recipeLinks(page, 'de').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await ready(page);
  };

  // The new version is there, and she is not: the kept one has all of its own files.
  site.deploy();
  await context.setOffline(true);
  await whole();
  expect((await scripts()).filter(site.isServed)).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await ready(page);
  await expect(boxes(page).first()).toBeChecked();
  await expect.poll(async () => (await scripts()).every(site.isServed)).toBe(true);
  await context.setOffline(true);
  await whole();
});

test('week: opens with its recipes while the server fails', async ({ context, baseURL }) => {
  await using site = await deployable(baseURL);
  const page = await openAt(context, site.url, 'de');
  await choose(boxes(page).first());
  await isKept(page);
  site.fail();
  await page.reload();
  await ready(page);
  await expect(boxes(page).first()).toBeChecked();
  await readToTheEnd(page);
  expect(await brokenPictures(page)).toEqual([]);
  const title = await recipeLinks(page, 'de').first().innerText();
  await recipeLinks(page, 'de').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('week: signing out clears the kept pages', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSignedIn(page, baseURL, { email: 'lena@example.com', password: 'lena-valea' }, '/de/woche');
  await ready(page);
  await page.getByRole('button', { name: textsOf('de', 'week').island.offline.take }).click();
  await isKept(page);
  await navigation(page).getByRole('button', { name: words.de.logout }).click();
  await expect(navigation(page).getByRole('link', { name: words.de.login })).toBeVisible();
  await expect.poll(() => onDevice(page)).toEqual(nothing);
});
