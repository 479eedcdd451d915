import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { insurerField, words } from './course.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

test.use({ viewport: { width: 320, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('the declined page for an eating disorder is accessible', async ({ page }) => {
  await page.goto(words.de.notPossible);
  await page.getByRole('radio', { name: /Essstörung/ }).check();
  await expectAccessible(page, 'eating disorder', 'body');
});

test('the open list of insurers is accessible, and so is a dated figure', async ({ page }) => {
  await page.goto(words.de.reimbursement);
  const field = insurerField(page, 'de');
  await field.fill('bkk');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'list open', 'body');
  await field.fill('aok bayern');
  await field.press('Enter');
  await expect(page.locator('#insurer-selector')).toContainText('Stand 13.11.2024');
  await expectAccessible(page, 'a figure with its day', 'body');
});

test('the conditions are accessible with a body mass index and missing confirmations', async ({ page }) => {
  await page.goto(words.en.requirements);
  await page.locator('#bmi-height').fill('168');
  await page.locator('#bmi-weight').fill('90');
  await page.getByRole('button', { name: words.en.join }).click();
  await expect(page.getByText('Please enter your date of birth.')).toBeVisible();
  await expectAccessible(page, 'what is missing', 'body');
});
