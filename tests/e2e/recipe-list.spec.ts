import { expect, test, type Page } from '@playwright/test';
import { settleConsent, soup } from './recipe-pages.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

/** The list is longer; what follows is on its next page. */
const onFirstPage = 48;

const cards = (page: Page) => page.locator('[data-recipes] > li');
const firstTitle = (page: Page) => page.locator('[data-recipes] h2').first();
const count = (page: Page) => page.locator('recipe-search output');
const found = async (page: Page) => parseInt((await count(page).textContent()) ?? '', 10);
/** The pressed state is painted, and in the URL, before the search: the old number stays until then. */
const foundInsteadOf = async (page: Page, before: number) => {
  await expect(count(page)).not.toHaveText(`${before} Rezepte`);
  return found(page);
};
const tag = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Nach Thema filtern' }).getByRole('link', { name, exact: true });

test('finds recipes by ingredient, regardless of spelling, and nothing is loaded for it before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/de/rezepte');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('search.json'))).toEqual([]);
  await page.getByRole('searchbox').fill('SUSSKARTOFFEL');
  await expect(page).toHaveURL('/de/rezepte?q=SUSSKARTOFFEL');
  await expect(count(page)).toHaveText(/^1 Rezept$|^[2-9] Rezepte$/);
  await expect(firstTitle(page)).toContainText('Süßkartoffel');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('SUSSKARTOFFEL');
  await expect(firstTitle(page)).toContainText('Süßkartoffel');

  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(page).toHaveURL('/de/rezepte');
  await expect(cards(page)).toHaveCount(onFirstPage);

  await page.getByRole('searchbox').fill('xyzzy');
  await expect(count(page)).toHaveText('0 Rezepte');
  await expect(page.getByText('Dafür haben wir noch kein Rezept.')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Rezepte zeigen' }).click();
  await expect(cards(page)).toHaveCount(onFirstPage);
});

test('tags filter the list in place, the back button undoes it, and the other language shows the same', async ({
  page,
}) => {
  await page.goto('/de/rezepte');
  const all = await found(page);
  await tag(page, 'Suppe').click();
  await expect(page).toHaveURL('/de/rezepte?tag=soup');
  await expect(tag(page, 'Suppe')).toHaveAttribute('aria-current', 'true');
  const soups = await foundInsteadOf(page, all);
  expect(soups).toBeGreaterThan(1);
  await expect(cards(page)).toHaveCount(soups);

  await tag(page, 'Vegan').click();
  await expect(page).toHaveURL('/de/rezepte?tag=soup,vegan');
  await expect(tag(page, 'Vegan')).toHaveAttribute('aria-current', 'true');
  const vegan = await foundInsteadOf(page, soups);
  expect(vegan).toBeLessThan(soups);
  await expect(cards(page)).toHaveCount(vegan);

  await page.goBack();
  await expect(cards(page)).toHaveCount(soups);
  await page.goBack();
  await expect(cards(page)).toHaveCount(onFirstPage);

  await page.goForward();
  await expect(cards(page)).toHaveCount(soups);
  await page.locator('button.language').click();
  await page.locator('dialog#language').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/recipes?tag=soup');
  await expect(count(page)).toHaveText(`${soups} recipes`);
});

test('typing during rendering shows the last search, each recipe once', async ({ page }) => {
  await page.goto('/de/rezepte');
  const search = page.getByRole('searchbox');
  await search.fill('s');
  const more = page.getByRole('button', { name: 'Mehr Rezepte' });
  await expect(more).toBeVisible();
  const many = await found(page);
  expect(many).toBeGreaterThan(onFirstPage);
  // Without a pause in between: each time the unfinished list is abandoned.
  await search.evaluate((input) => {
    for (const text of ['n', 's', 'salz', 's', 'e', 's']) {
      if (input instanceof HTMLInputElement) input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await expect(cards(page)).toHaveCount(onFirstPage);
  await more.click();
  await expect(cards(page)).toHaveCount(many);
  const addresses = await page
    .locator('[data-recipes] h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(many);
});

test('keeps the whole list when the search fails to load', async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto('/de/rezepte');
  await tag(page, 'Suppe').click();
  await expect(page.locator('toast-region')).toContainText('Die Suche lädt gerade nicht');
  await expect(cards(page)).toHaveCount(onFirstPage);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tags are links to pages of their own, and a recipe has no controls that need it', async ({
    page,
  }) => {
    await page.goto('/de/rezepte');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await tag(page, 'Suppe').click();
    await expect(page).toHaveURL('/de/rezepte/thema/suppe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suppen für jede Jahreszeit');
    await expect(tag(page, 'Suppe')).toHaveAttribute('aria-current', 'page');
    expect(await cards(page).count()).toBeGreaterThan(1);

    await page.goto(soup.de);
    for (const shown of [
      '[data-ingredients] label',
      '[data-steps] > li',
      'portion-stepper output',
      'main table',
    ])
      await expect(page.locator(shown).first()).toBeVisible();
    await expect(page.getByText('4 Minuten')).toBeVisible();
    for (const inert of ['recipe-actions', 'portion-stepper button', 'dialog#cook', 'timer-dock']) {
      await expect(page.locator(inert).first()).toBeAttached();
      await expect(page.locator(inert).first()).toBeHidden();
    }
  });
});
