import { expect, test } from '@playwright/test';
import { formatMoney } from '#domain/format.ts';
import { hasDecided } from './consent.ts';
import { enter, openAgain, openAsMember, signInHere } from './onboarding-accounts.ts';
import { blockStorage } from './site.ts';
import { agree, calls, heading, orderButton, pay, placeOrder, words } from './plan.ts';

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('from an ad to a paid plan; a double click orders once', async ({ page, context, baseURL }) => {
  const said = words.de;
  const checkouts = calls(context, '/api/checkout');
  await page.goto(`${said.plans}?utm_source=ad&utm_campaign=spring&code=neustart20`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: said.start }) });
  await expect(card.locator('strong')).toContainText(formatMoney(47_99));
  await expect(card.locator('s')).toContainText(formatMoney(59_99));
  await card.getByRole('link', { name: said.start }).click();

  await expect(heading(page)).toHaveText(said.loginTitle);
  await signInHere(page, baseURL);
  await expect(page).toHaveURL(`${said.order}?product=app-6-months&code=NEUSTART20`);

  // Directly above the button, with nothing in between, as the law requires.
  const facts = page.locator('form > dl');
  await expect(facts.locator('dt')).toHaveText(said.facts);
  await expect(facts.locator('dd').nth(1)).toContainText(formatMoney(47_99));
  await expect(facts.locator('dd').nth(1)).toContainText(said.vat);
  expect(await facts.evaluate((list) => list.nextElementSibling?.textContent)).toBe(said.button);
  await agree(page);
  await orderButton(page, 'de').dblclick();
  await expect(page).toHaveURL(/\/pay\/cs_/);
  expect(checkouts.count).toBe(1);

  await expect(page.locator('.total')).toHaveText(formatMoney(47_99));
  await pay(page, 'declined');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await pay(page, 'card');
  await expect(page).toHaveURL(new RegExp(`${said.welcome}\\?order=`));
  await expect(heading(page)).toHaveText(said.paid);
  await page.reload();
  await expect(heading(page)).toHaveText(said.paid);
  await expect(page.getByRole('link', { name: said.toAccount })).toHaveAttribute('href', said.account);

  await page.goto(said.plans);
  await expect(page.getByRole('heading', { name: said.hasPlan })).toBeVisible();
  await page.goto(`${said.order}?product=app-12-months`);
  await expect(heading(page)).toHaveText(said.has);
});

test('an abandoned order resumes at the same payment page, also on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await openAsMember(page, baseURL, `${words.de.plans}?code=KURS10`);
  await expect(page.getByText('KURS10 ist eingelöst.')).toBeVisible();
  await page.getByRole('link', { name: words.de.start }).click();
  await placeOrder(page, 'de');
  const paymentPage = page.url();
  await page.goBack();
  await placeOrder(page, 'de');
  expect(page.url()).toBe(paymentPage);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(`${words.de.order}?product=app-6-months&code=KURS10`);
  await expect(page.getByText(words.de.nothingCharged)).toBeVisible();

  const context = await browser.newContext();
  await hasDecided(context, 'declined', baseURL);
  const phone = await context.newPage();
  await openAgain(phone, baseURL, email, words.de.plans);
  await phone
    .getByRole('complementary', { name: words.de.stillOpen })
    .getByRole('button', { name: words.de.payOn })
    .click();
  await expect(phone).toHaveURL(paymentPage);
  await phone.goto(words.de.account);
  await expect(phone.getByRole('region', { name: words.de.stillOpen })).toContainText('KURS10');
  await phone.getByRole('button', { name: words.de.drop }).press('Enter');
  await expect(phone.getByRole('status').filter({ hasText: words.de.dropped })).toBeFocused();
  await context.close();
});

test('offline and an unanswering shop show an error, and a retry continues', async ({
  page,
  context,
  baseURL,
}) => {
  await page.route('**/api/offers', (route) => route.fulfill({ status: 500, body: '<h1>Sorry</h1>' }));
  await openAsMember(page, baseURL, `${words.de.order}?product=app-1-month`);
  await expect(heading(page)).toHaveText(words.de.failed);
  await page.unroute('**/api/offers');
  await page.getByRole('button', { name: words.de.again }).click();
  await expect(orderButton(page, 'de')).toBeVisible();
  await agree(page);
  await context.setOffline(true);
  await expect(page.getByText('Du bist offline. Deine Angaben bleiben hier stehen.')).toBeVisible();
  await orderButton(page, 'de').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Gerade gibt es keine Verbindung.' })).toBeVisible();
  await context.setOffline(false);
  await orderButton(page, 'de').click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
});

test('with storage blocked she signs in on the order page, before and after the payment', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await blockStorage(page);
  await page.goto(`${words.de.order}?product=app-1-month`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Fast geschafft: dein Konto für Valea' }),
  ).toBeVisible();
  const email = await signInHere(page, baseURL);
  await placeOrder(page, 'de');
  await pay(page, 'card');
  await expect(page).toHaveURL(new RegExp(words.de.welcome));
  await enter(page, email);
  await expect(heading(page)).toHaveText(words.de.paid);
  expect(errors).toEqual([]);
});
