import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { hasDecided } from './consent.ts';
import { expectNoSidewaysScroll } from './site.ts';
import { words } from './course.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

async function isFit(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme, accessible and within 320 px is`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the declined page with what it says of an eating disorder', async ({ page }) => {
      await page.goto(words.de.notPossible);
      await page.getByRole('radio', { name: /Essstörung/ }).check();
      await isFit(page);
    });

    test('the list of insurers while it is open, and a figure that is old', async ({ page }) => {
      await page.goto(words.de.reimbursement);
      const field = page.getByRole('combobox', { name: words.de.insurer });
      await field.fill('bkk');
      await expect(page.getByRole('option').first()).toBeVisible();
      await isFit(page);
      await field.fill('dak');
      await field.press('Enter');
      await expect(page.locator('#insurer-selector')).toContainText('Diese Angabe kann sich geändert haben');
      await isFit(page);
    });

    test('the conditions with a body mass index and what is still missing', async ({ page }) => {
      await page.goto(words.en.requirements);
      await page.locator('#bmi-height').fill('168');
      await page.locator('#bmi-weight').fill('90');
      await page.getByRole('button', { name: words.en.join }).click();
      await expect(page.getByText('Please confirm the requirements first.')).toBeVisible();
      await isFit(page);
    });
  });
}
