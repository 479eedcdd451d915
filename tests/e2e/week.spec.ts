import { expect, test, type Locator, type Page } from '@playwright/test';
import { keepAnswers } from './onboarding.ts';
import { settleConsent } from './recipe-pages.ts';
import { brokenWords, typefaceFiles, typefacesShown } from './site.ts';
import { de } from './texts.ts';
import { choose } from './choose.ts';

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
const invitation = (page: Page) => page.getByRole('link', { name: de('week').start.link });
const titleOf = (page: Page, name: string) => meal(page, name).getByRole('link').innerText();

test('week: a dish is changed and kept over a reload, without an account, and neither energy nor allergens are stored', async ({
  page,
}) => {
  await page.route('**/dishes.json?*', (route) => route.abort());
  await page.goto('/de/woche');
  await expect(
    page.getByRole('alert').filter({ hasText: de('week').island.states.failedTitle }),
  ).toBeVisible();
  await page.unroute('**/dishes.json?*');
  await page.getByRole('button', { name: de('week').island.states.again }).click();
  await expect(tabs(page)).toHaveCount(7);
  for (const name of [
    de('week').meals.breakfast,
    de('week').meals.lunch,
    de('week').meals.dinner,
    de('week').meals.snack,
  ]) {
    await expect(meal(page, name).getByRole('link')).toHaveAttribute('href', /^\/de\/rezepte\//);
  }
  await expect(page.locator('.week-shelves').getByRole('heading').first()).toBeVisible();
  await tabs(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs(page).nth(1)).toBeFocused();
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs(page).nth(6)).toBeFocused();
  await expect(invitation(page)).toBeVisible();
  expect(await stored(page)).toBeNull();

  await tabs(page).first().click();
  const lunch = await titleOf(page, de('week').meals.lunch);
  const dinner = await titleOf(page, de('week').meals.dinner);
  const other = meal(page, de('week').meals.lunch).getByRole('button', { name: /Etwas anderes als/ });
  await other.click();
  await expect(meal(page, de('week').meals.lunch).getByRole('link')).not.toHaveText(lunch);
  await expect(other).toBeFocused();
  const now = await titleOf(page, de('week').meals.lunch);
  await expect(page.getByRole('status').filter({ hasText: `jetzt ${now}` })).toBeAttached();
  expect(await titleOf(page, de('week').meals.dinner)).toBe(dinner);

  expect(await stored(page)).not.toMatch(/kcal|aim|energy|helping/i);
  await page.reload();
  await expect(meal(page, de('week').meals.lunch).getByRole('link')).toHaveText(now);

  const setup = page.getByRole('region', { name: de('week').island.setup.title });
  await setup.getByRole('button', { name: de('week').island.setup.change }).click();
  await choose(setup.getByRole('checkbox', { name: de('week').leaveOut.names.nuts, exact: true }));
  await choose(setup.getByRole('checkbox', { name: de('week').leaveOut.names.milk, exact: true }));
  await expect(setup).toContainText('ohne Milch und Nüsse');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
  expect(kept).not.toMatch(/nuts|milk|left-out/);
  await page.reload();
  await expect(setup).not.toContainText('ohne');
});

for (const faces of ['our typefaces', 'fallbacks'] as const) {
  test(`week: seven columns fit long dish names in ${faces}`, async ({ page }) => {
    if (faces === 'fallbacks') await page.route(typefaceFiles, (route) => route.abort());
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page);
    await page.locator('.week-board h4 a').evaluateAll((links) => {
      // Compounds, which a browser without a dictionary cannot hyphenate.
      for (const link of links) link.textContent = 'Räucherforelle mit Vollkornspaghetti';
    });
    await typefacesShown(page);
    expect(await brokenWords(page, '.week-board')).toEqual([]);
  });
}

test('week: asks before it deletes, and leaves the focus where the visitor put it', async ({
  page,
  context,
}) => {
  const { states } = de('week').island;
  await open(page);
  await meal(page, de('week').meals.lunch)
    .getByRole('button', { name: /Etwas anderes als/ })
    .click();
  await page.getByRole('button', { name: states.forget }).click();
  await expect(page.getByRole('button', { name: states.forgetNo })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const yes = page.getByRole('button', { name: states.forgetYes });
  await expect(yes).toBeFocused();
  // Renders the week again.
  await page.evaluate(() => dispatchEvent(new Event('storage')));
  await context.setOffline(true);
  await expect(page.getByText(states.offline)).toBeVisible();
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(page)).toBeNull();
});

test('week: a visitor with answers is not invited to the quiz', async ({ page }) => {
  await keepAnswers(page);
  await open(page);
  await expect(page.getByRole('heading', { name: de('week').kept.title })).toBeVisible();
  await expect(invitation(page)).toBeHidden();
});

test('week: without JavaScript the page explains itself and links to the recipes', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/de/woche');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('week').hero.title);
  await expect(page.getByRole('link', { name: de('week').noscript.recipes })).toBeVisible();
  await expect(invitation(page)).toBeVisible();
  await context.close();
});
