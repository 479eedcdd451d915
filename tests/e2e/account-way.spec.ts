import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { answer, onScreen, words } from './onboarding.ts';
import { accountOf, openAsMember, openMidway } from './onboarding-accounts.ts';

const way = (page: Page) => page.getByRole('region', { name: 'Mein Weg', exact: true });
const weight = (page: Page) => way(page).getByRole('textbox', { name: 'Was wiegst du heute?' });
const my = pathOf('my', 'de');

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('the account opens with the weight curve, an entered weight changes it in all tabs, and a withdrawn consent removes it; an outage is not shown as missing answers', async ({
  page,
  context,
  baseURL,
}) => {
  // 91 kg now, 83 kg desired.
  const email = await openMidway(page, baseURL, 7);
  await answer(page, 'de', 7);
  await expect(page.getByText(words.de.stored)).toBeVisible();
  const other = await context.newPage();
  await other.goto(words.de.path);
  await onScreen(other, 'de', 8);

  await page.route('**/api/graphql', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'data_api_unavailable' } } }),
  );
  await page.goto(my);
  await expect(way(page)).toContainText('Dein Weg lässt sich gerade nicht laden');
  await expect(way(page)).not.toContainText('Noch steht hier nichts');
  await page.unroute('**/api/graphql');
  await way(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(way(page)).toContainText(/Heute 91\skg, bis etwa \d{2}\.\d{2}\.\d{4} 83\skg/);
  await expect(way(page)).toContainText('Flexitarisch, für dich');
  await expect(way(page).locator('.onb-curve .now')).toContainText('91 kg');
  const primary = page.getByRole('main').locator('.button.primary');
  await expect(primary).toHaveText(['Angebote ansehen']);
  await expect(primary).toHaveAccessibleDescription(/im Monat: .* für \d+ Monate/);

  const road = way(page).locator('.onb-ahead');
  const before = await road.getAttribute('d');
  await weight(page).fill('9');
  await page.keyboard.press('Enter');
  await expect(weight(page)).toBeFocused();
  await expect(weight(page)).toHaveAccessibleDescription(/ungewöhnlich/);
  await expectAccessible(page, 'a weight that is none', '.account');
  await weight(page).fill('88,5 kg');
  await page.keyboard.press('Enter');
  await expect(way(page).getByText('Eingetragen: 88 kg.')).toBeVisible();
  await expect(way(page)).toContainText('Heute 88 kg');
  expect(await road.getAttribute('d')).not.toBe(before);
  await expect(other.getByRole('heading', { name: /^Von 88 kg auf 83 kg/ })).toBeVisible();
  await page.reload();
  await expect(way(page)).toContainText('Heute 88 kg');
  await weight(page).fill('88');
  await page.keyboard.press('Enter');
  await expect(way(page).getByText('88 kg, wie beim letzten Mal.')).toBeVisible();
  expect(await accountOf(baseURL, email)).toEqual({ onboardingCompleted: true, weights: 2 });
  await way(page).getByRole('link', { name: 'Antworten ändern' }).click();
  await onScreen(page, 'de', 0);
  await expect(page.getByLabel('Dein Name')).toHaveValue('Kanari');

  await page.goto(my);
  await page.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await page.getByRole('button', { name: 'Widerrufen und löschen' }).click();
  await expect(way(page)).toContainText('Du hast deine Einwilligung widerrufen');
  await expect(way(page)).not.toContainText('kg');
  await expect(way(page).locator('.button.primary')).toHaveText('Fragen beantworten');
  await page.reload();
  await expect(way(page)).toContainText('Noch steht hier nichts');
  await way(page).getByRole('link', { name: 'Fragen beantworten' }).click();
  await expect(page).toHaveURL(words.de.path);
});

test('the account works when the script of the weight curve cannot be loaded', async ({ page, baseURL }) => {
  await page.route(/\/MyWay\.[\w-]+\.js/, (route) => route.abort());
  await openAsMember(page, baseURL, my);
  await expect(way(page)).toContainText('lässt sich gerade nicht laden. Lade die Seite bitte neu.');
  await expect(page.getByRole('region', { name: 'Deine Daten' })).toBeVisible();
});
