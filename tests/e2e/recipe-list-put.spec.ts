import { expect, test } from '@playwright/test';
import { locales } from '#domain/text/locales.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { expectAccessible } from './accessibility.ts';
import { anyDish, settleConsent } from './recipe-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

for (const locale of locales) {
  test(`recipe: goes on the shopping list with the portions shown, without what is at home (${locale})`, async ({
    page,
  }) => {
    const dish = anyDish();
    const t = textsOf(locale, 'week').addToList;
    const { list } = textsOf(locale, 'week').island;
    const wanted = fill(plural(t.portions, dish.servings + 1), { number: dish.servings + 1 });
    await page.goto(dish[locale]);
    const before = await page.evaluate(() => Object.keys(localStorage));
    await page.getByRole('button', { name: textsOf(locale, 'recipes').portions.more }).click();
    await page.getByRole('button', { name: textsOf(locale, 'recipes').actions.list }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the dialog for the shopping list');
    const boxes = dialog.getByRole('checkbox');
    const count = await boxes.count();
    const owned = (await dialog.locator('label').first().locator('span').last().innerText()).trim();
    await boxes.first().press('Space');
    // Nothing is stored before she puts it on the list.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(before);
    await dialog.getByRole('button', { name: fill(t.put, { portions: wanted }) }).press('Enter');
    await expect(page.getByRole('heading', { name: t.done })).toBeFocused();
    await page.getByRole('link', { name: t.toList }).press('Enter');

    await expect(page).toHaveURL(new RegExp(`${pathOf('week', locale)}(\\?[^#]*)?#shopping-list$`));
    const extras = page.getByRole('region', { name: list.extras });
    if (locale === 'de') await expect(extras).toContainText(dish.title);
    await expect(extras).toContainText(wanted);
    // Only this recipe: a week was never chosen.
    await expect(page.locator('.week-shelves').getByRole('checkbox')).toHaveCount(count - 1);
    await expect(page.getByRole('region', { name: list.owned })).toContainText(owned);
    await page.getByRole('button', { name: fill(list.buyOf, { name: owned }) }).click();
    await expect(page.locator('.week-shelves').getByRole('checkbox')).toHaveCount(count);
    await expect(page.getByRole('heading', { name: list.title })).toBeFocused();

    // It is taken off where it was put on.
    await page.goBack();
    await page.getByRole('button', { name: textsOf(locale, 'recipes').actions.list }).click();
    await expect(dialog).toContainText(fill(t.already, { portions: wanted }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: textsOf(locale, 'recipes').actions.list }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await expect(page.getByRole('heading', { name: t.removed })).toBeFocused();
  });
}
