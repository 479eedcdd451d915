import { expect, test } from '@playwright/test';

test('the headline chosen by a landing page is kept up to the sign-in', async ({ page }) => {
  await page.goto('/de/l/prevention-course');
  await page.getByRole('main').getByRole('link', { name: 'Kurs ansehen' }).first().click();
  await expect(page).toHaveURL(/\/de\/kurs\/zpp\?.*prevention-course$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rezepte' }).click();
  await expect(page).toHaveURL(/\/de\/rezepte\?.*prevention-course$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Melde dich an und buch deinen Kurs' })).toBeVisible();
});
