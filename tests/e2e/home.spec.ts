import { expect, test, type Page } from '@playwright/test';
import { answer, banner, words } from './consent.ts';
import { onScreen } from './onboarding.ts';
import { typefacesShown } from './site.ts';

const phone = { width: 390, height: 844 };

/** The longest that the page may be on a phone: docs/decisions/081-home-page.md. */
const longest = 6985;

const homes = [
  { locale: 'de', path: '/de/', more: 'Alle Unterschiede zeigen' },
  { locale: 'en', path: '/en/', more: 'Show all the differences' },
] as const;

for (const { locale, path, more } of homes) {
  test(`${path} is short on a phone, with the cookie banner and without, and shows its comparison on demand`, async ({
    page,
  }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const rows = page.locator('[aria-labelledby="comparison"] tbody tr');
    const all = page.getByText(more);
    await page.goto(path);
    await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
    await expect(all).toBeHidden();

    // With our own fonts, which a first visit only has if they arrive in time.
    await typefacesShown(page);
    await page.setViewportSize(phone);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    // The banner takes its own space at the end.
    const asked = await height();
    await answer(page, words[locale].no).click();
    await expect(banner(page)).toBeHidden();
    test.info().annotations.push({ type: 'height', description: `${asked} px, ${await height()} px` });
    expect(asked).toBeLessThanOrEqual(longest);
    expect(await height()).toBeLessThanOrEqual(longest);

    await expect(rows.filter({ visible: true })).toHaveCount(1);
    await all.click();
    await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
  });
}

const inView = async (page: Page, name: string) => {
  const box = await page.getByRole('link', { name }).boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('every recipe of the carousel scrolls into view by keyboard', async ({ page }) => {
      await page.goto('/de/');
      const links = page.getByRole('group', { name: 'Worauf hast du Lust?' }).getByRole('link');
      const names = await links.allTextContents();
      expect(names.length).toBeGreaterThan(5);
      await links.first().focus();
      for (const name of names.slice(1)) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name })).toBeFocused();
        await expect.poll(() => inView(page, name)).toBe(true);
      }
    });
  });
}

test('the hero button opens the first question, with no other link beside it, also when counting is blocked', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // A browser reports a transition between pages that it gives up on a busy machine as an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.route('**/api/count/**', (route) => route.abort());
  await page.goto('/de/');
  await page.getByRole('link', { name: 'Meinen Plan ansehen' }).first().click();
  await expect(page).toHaveURL(/\/de\/start\?begin$/);
  await onScreen(page, 'de', 0);
  await expect(page.getByText('Ab einem BMI von 35 nennen wir weder Tempo noch Datum')).toBeVisible();
  // The introduction is not a step of the funnel, and menu and footer have no other links.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([/Valea/, 'Hilfe']);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Rezepte' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
  await page.getByLabel('Dein Name').fill('Anna');
  await page.keyboard.press('Enter');
  await onScreen(page, 'de', 1);
  expect(errors).toEqual([]);
});
