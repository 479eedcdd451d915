import { expect, test } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { hasDecided } from './consent.ts';
import { press, walk } from './keyboard.ts';
import { openAnswered } from './onboarding.ts';

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
});

test('result: shopping list and plans are reached with the keyboard alone', async ({ page }) => {
  const { day, summary } = textsOf('de', 'onboarding').island;
  await openAnswered(page);
  await expect(page.getByText(day.sum, { exact: true })).toBeVisible();
  await expect(page.getByText(summary.withdraw, { exact: true })).toBeVisible();
  expect(await walk(page)).toEqual([]);

  const other = page.getByRole('button', { name: day.other }).nth(1);
  await press(other);
  await expect(other).toBeFocused();
  await press(page.getByRole('link', { name: day.week }));
  await page.waitForURL(({ pathname }) => pathname === pathOf('week', 'de'));
  const lines = page.locator('.week-shelves').getByRole('checkbox');
  await press(lines.first(), 'Space');
  await expect(lines.first()).toBeChecked();
  await expect(lines.first()).toBeFocused();

  await page.goto(pathOf('plans', 'de'));
  await expect(page.locator('.plan').first()).toBeVisible();
  expect(await walk(page)).toEqual([]);
});
