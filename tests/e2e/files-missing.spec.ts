import { expect, test, type Page } from '@playwright/test';
import { signedInKey } from '#domain/device.ts';
import { standStill } from './consent.ts';
import { card, checking, press, words } from './identity.ts';

const broken = 'Die Seite ist nicht ganz bei dir angekommen.';
/** A member was last signed in here. */
const isExpected = (page: Page) =>
  page.addInitScript((key) => {
    localStorage.setItem(key, '1');
  }, signedInKey);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('onboarding script missing after a deploy: an error is shown, and a reload continues', async ({
  page,
}) => {
  await page.route('**/_astro/Onboarding.*', (route) => route.abort());
  await page.goto('/de/start');
  await page.getByRole('button', { name: 'Ich bin bereit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: broken })).toBeVisible();
  await expect(page.locator('#onboarding [aria-busy=true]')).toHaveCount(0);
  await page.unroute('**/_astro/Onboarding.*');
  await page.getByRole('link', { name: 'Seite neu laden' }).click();
  await expect(page.getByText(broken)).toBeHidden();
  await page.getByRole('button', { name: 'Ich bin bereit' }).click();
  await expect(heading(page)).toHaveText('Wie dürfen wir dich nennen?');
});

test('login script missing, the page’s own still on its way: “Checking your login” ends with an alternative', async ({
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

test('login script late: “Checking your login” ends with an alternative, and the script still works once loaded', async ({
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

test('login script missing: pressing a sign-in method shows an error', async ({ page }) => {
  await page.route('**/_astro/SignIn.*', (route) => route.abort());
  await page.goto(words.de.path);
  await press(page, words.de.email);
  await expect(card(page).getByRole('alert').filter({ hasText: broken })).toBeVisible();
  await expect(heading(page)).toHaveText(words.de.headline);
  await expect(card(page).locator('[aria-busy=true]')).toHaveCount(0);
});

test('provider script failed: trying again loads it', async ({ page }) => {
  await page.route('**/_astro/page-identity*', (route) => route.abort());
  await page.goto(words.de.path);
  await card(page).getByRole('button').first().hover();
  await expect(heading(page)).toHaveText('Dein Konto ist gerade nicht erreichbar');
  await page.unroute('**/_astro/page-identity*');
  await press(page, 'Noch einmal versuchen');
  await expect(heading(page)).toHaveText(words.de.headline);
});
