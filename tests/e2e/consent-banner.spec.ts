import { expect, test } from '@playwright/test';
import { consentRules } from '#domain/consent/consent.ts';
import { answer, banner, decision, posts, settings, settled, words } from './consent.ts';
import { de } from './texts.ts';

const runtime = /\/client\.[\w-]+\.js$/;

test('consent banner: shows before any other script runs, and the page below stands where it is first painted', async ({
  page,
}) => {
  // Without scripts and fonts, so that only the banner can move the page.
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  await page.addInitScript(() => {
    // Not by layout shifts: on a slow machine the page is painted while it arrives, and icons move with their words.
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      const main = document.querySelector('main');
      if (main !== null) tops.add(main.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/de/');
  await expect(banner(page)).toBeVisible();
  const tops = await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    return [...(Reflect.get(window, 'tops') as Set<number>)];
  });
  const card = await banner(page).boundingBox();
  expect(tops).toHaveLength(1);
  expect(tops[0]).toBeGreaterThan(card?.height ?? Infinity);
});

test('consent banner: hydrates on pointer, focus or touch, and not before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const [how, approach] of [
    ['a pointer', () => answer(page, words.de.no).hover()],
    ['the focus', () => answer(page, words.de.no).focus()],
    ['a finger', () => answer(page, words.de.no).dispatchEvent('touchstart')],
  ] as const) {
    await test.step(how, async () => {
      requested.length = 0;
      await page.goto('/de/');
      await page.waitForLoadState('networkidle');
      await page.mouse.wheel(0, 600);
      await settled(page);
      expect(requested.filter((path) => runtime.test(path) || path.includes('ConsentBanner'))).toEqual([]);
      await approach();
      await expect.poll(() => requested.filter((path) => runtime.test(path)).length).toBe(1);
    });
  }
});

test('consent banner: an answer before React has loaded is not lost', async ({ page, context }) => {
  const receipts = posts(context, '/api/consent');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/ConsentBanner\.[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/de/');
  await answer(page, words.de.yes).click();
  await expect(answer(page, words.de.yes)).toHaveAttribute('aria-busy', 'true');
  expect(await decision(context)).toBeUndefined();
  release();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => decision(context)).toMatchObject({ status: 'accepted', language: 'de' });
  await expect
    .poll(() => receipts)
    .toMatchObject([{ choice: 'accepted', version: consentRules.version, language: 'de' }]);
});

test('consent banner: both buttons look the same, a refusal gets a receipt, and the banner does not return', async ({
  page,
  context,
}) => {
  const receipts = posts(context, '/api/consent');
  await page.goto('/en/');
  const { no, yes } = words.en;
  await expect(banner(page).getByRole('complementary')).toBeVisible();
  const looks = await Promise.all(
    [no, yes].map((name) =>
      answer(page, name).evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return [button.tagName, color, backgroundColor, borderColor, fontSize, fontWeight, width, height];
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await answer(page, no).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => decision(context)).toMatchObject({ status: 'declined', isReported: true });
  await page.goto('/en/faq');
  await settled(page);
  await expect(banner(page)).toBeHidden();
  expect(receipts).toHaveLength(1);
  const [cookie] = await context.cookies();
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
});

test('consent banner: comes after the skip link and works by keyboard alone', async ({ page, context }) => {
  await page.goto('/de/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, words.de.no)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => decision(context)).toMatchObject({ status: 'declined' });
  // Where the focus came from: the next stop is the header, as without a banner.
  await expect(page.locator('.skip')).toBeFocused();
});

test('consent banner: a refusal puts the focus back where it was', async ({ page }) => {
  await page.goto('/de/');
  await settled(page);
  const home = page.getByRole('banner').getByRole('link').first();
  await home.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(answer(page, words.de.yes)).toBeFocused();
  await answer(page, words.de.no).press('Enter');
  await expect(home).toBeFocused();
});

test('consent banner: asks again at once when its cookie is deleted, and the settings no longer show the receipt', async ({
  page,
  context,
}) => {
  await page.goto('/de/');
  await answer(page, words.de.no).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => decision(context)).toMatchObject({ status: 'declined', isReported: true });
  await settings(page).click();
  const dialog = page.getByRole('dialog', { name: words.de.settings });
  await expect(dialog).toContainText(de('consent').settings.island.declined);
  await context.clearCookies();
  await expect(dialog).toContainText(de('consent').settings.island.undecided);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await answer(page, words.de.no).click();
  await expect.poll(() => decision(context)).toMatchObject({ status: 'declined' });
});

test('consent banner: Global Privacy Control counts as a refusal until the visitor agrees', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/de/');
  await settled(page);
  await expect(banner(page)).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  await settings(page).click();
  const dialog = page.getByRole('dialog', { name: words.de.settings });
  await expect(dialog.getByText(de('consent').settings.island.objected)).toBeVisible();
  await dialog.getByRole('button', { name: words.de.yes, exact: true }).click();
  await expect.poll(() => decision(context)).toMatchObject({ status: 'accepted' });
  await expect(dialog.getByRole('status')).toBeFocused();
});
