import { expect, test, type Page } from '@playwright/test';
import { fill, plural } from '#domain/text/fill.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import { tagPath } from '#i18n/recipe-routes.ts';
import { found as required } from './content.ts';
import { anyDish, dishWith, recipeCount, settleConsent, timedSteps, twoTags } from './recipe-pages.ts';
import { de, en } from './texts.ts';
import { at } from './site.ts';
import { holdToasts } from './toasts.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

/** What follows is on the next page. */
const onFirstPage = Math.min(48, recipeCount);

const cards = (page: Page) => page.locator('[data-recipes] > li');
const firstTitle = (page: Page) => page.locator('[data-recipes] h2').first();
const count = (page: Page) => page.locator('recipe-search output');
const found = async (page: Page) => parseInt((await count(page).textContent()) ?? '', 10);
/** The pressed state is painted, and in the URL, before the search: the old number stays until then. */
const foundInsteadOf = async (page: Page, before: number) => {
  await expect(count(page)).not.toHaveText(fill(de('recipes').search.found.other, { found: before }));
  return found(page);
};
const tagLink = (page: Page, tag: Tag) =>
  page
    .getByRole('navigation', { name: de('recipes').tags.label })
    .getByRole('link', { name: de('recipes').tags.names[tag], exact: true });

/** A word of a title with an umlaut, as in „Süßkartoffel“. */
const withUmlaut = (title: string) => /(?<!\p{L})\p{L}+[äöü]\p{L}{4,}/u.exec(title)?.[0];

test('recipe search: finds a dish whatever the spelling, and nothing is loaded for it before', async ({
  page,
}) => {
  const { title } = dishWith(
    'with an umlaut in a long word of its title',
    (dish) => withUmlaut(dish.title) !== undefined,
  );
  const word = withUmlaut(title) ?? '';
  const typed = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/de/rezepte');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('search.json'))).toEqual([]);
  await page.getByRole('searchbox').fill(typed);
  await expect(page).toHaveURL(at(`/de/rezepte?q=${typed}`));
  await expect(firstTitle(page)).toContainText(word, { ignoreCase: true });
  expect(await found(page)).toBeLessThan(recipeCount);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(typed);
  await expect(firstTitle(page)).toContainText(word, { ignoreCase: true });

  await page.getByRole('button', { name: de('recipes').search.clear }).click();
  await expect(page).toHaveURL(at('/de/rezepte'));
  await expect(cards(page)).toHaveCount(onFirstPage);

  await page.getByRole('searchbox').fill('xyzzy');
  await expect(count(page)).toHaveText(fill(de('recipes').search.found.other, { found: 0 }));
  await expect(page.getByText(de('recipes').search.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: de('recipes').search.reset }).click();
  await expect(cards(page)).toHaveCount(onFirstPage);
});

test('recipe list: tags filter in place, the back button undoes it, and the other language shows the same', async ({
  page,
}) => {
  const { tag, also } = twoTags();
  await page.goto('/de/rezepte');
  const all = await found(page);
  await tagLink(page, tag).click();
  await expect(page).toHaveURL(at(`/de/rezepte?tag=${tag}`));
  await expect(tagLink(page, tag)).toHaveAttribute('aria-current', 'true');
  const some = await foundInsteadOf(page, all);
  await expect(cards(page)).toHaveCount(Math.min(some, 48));

  await tagLink(page, also).click();
  await expect(page).toHaveURL(/\?tag=[\w-]+,[\w-]+$/);
  await expect(tagLink(page, also)).toHaveAttribute('aria-current', 'true');
  const both = await foundInsteadOf(page, some);
  expect(both).toBeLessThan(some);
  await expect(cards(page)).toHaveCount(Math.min(both, 48));

  await page.goBack();
  await expect(cards(page)).toHaveCount(Math.min(some, 48));
  await page.goBack();
  await expect(cards(page)).toHaveCount(onFirstPage);

  await page.goForward();
  await expect(cards(page)).toHaveCount(Math.min(some, 48));
  await page.locator('button.language').click();
  await page.locator('dialog#language').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(at(`/en/recipes?tag=${tag}`));
  await expect(count(page)).toHaveText(fill(plural(en('recipes').search.found, some), { found: some }));
});

test('recipe search: typing while the list is drawn shows the last search, each recipe once', async ({
  page,
}) => {
  required(recipeCount > onFirstPage || undefined, 'second page of recipes');
  await page.goto('/de/rezepte');
  const search = page.getByRole('searchbox');
  await search.fill('s');
  const more = page.getByRole('button', { name: de('recipes').index.more });
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

test('recipe list: stays whole when the search fails to load', async ({ page }) => {
  await holdToasts(page);
  await page.route('**/search.json', (route) => route.abort());
  await page.goto('/de/rezepte');
  await tagLink(page, twoTags().tag).click();
  await expect(page.locator('toast-region')).toContainText(de('recipes').search.failed);
  await expect(cards(page)).toHaveCount(onFirstPage);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('recipes: tags are links to pages of their own, and a recipe has no controls that need a script', async ({
    page,
  }) => {
    const { tag } = twoTags();
    const dish = anyDish();
    await page.goto('/de/rezepte');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await tagLink(page, tag).click();
    await expect(page).toHaveURL(at(tagPath(tag, 'de')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('recipes').tags.titles[tag]);
    await expect(tagLink(page, tag)).toHaveAttribute('aria-current', 'page');
    expect(await cards(page).count()).toBeGreaterThan(1);

    await page.goto(dish.de);
    for (const shown of [
      '[data-ingredients] label',
      '[data-steps] > li',
      'portion-stepper output',
      'main table',
    ])
      await expect(page.locator(shown).first()).toBeVisible();
    await expect(page.getByText(timedSteps(dish)[0]?.time ?? '').first()).toBeVisible();
    for (const inert of ['recipe-actions', 'portion-stepper button', 'dialog#cook', 'timer-dock']) {
      await expect(page.locator(inert).first()).toBeAttached();
      await expect(page.locator(inert).first()).toBeHidden();
    }
  });
});
