import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { answer, onScreen, words } from './onboarding.ts';
import { accountOf, openAsMember, openMidway } from './onboarding-accounts.ts';
import { de } from './texts.ts';

const way = (page: Page) => page.getByRole('region', { name: de('account').island.way.title, exact: true });
const weight = (page: Page) => way(page).getByRole('textbox', { name: de('account').island.way.entry.label });
const my = pathOf('my', 'de');

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('account: an entered weight changes the curve in all tabs, an outage does not look like missing answers, and withdrawing the consent removes all', async ({
  page,
  context,
  baseURL,
}) => {
  // 91 kg now, 83 kg desired.
  const email = await openMidway(page, baseURL, 6);
  await answer(page, 'de', 6);
  await expect(page.getByText(words.de.stored)).toBeVisible();
  const other = await context.newPage();
  await other.goto(words.de.path);
  await onScreen(other, 'de', 7);

  await page.route('**/api/graphql', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'data_api_unavailable' } } }),
  );
  await page.goto(my);
  await expect(way(page)).toContainText(de('account').island.way.unreachable.title);
  await expect(way(page)).not.toContainText(de('account').island.way.unanswered);
  await page.unroute('**/api/graphql');
  await way(page)
    .getByRole('button', { name: de('account').island.way.unreachable.again })
    .click();
  await expect(way(page)).toContainText(/Heute 91\skg, bis etwa \d{2}\.\d{2}\.\d{4} 83\skg/);
  await expect(way(page)).toContainText('Flexitarisch, für dich');
  await expect(way(page).locator('.onb-curve .now')).toContainText('91 kg');
  const primary = page.getByRole('main').locator('.button.primary');
  await expect(primary).toHaveText([de('account').island.way.next.offers.link]);
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
  await way(page)
    .getByRole('link', { name: de('account').island.way.edit })
    .click();
  await onScreen(page, 'de', 0);
  await page.getByRole('button', { name: de('onboarding').island.nav.next, exact: true }).click();
  await expect(page.getByLabel(de('onboarding').island.name.label)).toHaveValue('Kanari');

  await page.goto(my);
  await page.getByRole('button', { name: de('account').island.data.healthWithdraw }).click();
  await page.getByRole('button', { name: de('account').island.data.healthConfirm }).click();
  await expect(way(page)).toContainText(de('account').island.way.withdrawn);
  await expect(way(page)).not.toContainText('kg');
  await expect(way(page).locator('.button.primary')).toHaveText(de('account').island.way.next.questions.link);
  await page.reload();
  await expect(way(page)).toContainText(de('account').island.way.unanswered);
  await way(page)
    .getByRole('link', { name: de('account').island.way.next.questions.link })
    .click();
  await expect(page).toHaveURL(words.de.path);
});

test('account: works if the script of the weight curve cannot be loaded', async ({ page, baseURL }) => {
  await page.route(/\/MyWay\.[\w-]+\.js/, (route) => route.abort());
  await openAsMember(page, baseURL, my);
  await expect(way(page)).toContainText(de('account').island.way.broken);
  await expect(page.getByRole('region', { name: de('account').island.data.title })).toBeVisible();
});
