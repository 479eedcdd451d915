import { expect, test, type Page } from '@playwright/test';
import { hasDecided } from './consent.ts';
import { answer, canaries, onScreen, openAnswered, requests, words } from './onboarding.ts';
import { at, brokenWords } from './site.ts';
import { de } from './texts.ts';

const pause = (page: Page) =>
  page.getByRole('button', { name: de('onboarding').island.nav.later }).press('Enter');
const offer = (page: Page) => page.getByText(de('onboarding').island.reminder.offer);
const ask = (page: Page) => page.getByRole('button', { name: de('onboarding').island.reminder.submit });
const callOff = (page: Page) => page.getByRole('button', { name: de('onboarding').island.reminder.callOff });
const asked = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('valea:quiz-reminder') ?? '{}') as { token?: string });

test.beforeEach(async ({ context, baseURL, page }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.setViewportSize({ width: 320, height: 700 });
});

async function fillIn(page: Page) {
  await offer(page).press('Enter');
  await page.getByLabel(de('onboarding').island.reminder.label).fill(`${crypto.randomUUID()}@example.com`);
  await page.getByRole('checkbox', { name: 'Ja, schickt mir' }).press('Space');
  await ask(page).press('Enter');
}

test('quiz reminder: is offered for stored answers, needs a tick, and is cancelled by finishing', async ({
  page,
  context,
}) => {
  const sent = requests(context);
  await openAnswered(page, 'de', 1);
  await pause(page);
  await expect(page.getByText(de('onboarding').island.paused.tab)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: de('onboarding').island.paused.resume }).press('Enter');
  await answer(page, 'de', 1, 5);
  await pause(page);

  await offer(page).press('Enter');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await ask(page).press('Enter');
  await expect(page.getByLabel(de('onboarding').island.reminder.label)).toBeFocused();
  await expect(page.getByText(de('onboarding').island.reminder.agreeMissing)).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.route('**/api/quiz-reminder', (route) => route.abort());
  await offer(page).press('Enter');
  await fillIn(page);
  await expect(
    page.getByRole('alert').filter({ hasText: de('onboarding').island.reminder.failed }),
  ).toBeVisible();
  await page.unroute('**/api/quiz-reminder');
  await ask(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Ist notiert: Morgen gegen' })).toBeFocused();

  // It is remembered after a reload, and finishing the questions cancels it.
  await page.reload();
  await onScreen(page, 'de', 5);
  await pause(page);
  await expect(callOff(page)).toBeVisible();
  await page.getByRole('button', { name: de('onboarding').island.paused.resume }).press('Enter');
  const ended = page.waitForResponse('**/api/quiz-reminder-call-off');
  await answer(page, 'de', 5);
  expect((await ended).status()).toBe(204);
  await expect.poll(() => asked(page)).toEqual({});
  expect(sent.bodies.filter(({ path, body }) => path.includes('reminder') && canaries.test(body))).toEqual(
    [],
  );
});

test('quiz reminder: one click cancels it, and its link refuses all others', async ({ page }) => {
  await openAnswered(page, 'de', 4);
  await pause(page);
  await fillIn(page);
  await callOff(page).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: de('onboarding').island.reminder.calledOff }),
  ).toBeFocused();
  expect(await asked(page)).toEqual({});
  await fillIn(page);
  await expect(callOff(page)).toBeVisible();
  const { token = '' } = await asked(page);
  await page.goto(`/de/erinnerung/${token}`);
  await page.getByRole('button', { name: de('onboarding').reminderLink.confirm.button }).press('Enter');
  await expect(page.getByRole('heading', { name: de('onboarding').reminderLink.off.title })).toBeVisible();
  await page.goto(`/de/erinnerung/unknown`);
  await expect(page.getByRole('heading', { name: de('onboarding').reminderLink.gone.title })).toBeVisible();
  await page.getByRole('link', { name: de('onboarding').reminderLink.gone.quiz }).click();
  await expect(page).toHaveURL(at(words.de.path));
});
