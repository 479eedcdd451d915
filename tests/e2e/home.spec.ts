import { expect, test, type Page } from '@playwright/test';
import { answer, banner, words } from './consent.ts';

const phone = { width: 390, height: 844 };

/** The longest that the page may be on a phone: docs/decisions/081-home-page.md. */
const longest = 6985;

const homes = ['/de/', '/en/'] as const;

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of homes) {
    test(`${path} is short, with the cookie banner and without`, async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.goto(path);
      // With our own fonts, which a first visit only has if they arrive in time.
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      await expect(banner(page)).toBeVisible();
      // The banner takes its own space at the end.
      const asked = await height();
      await answer(page, words[path === '/de/' ? 'de' : 'en'].no).click();
      await expect(banner(page)).toBeHidden();
      test.info().annotations.push({ type: 'height', description: `${asked} px, ${await height()} px` });
      expect(asked).toBeLessThanOrEqual(longest);
      expect(await height()).toBeLessThanOrEqual(longest);
    });
  }

  test('the comparison shows one row, and all rows on demand', async ({ page }) => {
    await page.goto('/de/');
    const rows = page.locator('[aria-labelledby="comparison"] tbody tr');
    await expect(rows.filter({ visible: true })).toHaveCount(1);
    await page.getByText('Alle Unterschiede zeigen').click();
    await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
  });
});

test.describe('on a large screen', () => {
  test('the comparison shows all rows at once', async ({ page }) => {
    await page.goto('/de/');
    const rows = page.locator('[aria-labelledby="comparison"] tbody tr');
    await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
    await expect(page.getByText('Alle Unterschiede zeigen')).toBeHidden();
  });
});

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

test('the hero button opens the first question, with no other link beside it', async ({ page }) => {
  await page.goto('/de/');
  await page.getByRole('link', { name: 'Meinen Plan ansehen' }).first().click();
  await expect(page).toHaveURL(/\/de\/start\?begin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie dürfen wir dich nennen?');
  await expect(page.getByText('Ab einem BMI von 35 nennen wir weder Tempo noch Datum')).toBeVisible();
  // The introduction is not a step of the funnel, and menu and footer have no other links.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([/Valea/, 'Hilfe']);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Rezepte' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
});
