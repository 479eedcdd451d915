import { expect, test } from '@playwright/test';
import { legalPages, pathOf } from '#i18n/routes.ts';
import { banner, settings } from './consent.ts';

const sizes = [
  ['a phone', 390, 844],
  ['a small phone', 320, 568],
  ['a window at 400 %', 320, 256],
  ['a desktop', 1280, 800],
] as const;

test('consent banner: covers no legal link and nothing that has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/agb');
  await expect(banner(page)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const [name, width, height] of sizes) {
    await test.step(`on ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
      });
      for (const legal of legalPages) {
        await footer
          .locator(`a[href*="${pathOf(legal, 'de')}"]:not([hreflang])`)
          .click({ trial: true, timeout: 5000 });
      }
      await settings(page).click({ trial: true, timeout: 5000 });

      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await page.locator('main').focus();
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const card = document.querySelector('.consent-card')?.getBoundingClientRect();
          if (!focused || !card || focused.closest('#consent')) return undefined;
          const { top, bottom } = focused.getBoundingClientRect();
          return top >= card.top && bottom <= card.bottom ? focused.outerHTML.slice(0, 100) : undefined;
        });
        expect(hidden).toBeUndefined();
      }
    });
  }
});
