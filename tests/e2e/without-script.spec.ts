import { expect, test } from '@playwright/test';
import { company } from '#domain/company/company.ts';
import { formatMoney } from '#domain/text/format.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { centsPerMonth, priceOf } from '#domain/shop/prices.ts';
import { banner, words as consent } from './consent.ts';
import { card, checking, words as signIn } from './identity.ts';
import { heading, words as start } from './onboarding.ts';
import { plan, words as orders } from './plan.ts';
import { de } from './texts.ts';

test.use({ javaScriptEnabled: false });

test('without script: texts and language switch work, and there is no banner and no storage', async ({
  page,
  context,
}) => {
  await page.goto('/de/impressum');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(company.email).first()).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText(consent.de.settings)).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/imprint');
});

test('without script: plans show their total prices and lead to the order', async ({ page }) => {
  const said = orders.de;
  await page.goto(said.plans);
  for (const offered of plans) {
    const price = formatMoney(priceOf(offered));
    // Orders are for members: the link leads through the sign-in.
    const order = encodeURIComponent(`${said.order}?product=${offered.key}`);
    const way = page.locator(`a[href="${said.login}?for=plan&next=${order}"]`);
    const offer = page.getByRole('listitem').filter({ has: way });
    // A reduced price says so before the amount.
    await expect(offer.locator('strong')).toContainText(price);
    await expect(offer).toContainText(
      offered.months === 1 ? price : formatMoney(centsPerMonth(priceOf(offered), offered.months)),
    );
  }
  await expect(page.getByText(said.code)).toBeHidden();
});

test('without script: questions, sign-in and order say what they need, and how to reach us', async ({
  page,
}) => {
  await page.goto(start.de.path);
  await expect(heading(page)).toHaveText(de('onboarding').island.welcome.title);
  await expect(page.getByText(de('onboarding').page.noscript)).toBeVisible();

  await page.goto(signIn.de.path);
  await expect(page.getByRole('heading', { name: de('login').script.title })).toBeVisible();
  await expect(card(page).getByRole('link')).toHaveCount(2);
  await expect(checking(page)).toBeHidden();

  await page.goto(`${orders.de.order}?product=${plan.key}`);
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  await expect(page.locator('.skeleton')).toBeHidden();
});
