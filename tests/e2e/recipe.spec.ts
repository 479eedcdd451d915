import { expect, test, type Page } from '@playwright/test';
import { fill, plural, type Text } from '#domain/text/fill.ts';
import { amountsFor, anyDish, ingredientLines, settleConsent } from './recipe-pages.ts';
import { de, en } from './texts.ts';
import { at } from './site.ts';
import { holdToasts } from './toasts.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

const portions = (page: Page) => page.locator('portion-stepper output');
const more = (page: Page) => page.getByRole('button', { name: de('recipes').portions.more });
const fewer = (page: Page) => page.getByRole('button', { name: de('recipes').portions.fewer });

const count = (number: number, said: { portions: { count: { one: string; other: Text<'number'> } } }) =>
  fill(plural(said.portions.count, number), { number });

test('recipe: amounts follow the portions in list, steps, address and the other language, and return exactly', async ({
  page,
}) => {
  const dish = anyDish();
  const { servings } = dish;
  const german = (number: number) => count(number, de('recipes'));
  const english = (number: number) => count(number, en('recipes'));
  await page.goto(`${dish.de}#p=-3`);
  await expect(portions(page)).toHaveText(german(servings));
  const written = await ingredientLines(page);
  const inSteps = page.locator('main [data-steps] [data-quantity]');
  const writtenInSteps = await inSteps.allTextContents();
  const first = page.locator('main [data-ingredients]').getByRole('checkbox').first();
  await page.locator('main [data-ingredients] label').first().click();
  await expect(first).toBeChecked();

  await more(page).click();
  await more(page).click();
  await expect(portions(page)).toHaveText(german(servings + 2));
  await expect(page).toHaveURL(new RegExp(`#p=${servings + 2}$`));
  const lines = await ingredientLines(page);
  for (const { line, amount } of amountsFor(dish, servings + 2)) expect(lines[line]).toContain(amount);
  expect(lines).not.toEqual(written);
  expect(await inSteps.allTextContents()).not.toEqual(writtenInSteps);

  await fewer(page).click();
  await fewer(page).click();
  await expect(portions(page)).toHaveText(german(servings));
  expect(await ingredientLines(page)).toEqual(written);
  expect(await inSteps.allTextContents()).toEqual(writtenInSteps);
  await expect(page).toHaveURL(at(dish.de));

  await page.goto(`${dish.de}#p=${servings + 1}`);
  await page.reload();
  await expect(portions(page)).toHaveText(german(servings + 1));
  await page.locator('button.language').click();
  await page.locator('dialog#language').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(at(`${dish.en}#p=${servings + 1}`));
  await expect(portions(page)).toHaveText(english(servings + 1));

  const less = page.getByRole('button', { name: en('recipes').portions.fewer });
  for (let left = servings; left > 0; left -= 1) await less.click();
  await expect(portions(page)).toHaveText(english(1));
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.click({ force: true });
  await expect(portions(page)).toHaveText(english(1));
});

test('recipe: sharing passes on the address with its portions, or copies it where sharing is unsupported or refused', async ({
  page,
  context,
  baseURL,
}) => {
  await holdToasts(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, writable: true });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const address = `${baseURL ?? ''}${anyDish().de}#p=3`;
  await page.goto(address);
  const share = page.getByRole('button', { name: de('recipes').actions.share });
  const toasts = page.locator('toast-region li');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const sharingIs = (name: string) =>
    page.evaluate((refusal) => {
      navigator.share = () => Promise.reject(new DOMException('closed', refusal));
      return navigator.clipboard.writeText('nothing');
    }, name);
  await share.click();
  await expect(toasts).toContainText(['Link kopiert']);
  expect(await copied()).toBe(address);

  await page.evaluate(() => {
    navigator.share = (data) => {
      document.title = data?.url ?? '';
      return Promise.resolve();
    };
  });
  await share.click();
  await expect(page).toHaveTitle(address);

  await page.reload();
  await sharingIs('AbortError');
  await share.click();
  expect(await copied()).toBe('nothing');
  await sharingIs('NotAllowedError');
  await share.click();
  // The refusal above showed no toast.
  await expect(toasts).toContainText(['Link kopiert']);
  expect(await copied()).toBe(address);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await share.click();
  await expect(toasts.filter({ hasText: 'ließ sich nicht kopieren' })).toBeVisible();
});

test('recipe: prints on one sheet, with the chosen portions and without navigation', async ({ page }) => {
  const dish = anyDish();
  const scaled = dish.servings + 2;
  await page.goto(`${dish.de}#p=${scaled}`);
  await expect(portions(page)).toHaveText(count(scaled, de('recipes')));
  const onScreen = [
    'header.no-print',
    'footer.no-print',
    'recipe-actions',
    'portion-stepper button',
    '#related',
  ];
  for (const part of onScreen) await expect(page.locator(part).first()).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  for (const part of onScreen) await expect(page.locator(part).first()).toBeHidden();
  const lines = await ingredientLines(page);
  for (const { line, amount } of amountsFor(dish, scaled)) expect(lines[line]).toContain(amount);
  await expect(page.getByText(count(scaled, de('recipes')))).toBeVisible();
  await expect(page.getByText(count(dish.servings, de('recipes')))).toBeHidden();
});
