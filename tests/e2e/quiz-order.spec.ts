import { expect, test } from '@playwright/test';
import { formatDate } from '#domain/format.ts';
import { hasDecided } from './consent.ts';
import { heading, openAnswered, words as quiz } from './onboarding.ts';
import { accountOf, signInHere } from './onboarding-accounts.ts';
import { orderButton, pay, placeOrder, words } from './plan.ts';

const said = words.de;

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

test('from the quiz to a paid order: the account has answers, consent and the thirty-day guarantee', async ({
  page,
  baseURL,
}) => {
  await openAnswered(page);
  const agreed = formatDate(new Date());
  await page.getByRole('main').locator('.button.primary').click();
  const email = await signInHere(page, baseURL);
  await expect(orderButton(page, 'de')).toBeVisible();
  await expect(page.locator('form > dl')).toContainText('30 Tage Geld zurück');
  expect(await accountOf(baseURL, email)).toEqual({ onboardingCompleted: true, weights: 1 });
  await placeOrder(page, 'de');
  await pay(page, 'card');
  await expect(heading(page)).toHaveText(said.paid);
  await page.goto(said.account);
  await expect(page.getByRole('region', { name: 'Mein Weg', exact: true })).toContainText('Heute 91 kg');
  await expect(page.getByText(`Du hast am ${agreed} eingewilligt`)).toBeVisible();
});

test('without consent in the quiz the account has none, and asks for it', async ({ page, baseURL }) => {
  await openAnswered(page, 'de', 3);
  await page.getByRole('button', { name: 'Nein, lieber nicht' }).click();
  await page.goto(`${said.login}?next=${said.account}`);
  const email = await signInHere(page, baseURL);
  await expect(page.getByText('Du hast nicht eingewilligt.')).toBeVisible();
  expect(await accountOf(baseURL, email)).toEqual({ onboardingCompleted: false, weights: 0 });
  await page.getByRole('region', { name: 'Mein Weg', exact: true }).getByRole('link').first().click();
  await expect(page).toHaveURL(quiz.de.path);
});
