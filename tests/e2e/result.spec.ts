import { expect, test } from '@playwright/test';
import { fill, plural } from '#domain/fill.ts';
import { formatMoney } from '#domain/format.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { hasDecided } from './consent.ts';
import { answer, begin, onScreen } from './onboarding.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

for (const locale of ['de', 'en'] as const) {
  test(`the result has one primary button: to the offers, with what the cheapest costs in all (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale, 'onboarding').island;
    await begin(page, locale);
    await answer(page, locale);
    const primary = page.getByRole('main').locator('.button.primary');
    await expect(primary).toHaveCount(1);
    await expect(primary).toHaveText(t.onward.plans);
    const byMonth = plans.map(({ months, prices: [{ cents }] }) => ({
      months,
      cents,
      month: cents / months,
    }));
    const cheapest = byMonth.reduce((best, one) => (one.month < best.month ? one : best));
    const { months, cents, month } = cheapest;
    const price = fill(plural(t.onward.price, months), {
      month: formatMoney(Math.ceil(month)),
      total: formatMoney(cents),
      months,
    });
    await expect(primary).toHaveAccessibleDescription(price);
    // The month's share is never set larger than the total: both are in one line of text.
    await expect(page.locator('#onb-price')).toHaveText(price);
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    const isInOrder = async () =>
      (await top('.onb-offer')) < (await top('.onb-keep')) &&
      (await top('.onb-keep')) < (await top('.onb-figures'));
    await expect.poll(isInOrder).toBe(true);
    await primary.click();
    await expect(page).toHaveURL(pathOf('plans', locale));
    await expect(page.locator('.plan-fits')).toHaveText(
      /^Kanari, 83\u00a0kg .*\d\d\.\d\d\.\d{4}: .*\d+ (Monate|months)/,
    );
  });
}

test('a tap on an answer goes on, with a way back; the arrow keys only choose', async ({ page }) => {
  await begin(page, 'en');
  await answer(page, 'en', 0, 8);
  const vegan = page.getByRole('radio', { name: /^Vegan/ });
  await page.getByText('Vegan', { exact: true }).click();
  await onScreen(page, 'en', 9);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await onScreen(page, 'en', 8);
  await expect(vegan).toBeChecked();
  await vegan.focus();
  await page.keyboard.press('ArrowUp');
  await expect(vegan).not.toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(vegan).toBeChecked();
  await onScreen(page, 'en', 8);
  // The answer that is chosen already may be meant once more.
  await vegan.click();
  await onScreen(page, 'en', 9);
});

test('the result says whom it is for', async ({ page }) => {
  await begin(page, 'en');
  await answer(page, 'en', 0, 8);
  await page.getByText('Vegan', { exact: true }).click();
  await onScreen(page, 'en', 9);
  await page.getByRole('button', { name: 'One more: Adults, including you' }).click();
  await page.getByRole('button', { name: 'One more: Children' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Vegan, for 2 adults and 1 child')).toBeVisible();
});
