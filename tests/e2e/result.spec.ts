import { expect, test } from '@playwright/test';
import { fill, plural } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { centsPerMonth, priceOf } from '#domain/shop/prices.ts';
import { orderByLogin } from '#i18n/order-path.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { hasDecided } from './consent.ts';
import { onScreen, openAnswered } from './onboarding.ts';
import { de, en } from './texts.ts';
import { at } from './site.ts';

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('result: its one primary button leads to the order of the plan that fits, and says what it costs', async ({
  page,
}) => {
  const locale = 'de';
  const { card, fits } = textsOf(locale, 'plans').island;
  await openAnswered(page);
  const primary = page.getByRole('main').locator('.button.primary');
  await expect(primary).toHaveCount(1);
  const offer = page.locator('.onb-offer');
  const months = Number(/(\d+) (?:Monate|months)/.exec(await offer.innerText())?.[1]);
  const plan = plans.find((one) => one.months === months);
  if (!plan) throw new Error('The result names no plan.');
  const cents = priceOf(plan);
  const said = fill(plural(fits, months), { weight: '83\u00a0kg', date: '…', months: String(months) });
  await expect(offer).toContainText(said.split('…').at(-1) ?? '');
  await expect(primary).toHaveText(fill(plural(card.start, months), { months }));
  // The month's share is never larger than the total: both are in one line of text.
  const month = fill(plural(card.perMonth, months), { money: formatMoney(centsPerMonth(cents, months)) });
  const renews = fill(plural(card.renews, months), { money: formatMoney(cents), months });
  await expect(primary).toHaveAccessibleDescription(`${formatMoney(cents)}, ${month}. ${renews}`);
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  const isInOrder = async () =>
    (await top('.onb-offer')) < (await top('.onb-keep')) &&
    (await top('.onb-keep')) < (await top('.onb-figures'));
  await expect.poll(isInOrder).toBe(true);
  await expect(primary).toHaveAttribute('href', orderByLogin(locale, plan.key));
  await offer.getByRole('link', { name: textsOf(locale, 'onboarding').island.onward.plans }).click();
  await expect(page).toHaveURL(at(pathOf('plans', locale)));
  await expect(page.locator('.plan-fits')).toHaveText(
    /^Kanari, 83\u00a0kg .*\d\d\.\d\d\.\d{4}: .*\d+ (Monate|months)/,
  );
  // The recommended plan is highlighted.
  const fitting = page.getByRole('listitem').filter({ hasText: card.fits });
  await expect(fitting.getByRole('link')).toHaveText(fill(plural(card.start, months), { months }));
  await expect(page.locator('.plan .button.primary')).toHaveCount(1);
});

test('questions: a tapped answer leads on, arrow keys only select, and the result names the choice', async ({
  page,
}) => {
  await openAnswered(page, 'en', 5);
  const vegan = page.getByRole('radio', { name: /^Vegan/ });
  await page.getByText(de('onboarding').island.nutrition.VEGAN, { exact: true }).click();
  await onScreen(page, 'en', 6);
  await page.getByRole('button', { name: en('onboarding').island.nav.back, exact: true }).click();
  await onScreen(page, 'en', 5);
  await expect(vegan).toBeChecked();
  await vegan.focus();
  await page.keyboard.press('ArrowUp');
  await expect(vegan).not.toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(vegan).toBeChecked();
  await onScreen(page, 'en', 5);
  // Pressing the chosen answer again leads on as well.
  await vegan.click();
  await onScreen(page, 'en', 6);

  await page.getByRole('button', { name: 'One more: Adults, including you' }).click();
  await page.getByRole('button', { name: 'One more: Children' }).click();
  await page.getByRole('button', { name: en('onboarding').island.nav.next, exact: true }).click();
  await expect(page.getByText('Vegan, for 2 adults and 1 child')).toBeVisible();
});
