import { expect, test, type Page } from '@playwright/test';
import { at } from './site.ts';
import { pathOf } from '#i18n/routes.ts';
import { confirm, words as courses } from './course.ts';
import { hasDecided } from './consent.ts';
import { anyAddress, card, fillIn, kept, press, signIn, words } from './identity.ts';
import { openAnswered } from './onboarding.ts';
import { enter } from './onboarding-accounts.ts';
import { customerOf } from './purchase.ts';
import { de } from './texts.ts';
import { holdToasts } from './toasts.ts';

const password = 'a-long-passphrase';
const course = courses.de;
const toast = (page: Page) => page.locator('toast-region li');

test.beforeEach(async ({ context, baseURL }) => {
  await holdToasts(context);
  await hasDecided(context, 'declined', baseURL);
});

test('greeting: a sign-in while booking a course is greeted once', async ({ page, baseURL }) => {
  const email = anyAddress('greeted');
  await customerOf(baseURL, { email, password });
  await page.goto(course.requirements);
  await confirm(page, 'de');
  await signIn(page, email, password, 'de', `?for=course&next=${course.email}`);
  await page.waitForURL(`**${course.order}`);
  await expect(toast(page)).toHaveText([de('shell').greetings.new.plain]);
  await expect(page.locator('toast-region ul')).toHaveAttribute('aria-live', 'polite');
  // The focus does not move.
  expect(await toast(page).evaluate((item) => item.contains(document.activeElement))).toBe(false);
  // After this, everything that could greet has loaded.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(toast(page)).toHaveCount(0);
});

test('greeting: a member who returns is greeted by name, in other tabs too', async ({
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
  await page.getByRole('link', { name: de('onboarding').island.storing.create }).click();
  await enter(page, email);
  await expect(page).toHaveURL(at(pathOf('onboarding', 'de')));
  await expect(toast(page)).toHaveText([/Willkommen zurück/]);
  await expect(page.getByText(de('onboarding').island.storing.stored)).toBeVisible();
  await other.close();
  // The pages of the questions have no sign-out.
  await page.goto(pathOf('my', 'de'));
  await page.getByRole('banner').getByRole('button', { name: words.de.logout }).click();
  // Waits for the sign-out: leaving the page earlier would cancel it.
  await expect(page).toHaveURL(at(pathOf('home', 'de')));
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
