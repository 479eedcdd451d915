import { expect, test, type Page } from '@playwright/test';
import { signedInKey } from '#site/browser/device.ts';
import { pathOf } from '#i18n/routes.ts';
import { standStill } from './consent.ts';
import { card, checking, press, words } from './identity.ts';
import { de } from './texts.ts';

const broken = 'Die Seite ist nicht ganz bei dir angekommen.';
/** Marks the device as one where a member was signed in last. */
const isExpected = (page: Page) =>
  page.addInitScript((key) => {
    localStorage.setItem(key, '1');
  }, signedInKey);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('missing files: without the script of the questions an error is shown, and a reload continues', async ({
  page,
}) => {
  await page.route('**/_astro/Onboarding.*', (route) => route.abort());
  await page.goto('/de/start');
  await page.getByRole('button', { name: de('onboarding').island.welcome.ready }).click();
  await expect(page.getByRole('alert').filter({ hasText: broken })).toBeVisible();
  await expect(page.locator('#onboarding [aria-busy=true]')).toHaveCount(0);
  await page.unroute('**/_astro/Onboarding.*');
  await page.getByRole('link', { name: de('shell').broken.reload }).click();
  await expect(page.getByText(broken)).toBeHidden();
  await page.getByRole('button', { name: de('onboarding').island.welcome.ready }).click();
  await expect(heading(page)).toHaveText(de('onboarding').island.gender.title);
});

test('missing files: without the script of the week an error is shown', async ({ page }) => {
  await page.route('**/_astro/Week.*', (route) => route.abort());
  await page.goto(pathOf('week', 'de'));
  await expect(page.getByRole('alert').filter({ hasText: de('week').broken })).toBeVisible();
});

test('missing files: without the script of the sign-in, checking the session ends with a way out', async ({
  page,
}) => {
  await isExpected(page);
  await page.addInitScript(() => {
    addEventListener('astro:hydration-error', () => {
      console.log('known to be missing');
    });
  });
  const known = page.waitForEvent('console', (message) => message.text() === 'known to be missing');
  await page.route('**/_astro/SignIn.*', (route) => route.abort());
  await page.route('**/_astro/Shell.astro_*', async (route) => {
    await known;
    await route.continue();
  });
  await page.goto(words.de.path);
  await expect(card(page).getByRole('alert').filter({ hasText: broken })).toBeVisible();
  await expect(checking(page)).toBeHidden();
});

test('missing files: a late script of the sign-in is replaced by a way out, and works once it has loaded', async ({
  page,
}) => {
  await isExpected(page);
  await standStill(page);
  const { promise: waited, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/SignIn.*', async (route) => {
    await waited;
    await route.continue();
  });
  const asked = page.waitForRequest('**/_astro/SignIn.*');
  await page.goto(words.de.path, { waitUntil: 'commit' });
  await asked;
  await expect(checking(page)).toBeVisible();
  await page.waitForLoadState();
  await page.clock.runFor(10_000);
  await expect(card(page).getByRole('alert').filter({ hasText: broken })).toBeVisible();
  await expect(checking(page)).toBeHidden();
  release(undefined);
  await expect(heading(page)).toHaveText(words.de.headline);
  await expect(page.getByText(broken)).toBeHidden();
});

test('missing files: without the script of the sign-in, pressing a method shows an error', async ({
  page,
}) => {
  await page.route('**/_astro/SignIn.*', (route) => route.abort());
  await page.goto(words.de.path);
  await press(page, words.de.email);
  await expect(card(page).getByRole('alert').filter({ hasText: broken })).toBeVisible();
  await expect(heading(page)).toHaveText(words.de.headline);
  await expect(card(page).locator('[aria-busy=true]')).toHaveCount(0);
});

test('missing files: a provider’s script that failed loads at the next try', async ({ page }) => {
  await page.route('**/_astro/page-identity*', (route) => route.abort());
  await page.goto(words.de.path);
  await card(page).getByRole('button').first().hover();
  await expect(heading(page)).toHaveText(de('login').island.unreachable.title);
  await page.unroute('**/_astro/page-identity*');
  await press(page, de('login').island.unreachable.again);
  await expect(heading(page)).toHaveText(words.de.headline);
});
