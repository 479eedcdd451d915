import { expect, test, type Page } from '@playwright/test';
import { hasDecided } from './consent.ts';
import {
  answer,
  begin,
  canaries,
  canary,
  heading,
  keepAnswers,
  onScreen,
  openAnswered,
  requests,
  storages,
  words,
} from './onboarding.ts';
import { openAsMember, registerHere, tabTo } from './onboarding-accounts.ts';

const status = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

test('from an ad to a stored onboarding at 320 px, with the keyboard alone', async ({
  page,
  context,
  baseURL,
}) => {
  const locale = 'de';
  const seen = requests(context);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${locale}/?utm_source=ad&utm_campaign=spring`);
  await tabTo(page, new RegExp(` ${words[locale].path}$`));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Neun kurze Fragen/);
  await tabTo(page, new RegExp(`^${words[locale].ready}$`));
  await page.keyboard.press('Enter');
  await answer(page, locale);
  await expect(page).toHaveURL(words[locale].path);
  await tabTo(page, new RegExp(`^${words[locale].keep}`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/next=/);
  await registerHere(page, baseURL);
  await expect(page).toHaveURL(words[locale].path);
  await onScreen(page, locale, 8);
  await status(page, words[locale].stored);

  expect(seen.urls.filter((url) => canaries.test(new URL(url).pathname + new URL(url).search))).toEqual([]);
  const told = seen.bodies.filter(({ body }) => body.includes(canary.name));
  expect(told.map(({ path }) => path)).toEqual(['/api/graphql']);
  const left = await storages(page);
  expect([left.device, left.tab, left.history, left.title].join()).not.toMatch(canaries);

  await page.reload();
  await onScreen(page, locale, 8);
  await status(page, words[locale].stored);
});

test('before the consent answers stay in the tab and nothing is sent; after it a new tab, a reload and going back have them', async ({
  page,
  context,
}) => {
  const seen = requests(context);
  await begin(page, 'de');
  await answer(page, 'de', 0, 3);
  const before = await storages(page);
  expect(before.tab).toMatch(canaries);
  expect([before.device, before.cookies, before.history, before.title].join()).not.toMatch(canaries);
  await answer(page, 'de', 3, 6);
  const after = await storages(page);
  expect(after.tab).not.toMatch(canaries);
  expect(after.device).toMatch(canaries);
  expect([after.cookies, after.history, after.title].join()).not.toMatch(canaries);
  expect(seen.bodies.filter(({ body }) => canaries.test(body))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/de/start');
  await onScreen(other, 'de', 6);
  await other.close();

  await page.reload();
  await onScreen(page, 'de', 6);
  await page.goBack();
  await onScreen(page, 'de', 5);
  await expect(page.getByLabel('Größe')).toHaveValue(`${canary.height} cm`);
  await page.goForward();
  await onScreen(page, 'de', 6);
  await page.getByRole('button', { name: words.de.back }).click();
  await onScreen(page, 'de', 5);
  await expect(page).toHaveURL('/de/start');
});

test('under 18 the quiz stops, and a desired weight that is too low is refused', async ({ page }) => {
  await openAnswered(page, 'de', 2);
  await page.getByLabel('Jahr').fill('2015');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Schön, dass du da bist. Valea ist aber für Erwachsene.');
  await page.getByRole('button', { name: 'Geburtsdatum ändern' }).click();
  await page.getByLabel('Jahr').fill(canary.year);
  await page.keyboard.press('Enter');
  await answer(page, 'de', 3, 5);
  for (const [label, typed] of [
    ['Größe', '173'],
    ['Gewicht', '91'],
    ['Wunschgewicht', '50'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(typed);
  }
  await page.keyboard.press('Enter');
  const care = page.getByRole('alert');
  await expect(care).toContainText('Dafür machen wir keinen Plan.');
  await expect(care.getByRole('link', { name: /892031/ })).toHaveAttribute('href', 'tel:+49221892031');
  await care.getByRole('button').click();
  await onScreen(page, 'de', 6);
});

test('offline is shown, during the quiz and at the last step, and continues by itself', async ({
  page,
  context,
  baseURL,
}) => {
  await keepAnswers(page, 'de', 6);
  await openAsMember(page, baseURL, words.de.path);
  await onScreen(page, 'de', 6);
  await heading(page).focus();
  await answer(page, 'de', 6, 7);
  await context.setOffline(true);
  await status(page, 'Du bist offline. Mach ruhig weiter');
  await answer(page, 'de', 7, 8);
  await status(page, 'Dein Ergebnis bleibt hier und wird gespeichert');
  await context.setOffline(false);
  await status(page, words.de.stored);
});

test('the API failing at the last step keeps the answers, and a retry works', async ({ page, baseURL }) => {
  await page.route('**/api/health-consent', (route) =>
    route.fulfill({ status: 500, body: '<h1>Sorry</h1>' }),
  );
  await keepAnswers(page, 'de', 7);
  await openAsMember(page, baseURL, words.de.path);
  await onScreen(page, 'de', 7);
  await heading(page).focus();
  await answer(page, 'de', 7);
  await status(page, 'Deine Antworten sind noch da.');
  await page.unroute('**/api/health-consent');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await status(page, words.de.stored);
});

test('without JavaScript the first screen can be read and says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/start');
  await expect(heading(page)).toHaveText('Neun kurze Fragen, dann siehst du deinen Weg.');
  await expect(page.getByText('Die Fragen brauchen JavaScript')).toBeVisible();
  await context.close();
});
