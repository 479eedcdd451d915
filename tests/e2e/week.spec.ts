import { expect, test, type Locator, type Page } from '@playwright/test';
import { keepAnswers } from './onboarding.ts';
import { settleConsent } from './recipe-pages.ts';
import { brokenWords, typefacesShown } from './site.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));
test.use({ viewport: { width: 390, height: 844 } });

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('valea:week'));
const open = async (page: Page) => {
  await page.goto('/de/woche');
  await expect(page.locator('#week')).toHaveAttribute('data-state', 'ready');
};
const tabs = (page: Page) => page.getByRole('tab');
const meal = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
const invitation = (page: Page) => page.getByRole('link', { name: 'Die neun Fragen beantworten' });
const titleOf = (page: Page, name: string) => meal(page, name).getByRole('link').innerText();

test('week: shown without an account, on a second try too, changed and kept over a reload, and stores neither energy nor allergens', async ({
  page,
}) => {
  await page.route('**/dishes.json', (route) => route.abort());
  await page.goto('/de/woche');
  await expect(page.getByRole('alert').filter({ hasText: 'Die Rezepte laden gerade nicht' })).toBeVisible();
  await page.unroute('**/dishes.json');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(tabs(page)).toHaveCount(7);
  for (const name of ['Frühstück', 'Mittagessen', 'Abendessen', 'Snack']) {
    await expect(meal(page, name).getByRole('link')).toHaveAttribute('href', /^\/de\/rezepte\//);
  }
  await expect(page.getByRole('heading', { name: 'Obst & Gemüse' })).toBeVisible();
  await tabs(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs(page).nth(1)).toBeFocused();
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs(page).nth(6)).toBeFocused();
  await expect(invitation(page)).toBeVisible();
  expect(await stored(page)).toBeNull();

  await tabs(page).first().click();
  const lunch = await titleOf(page, 'Mittagessen');
  const dinner = await titleOf(page, 'Abendessen');
  const other = meal(page, 'Mittagessen').getByRole('button', { name: /Etwas anderes als/ });
  await other.click();
  await expect(meal(page, 'Mittagessen').getByRole('link')).not.toHaveText(lunch);
  await expect(other).toBeFocused();
  const now = await titleOf(page, 'Mittagessen');
  await expect(page.getByRole('status').filter({ hasText: `jetzt ${now}` })).toBeAttached();
  expect(await titleOf(page, 'Abendessen')).toBe(dinner);

  expect(await stored(page)).not.toMatch(/kcal|aim|energy|helping/i);
  await page.reload();
  await expect(meal(page, 'Mittagessen').getByRole('link')).toHaveText(now);

  const setup = page.getByRole('region', { name: 'Für wen wird gekocht?' });
  await setup.getByRole('button', { name: 'Ändern' }).click();
  await setup.getByRole('checkbox', { name: 'Nüsse', exact: true }).check();
  await setup.getByRole('checkbox', { name: 'Milch', exact: true }).check();
  await expect(setup).toContainText('ohne Milch und Nüsse');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
  expect(kept).not.toMatch(/nuts|milk|left-out/);
  await page.reload();
  await expect(setup).not.toContainText('ohne');
});

for (const faces of ['our typefaces', 'fallbacks'] as const) {
  test(`week: seven columns fit long dish names in ${faces}`, async ({ page }) => {
    if (faces === 'fallbacks') await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page);
    await page.locator('.week-board h4 a').evaluateAll((links) => {
      // Joined words: nothing can be hyphenated where the browser has no dictionary.
      for (const link of links) link.textContent = 'Räucherforelle mit Vollkornspaghetti';
    });
    await typefacesShown(page);
    expect(await brokenWords(page, '.week-board')).toEqual([]);
  });
}

test('week: a visitor with answers is not invited to the quiz', async ({ page }) => {
  await keepAnswers(page);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Was auf deinem Gerät bleibt' })).toBeVisible();
  await expect(invitation(page)).toBeHidden();
});

test('week: without JavaScript the page explains itself and links to the recipes', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/de/woche');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was essen wir diese Woche?');
  await expect(page.getByRole('link', { name: 'Zu den Rezepten' })).toBeVisible();
  await expect(invitation(page)).toBeVisible();
  await context.close();
});
