/** Progressive enhancement: what a visitor presses and types before any script has loaded is kept. */
import { expect, test, type Page } from '@playwright/test';
import { signedInKey } from '#site/browser/device.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { beginQuery, destinationPath } from '#i18n/landing-path.ts';
import { landingPath, pathOf } from '#i18n/routes.ts';
import { hasDecided } from './consent.ts';
import { found, written } from './content.ts';
import { anyAddress, card, navigation, words as signIn } from './identity.ts';
import { heading, keepAnswers, words as start } from './onboarding.ts';
import { knownInsurer } from './insurers.ts';
import { anyDish } from './recipe-pages.ts';
import { openPainted } from './site.ts';
import { de } from './texts.ts';
import { course } from './bookable.ts';

/** Holds back every script file until the returned function is called. */
async function heldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** React has hydrated, without any mismatch. */
async function expectTaken(page: Page, place: string, complaints: readonly string[]) {
  await expect(page.locator(`astro-island:has(${place}), ${place} astro-island`).first()).not.toHaveAttribute(
    'ssr',
  );
  expect(complaints).toEqual([]);
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('before any script has loaded, the questions can be started', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await heldBack(page);
  await openPainted(page, start.de.path);
  const begin = page.getByRole('button', { name: start.de.ready });
  await begin.click();
  await expect(begin).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heading(page)).toHaveText(start.de.titles[0]);
  await expect(heading(page)).toBeFocused();
  await expectTaken(page, '#onboarding', complaints);
});

test('before any script has loaded, the first question can be answered by visitors who come for it', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const release = await heldBack(page);
  await openPainted(page, `${start.de.path}?${beginQuery}`);
  await expect(heading(page)).toHaveText(start.de.titles[0]);
  await expect(page.getByRole('main').locator('.skeleton').filter({ visible: true })).toHaveCount(0);
  const { gender } = de('onboarding').island;
  const answer = page.getByRole('radio', { name: gender.MALE });
  await page.getByText(gender.MALE, { exact: true }).click();
  await expect(answer).toBeChecked();
  release();
  await expect(heading(page)).toHaveText(start.de.titles[1]);
  await expectTaken(page, '#onboarding', complaints);
  await page.getByRole('button', { name: start.de.back }).click();
  await expect(answer).toBeChecked();
});

test('before any script has loaded, returning visitors do not see the introduction', async ({ page }) => {
  await keepAnswers(page);
  const release = await heldBack(page);
  await openPainted(page, start.de.path);
  await expect(page.getByText(de('onboarding').page.opening)).toBeAttached();
  await expect(page.getByRole('main').locator('.skeleton').filter({ visible: true })).toHaveCount(1);
  await expect(heading(page)).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText(start.de.titles.at(-1) ?? '');
  await expect(page.getByText(de('onboarding').page.opening)).toBeHidden();
});

test('before any script has loaded, an insurer can be typed, and loading does not interrupt it', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const release = await heldBack(page);
  await openPainted(page, coursePath(course, 'reimbursement', 'de'));
  const field = page.getByRole('combobox');
  const { name } = await knownInsurer();
  // The second to last letter is missing, and the caret is in its place.
  await field.pressSequentially(name.slice(0, -2) + name.slice(-1));
  await page.keyboard.press('ArrowLeft');
  release();
  await expectTaken(page, '#insurer-selector', complaints);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(name.slice(-2, -1));
  await expect(field).toHaveValue(name);
});

test('before any script has loaded, links carry the campaign and the landing page, into other tabs too', async ({
  page,
}) => {
  const landings = await written('landings');
  const { id, data } = found(
    landings.find(({ data: { to } }) => to !== 'start'),
    'landing page that leads past the questions',
  );
  const target = destinationPath(data.to, 'de');
  await page.setViewportSize({ width: 1280, height: 800 });
  // No script ever arrives.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(`${landingPath(id, 'de')}?utm_source=instagram`);
  const link = page.getByRole('main').locator(`a[href="${target}"]`).first();
  // For opening it in a new tab.
  await link.click({ button: 'right' });
  const source = `instagram.${id}.landing`;
  await expect(page.locator(`main a[href$="${target}?via=${source}"]`)).toBeVisible();
  await page.locator(`main a[href*="via="]`).press('Enter');
  await expect(page).toHaveURL(`${target}?via=${source}`);
  const { pages, nav } = de('shell');
  await page.getByRole('contentinfo').getByRole('link', { name: pages.recipes }).click();
  await expect(page).toHaveURL(`${pathOf('recipes', 'de')}?via=${source}`);
  await page.getByRole('navigation').getByRole('link', { name: nav.login }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/de/anmelden\\?.*via=instagram\\.${id}\\.landing`));
  const { title } = de('login').island.headlines[data.signIn];
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('before any script has loaded, an address can be submitted, and gets its sign-in link', async ({
  page,
}) => {
  const address = anyAddress('early');
  const release = await heldBack(page);
  await openPainted(page, `${signIn.de.path}?for=quiz`);
  await expect(heading(page)).toHaveText(de('login').island.headlines.quiz.title);
  await card(page).getByLabel(signIn.de.address).fill(address);
  await page.keyboard.press('Enter');
  release();
  await expect(card(page).getByText(address)).toBeVisible();
});

test('a button does not stay busy if its script cannot be loaded', async ({ page }) => {
  const { promise, resolve: fail } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.abort();
  });
  await openPainted(page, anyDish().de);
  const cook = page.getByRole('button', { name: de('recipes').actions.cook });
  await cook.click();
  await expect(cook).toHaveAttribute('aria-busy', 'true');
  fail(undefined);
  await expect(cook).not.toHaveAttribute('aria-busy');
});

test('before any script has loaded, a member can sign out', async ({ page }) => {
  await page.goto('/de/faq');
  await page.evaluate((key) => {
    localStorage.setItem(key, '1');
  }, signedInKey);
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await heldBack(page);
  await openPainted(page, '/de/faq');
  await navigation(page).getByRole('button', { name: signIn.de.logout }).click();
  release();
  await expect(navigation(page).getByRole('button', { name: signIn.de.logout })).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), signedInKey)).not.toBe('1');
});
