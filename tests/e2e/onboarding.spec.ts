import { expect, test, type Page } from '@playwright/test';
import { eatingDisorderHelp } from '#domain/health/help.ts';
import { hasDecided } from './consent.ts';
import {
  answer,
  canaries,
  canary,
  heading,
  onScreen,
  openAnswered,
  requests,
  storages,
  words,
} from './onboarding.ts';
import { openMidway, registerHere, tabTo } from './onboarding-accounts.ts';
import { de } from './texts.ts';
import { at } from './site.ts';

const status = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('questions: by keyboard alone answers stay in the tab until the consent, then on the device until the account has them', async ({
  page,
  context,
  baseURL,
}) => {
  const said = words.de;
  const seen = requests(context);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/?utm_source=ad&utm_campaign=spring');
  await tabTo(page, new RegExp(` ${said.path}$`));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(de('onboarding').island.welcome.title);
  await tabTo(page, new RegExp(`^${said.ready}$`));
  await page.keyboard.press('Enter');
  await answer(page, 'de', 0, 2);
  const before = await storages(page);
  expect(before.tab).toMatch(canaries);
  expect([before.device, before.cookies, before.history, before.title].join()).not.toMatch(canaries);
  await answer(page, 'de', 2, 5);
  const after = await storages(page);
  expect(after.tab).not.toMatch(canaries);
  expect(after.device).toMatch(canaries);
  expect([after.cookies, after.history, after.title].join()).not.toMatch(canaries);

  // Another tab, a reload and the back button show the answers.
  const other = await context.newPage();
  await other.goto(said.path);
  await onScreen(other, 'de', 5);
  await other.close();
  await page.reload();
  await onScreen(page, 'de', 5);
  await page.goBack();
  await onScreen(page, 'de', 4);
  await expect(page.getByLabel(de('onboarding').island.height.label)).toHaveValue(`${canary.height} cm`);
  await page.goForward();
  await onScreen(page, 'de', 5);
  await page.getByRole('button', { name: said.back }).click();
  await answer(page, 'de', 4);
  await expect(page).toHaveURL(at(said.path));

  expect(seen.bodies.filter(({ body }) => canaries.test(body))).toEqual([]);
  // The parts of the result load after its title.
  await expect(page.getByText(said.keep).first()).toBeVisible();
  await tabTo(page, new RegExp(`^${said.keep}`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/next=/);
  await registerHere(page, baseURL);
  await expect(page).toHaveURL(at(said.path));
  await onScreen(page, 'de', 7);
  await status(page, said.stored);

  expect(seen.urls.filter((url) => canaries.test(new URL(url).pathname + new URL(url).search))).toEqual([]);
  const naming = seen.bodies.filter(({ body }) => body.includes(canary.name));
  expect(naming.map(({ path }) => path)).toEqual(['/api/graphql']);
  const left = await storages(page);
  expect([left.device, left.tab, left.history, left.title].join()).not.toMatch(canaries);

  await page.reload();
  await onScreen(page, 'de', 7);
  await status(page, said.stored);
});

test('questions: end for visitors under age, and refuse a desired weight that is too low', async ({
  page,
}) => {
  await openAnswered(page, 'de', 1);
  const { birthday, problems } = de('onboarding').island;
  // No date is assumed.
  await page.getByRole('button', { name: de('onboarding').island.nav.next, exact: true }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(problems.birthday_missing);
  await expect(page.getByLabel(birthday.day)).toBeFocused();
  await page.keyboard.type('9');
  await page.getByLabel(birthday.month).fill('5');
  await page.getByLabel(birthday.year).fill('2015');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(de('onboarding').island.young.title);
  await page.getByRole('button', { name: de('onboarding').island.young.change }).click();
  await page.getByLabel(de('onboarding').island.birthday.year).fill(canary.year);
  await page.keyboard.press('Enter');
  await answer(page, 'de', 2, 4);
  for (const [label, typed] of [
    [de('onboarding').island.height.label, '173'],
    [de('onboarding').island.weight.label, '91'],
    [de('onboarding').island.desired.label, '50'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(typed);
  }
  await page.keyboard.press('Enter');
  const care = page.getByRole('alert');
  await expect(care).toContainText(de('onboarding').island.care.title);
  await expect(care.getByRole('link', { name: eatingDisorderHelp.phone })).toHaveAttribute(
    'href',
    `tel:${eatingDisorderHelp.dial}`,
  );
  await care.getByRole('button').click();
  await onScreen(page, 'de', 5);
});

test('questions: a lost network is shown, and the answers are stored once it is back', async ({
  page,
  context,
  baseURL,
}) => {
  await openMidway(page, baseURL, 5);
  await answer(page, 'de', 5, 6);
  await context.setOffline(true);
  await status(page, de('onboarding').island.status.offline);
  await answer(page, 'de', 6, 7);
  await status(page, de('onboarding').island.storing.waiting);
  await context.setOffline(false);
  await status(page, words.de.stored);
});

test('questions: a failure at the last step keeps the answers, and a retry works', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/health-consent', (route) =>
    route.fulfill({ status: 500, body: '<h1>Sorry</h1>' }),
  );
  await openMidway(page, baseURL, 6);
  await answer(page, 'de', 6);
  await status(page, de('onboarding').island.storing.failed);
  await page.unroute('**/api/health-consent');
  await page.getByRole('button', { name: de('onboarding').island.storing.again }).click();
  await status(page, words.de.stored);
});
