import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { confirm, words as courses } from './course.ts';
import { hasDecided } from './consent.ts';
import { anyAddress, card, fillIn, kept, press, signIn, words } from './identity.ts';
import { openAnswered } from './onboarding.ts';
import { enter } from './onboarding-accounts.ts';
import { customerOf } from './purchase.ts';

const password = 'a-long-passphrase';
const course = courses.de;
const toast = (page: Page) => page.locator('toast-region li');

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('after a course booking the order page greets her, once, and knows her e-mail address', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('greeted');
  await customerOf(baseURL, { email, password });
  await page.goto(course.requirements);
  await confirm(page, 'de');
  await signIn(page, email, password, 'de', `?for=course&next=${course.email}`);
  await page.waitForURL(`**${course.order}`);
  await expect(toast(page)).toHaveText(['Schön, dass du da bist.']);
  await expect(page.locator('toast-region ul')).toHaveAttribute('aria-live', 'polite');
  // The focus does not move.
  expect(await toast(page).evaluate((item) => item.contains(document.activeElement))).toBe(false);
  // Everything that could identify the member has loaded.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(toast(page)).toHaveCount(0);
});

test('returning to the result greets the member by name, in other tabs too', async ({
  page,
  context,
  baseURL,
}) => {
  const email = anyAddress('greeted');
  await customerOf(baseURL, { email, password });
  // A new account would get a different greeting.
  await context.route('**/api/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"created":"[^"]+"/, '"created":"2026-01-01T08:00:00.000Z"');
    await route.fulfill({ response, body });
  });
  await openAnswered(page);
  const other = await context.newPage();
  await other.goto(pathOf('onboarding', 'de'));
  await page.getByRole('link', { name: 'Mit Konto behalten' }).click();
  await enter(page, email);
  await expect(page).toHaveURL(pathOf('onboarding', 'de'));
  await expect(toast(page)).toHaveText([/Willkommen zurück/]);
  await expect(page.getByText('Gespeichert. Dein Ergebnis')).toBeVisible();
  await other.close();
  // During the questions menu and footer are reduced: signing out is in the account.
  await page.goto(pathOf('my', 'de'));
  await page.getByRole('banner').getByRole('button', { name: words.de.logout }).click();
  // Leaving the page before the sign-out has finished keeps the member signed in.
  await expect(page).toHaveURL(pathOf('home', 'de'));
  await expect.poll(() => kept(page)).not.toContain(email);
  await page.goto(`${words.de.path}?next=${pathOf('my', 'de')}`);
  const waiting = await context.newPage();
  await waiting.goto(`${words.de.path}?next=${pathOf('plans', 'de')}`);
  await expect(card(waiting).getByRole('button', { name: words.de.email })).toBeVisible();
  await page.bringToFront();
  await press(page, words.de.email);
  await fillIn(page, email, password);
  await page.waitForURL(`**${pathOf('my', 'de')}`);
  await expect(toast(page)).toHaveText(['Willkommen zurück, Kanari.']);
  await waiting.bringToFront();
  await waiting.waitForURL(`**${pathOf('plans', 'de')}`);
  await expect(toast(waiting)).toHaveText(['Willkommen zurück, Kanari.']);
});
