import { expect, test, type Page } from '@playwright/test';
import { company } from '#domain/company/company.ts';
import { answer, banner, words } from './consent.ts';
import { onScreen } from './onboarding.ts';
import { at, typefacesShown } from './site.ts';
import { de } from './texts.ts';

const phone = { width: 390, height: 844 };

/** The maximum length of the page on a phone, with the texts below: docs/decisions/081-home-page.md. */
const longest = 7450;

/** Texts of usual length in lists of usual length, whatever editors write. */
const writeOwnTexts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    for (const list of main?.querySelectorAll('ul, ol') ?? [])
      [...list.children].slice(6).forEach((item) => item.remove());
    for (const element of main?.querySelectorAll('h1, h2, h3, p, blockquote, summary, li') ?? []) {
      const [text] = [...element.childNodes].filter(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      if (!(text instanceof Text) || text.data.trim().length < 20) continue;
      text.data = /^(?:H|SUMMARY)/.test(element.tagName)
        ? 'Was heute auf den Tisch kommt'
        : 'Ein Satz, der etwa so lang ist wie die meisten, und in einem zweiten Teil sagt, warum.';
    }
  });

test('home: the page is short on a phone, with the cookie banner and without, and shows its comparison on demand', async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const rows = page.locator('[aria-labelledby="comparison"] tbody tr');
  const all = page.getByText(de('home').comparison.more);
  await page.goto('/de/');
  await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
  await expect(all).toBeHidden();

  // Measured with our web fonts, which a first visit may not have yet.
  await typefacesShown(page);
  await page.setViewportSize(phone);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await writeOwnTexts(page);
  // The banner takes its own space above the page.
  const asked = await height();
  await answer(page, words.de.no).click();
  await expect(banner(page)).toBeHidden();
  test.info().annotations.push({ type: 'height', description: `${asked} px, ${await height()} px` });
  expect(asked).toBeLessThanOrEqual(longest);
  expect(await height()).toBeLessThanOrEqual(longest);

  // With its own texts again.
  await page.reload();
  await expect(rows.filter({ visible: true })).toHaveCount(1);
  await all.click();
  await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
});

const inView = async (page: Page, name: string) => {
  const box = await page.getByRole('link', { name }).boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('home: every recipe of the carousel scrolls into view by keyboard', async ({ page }) => {
      await page.goto('/de/');
      const links = page.getByRole('group', { name: de('home').recipes.title }).getByRole('link');
      const names = await links.allTextContents();
      expect(names.length).toBeGreaterThan(1);
      await links.first().focus();
      for (const name of names.slice(1)) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name })).toBeFocused();
        await expect.poll(() => inView(page, name)).toBe(true);
      }
    });
  });
}

test('home: its button opens the first question, with no other link beside it, also when counting is blocked', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // On a busy machine the browser may abort a transition, and reports that as an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.route('**/api/count/**', (route) => route.abort());
  await page.goto('/de/');
  await page
    .getByRole('link', { name: de('home').hero.primary })
    .first()
    .click();
  await expect(page).toHaveURL(at('/de/start?begin'));
  await onScreen(page, 'de', 0);
  // The introduction is not a step of the funnel, and menu and footer have no other links.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([
    new RegExp(company.product),
    de('shell').nav.help,
  ]);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: de('shell').pages.recipes }),
  ).toHaveCount(0);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: de('shell').pages.imprint }),
  ).toBeVisible();
  await page.getByText(de('onboarding').island.gender.FEMALE, { exact: true }).click();
  await onScreen(page, 'de', 1);
  expect(errors).toEqual([]);
});
