import { expect, test, type Page } from '@playwright/test';
import { hasDecided } from './consent.ts';
import { answer, begin, heading, onScreen, words } from './onboarding.ts';
import { accountOf, enter, openAsMember, openMidway, signInHere } from './onboarding-accounts.ts';
import { at, blockStorage, watch } from './site.ts';
import { de } from './texts.ts';

const said = words.de;
const stored = (page: Page) => expect(page.getByText(said.stored)).toBeVisible();
/** The SDK renews a token half a minute before its hour is over. */
const anHour = 61 * 60_000;

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('questions: a member’s first screen stays hidden until the account is known', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const screen = document.querySelector('.onb-screen');
      const now = screen?.checkVisibility({ visibilityProperty: true }) ? 'visible' : 'hidden';
      if (now !== seen.at(-1)) seen.push(now);
    };
    addEventListener('DOMContentLoaded', () => {
      look();
      new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
  });
  await openAsMember(page, baseURL, said.path);
  await expect(page.getByRole('button', { name: said.ready })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen') as string[])).toEqual([
    'hidden',
    'visible',
  ]);
});

test('questions: an expired token is renewed silently', async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL ?? '');
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/token') && request.method() === 'POST') renewals.push(request.url());
  });
  await openMidway(page, baseURL, 5);
  await page.clock.setSystemTime(Date.now() + anHour);
  await answer(page, 'de', 5);
  await stored(page);
  expect(renewals.length).toBeGreaterThan(0);
  expect(faults.errors).toEqual([]);
});

test('questions: if the token cannot be renewed, signing in again continues at the same step', async ({
  page,
  baseURL,
}) => {
  const email = await openMidway(page, baseURL, 5);
  await page.route('**/v1/token?*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { error: { code: 400, message: 'TOKEN_EXPIRED' } },
    }),
  );
  await page.clock.setSystemTime(Date.now() + anHour);
  await answer(page, 'de', 5);
  await page.getByRole('link', { name: /^(Mit Konto behalten|Neu anmelden)$/ }).click();
  await expect(heading(page)).toHaveText(de('login').island.headlines.onboarding.title);
  await page.unroute('**/v1/token?*');
  await enter(page, email);
  await expect(page).toHaveURL(at(said.path));
  await onScreen(page, 'de', 7);
  await stored(page);
});

test('questions: with storage blocked a visitor signs in on the page and keeps the answers', async ({
  page,
  baseURL,
}) => {
  await blockStorage(page);
  await begin(page);
  await answer(page, 'de');
  await page.getByRole('button', { name: said.keep }).click();
  await expect(heading(page)).toHaveText(de('login').island.headlines.onboarding.title);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: de('login').island.here.back }).click();
  await onScreen(page, 'de', 7);
  await page.getByRole('button', { name: said.keep }).click();
  const email = await signInHere(page, baseURL);
  await stored(page);
  await onScreen(page, 'de', 7);
  expect(await accountOf(baseURL, email)).toEqual({ onboardingCompleted: true, weights: 1 });
  // Nothing is stored that would survive a reload.
  await page.reload();
  await expect(heading(page)).toHaveText(de('onboarding').island.welcome.title);
});
