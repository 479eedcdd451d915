import { expect, test } from '@playwright/test';
import { textsOf } from '#i18n/texts.ts';
import { hasDecided } from './consent.ts';
import { answer, onScreen, openAnswered, words } from './onboarding.ts';
import { accountOf, signInHere } from './onboarding-accounts.ts';
import { words as plans } from './plan.ts';
import { de } from './texts.ts';
import { at } from './site.ts';

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('questions: above a BMI of 35 the result advises a doctor, and shows no curve, pace, date or offer', async ({
  page,
}) => {
  await openAnswered(page, 'de', 4);
  const texts = textsOf('de', 'onboarding').island;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const height = field(texts.height.label);
  const weight = field(texts.weight.label);
  const desired = field(texts.desired.label);
  await expect(height).toHaveAccessibleDescription(texts.height.hint);
  await height.fill('abc');
  await desired.fill('45');
  await page.keyboard.press('Enter');
  // All problems at once, with the focus on the first. Whether a weight is healthy depends on the height.
  await expect(page.getByRole('alert')).toContainText(de('onboarding').island.problems.height_not_a_number);
  await expect(page.getByRole('alert')).toContainText(de('onboarding').island.problems.answer_missing);
  await expect(page.getByRole('alert')).not.toContainText(de('onboarding').island.care.title);
  await expect(page.locator('input:focus')).toHaveAttribute('name', 'height');
  // The problem is described beside its field.
  await height.fill('18');
  await weight.fill('80');
  await desired.fill('75');
  await page.keyboard.press('Enter');
  const { hint } = texts.height;
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    texts.problems.height_implausible,
  );
  await expect(height).toHaveAttribute('aria-invalid', 'true');
  await expect(height).toHaveAccessibleDescription(`${hint} ${texts.problems.height_implausible}`);
  await height.fill('160');
  await weight.fill('95');
  await desired.fill('70');
  await page.keyboard.press('Enter');
  await answer(page, 'de', 5);
  const result = page.locator('#onboarding');
  await expect(result.getByRole('link', { name: de('onboarding').island.curve.doctorSearch })).toBeVisible();
  await expect(result.getByRole('slider')).toHaveCount(0);
  await expect(result.locator('a[href*="angebote"]')).toHaveCount(0);
  await expect(result.locator('.button.primary')).toHaveCount(0);
  await expect(result.getByRole('region', { name: de('onboarding').island.storing.title })).not.toContainText(
    'App',
  );
  expect(await result.innerText()).not.toMatch(/Kilogramm weniger|\d{2}\.\d{2}\.\d{4}| in der Woche/);
});

test('questions: without the health consent recipes are offered, and the account asks for it later', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAnswered(page, 'de', 2);
  await page.getByRole('button', { name: de('onboarding').island.consent.decline }).click();
  // On phones the pressed button is far below the top of the screen.
  await expect(page.getByText(de('onboarding').island.consent.declined)).toBeInViewport();
  await page
    .locator('#onboarding')
    .getByRole('link', { name: de('onboarding').island.consent.recipes })
    .click();
  await expect(page).toHaveURL(at('/de/rezepte'));
  await page.goto(`${plans.de.login}?next=${plans.de.account}`);
  const email = await signInHere(page, baseURL);
  await expect(page.getByText(de('account').island.data.healthNone)).toBeVisible();
  expect(await accountOf(baseURL, email)).toEqual({ onboardingCompleted: false, weights: 0 });
  await page
    .getByRole('region', { name: de('account').island.way.title, exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(at(words.de.path));
});

test('questions: a returning visitor does not see the first screen', async ({ page }) => {
  await openAnswered(page, 'de', 5);
  const script = Promise.withResolvers<undefined>();
  await page.route(/hydrate\.[\w-]+\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(de('onboarding').page.opening)).toBeVisible();
  await expect(page.getByRole('button', { name: words.de.ready })).toBeHidden();
  script.resolve(undefined);
  await onScreen(page, 'de', 5);
  await expect(page.getByText(de('onboarding').page.opening)).toBeHidden();
});
