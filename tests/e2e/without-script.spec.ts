import { expect, test } from '@playwright/test';
import { company } from '#domain/company.ts';
import { formatMoney } from '#domain/format.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { centsPerMonth, priceOf } from '#domain/shop/prices.ts';
import { banner, words as consent } from './consent.ts';
import { card, checking, words as signIn } from './identity.ts';
import { heading, words as start } from './onboarding.ts';
import { words as orders } from './plan.ts';

test.use({ javaScriptEnabled: false });

test('language switch, menu and texts work; there is no banner, no storage and no settings', async ({
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

test('the plans show their total prices and lead to the order', async ({ page }) => {
  const said = orders.de;
  await page.goto(said.plans);
  for (const plan of plans) {
    const price = formatMoney(priceOf(plan));
    // Orders are for members: the link leads through the sign-in.
    const order = encodeURIComponent(`${said.order}?product=${plan.key}`);
    const way = page.locator(`a[href="${said.login}?for=plan&next=${order}"]`);
    const offer = page.getByRole('listitem').filter({ has: way });
    await expect(offer.locator('strong')).toHaveText(price);
    await expect(offer).toContainText(
      plan.months === 1 ? price : formatMoney(centsPerMonth(priceOf(plan), plan.months)),
    );
  }
  await expect(page.getByText(said.code)).toBeHidden();
});

test('questions, sign-in and order say what they need, and how to contact us instead', async ({ page }) => {
  await page.goto(start.de.path);
  await expect(heading(page)).toHaveText('Neun kurze Fragen, dann siehst du deinen Weg.');
  await expect(page.getByText('Die Fragen brauchen JavaScript')).toBeVisible();

  await page.goto(signIn.de.path);
  await expect(page.getByRole('heading', { name: 'Zum Anmelden braucht es JavaScript' })).toBeVisible();
  await expect(card(page).getByRole('link')).toHaveCount(2);
  await expect(checking(page)).toBeHidden();

  await page.goto(`${orders.de.order}?product=app-1-month`);
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  await expect(page.locator('.skeleton')).toBeHidden();
});
