import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { onScreen, openAnswered, storages } from './onboarding.ts';
import { typefacesShown } from './site.ts';
import { de } from './texts.ts';
import { choose } from './choose.ts';

const day = (page: Page) => page.getByRole('region', { name: de('onboarding').island.day.title });
const dishes = (page: Page) => day(page).getByRole('heading', { level: 3 }).allTextContents();

/** Every energy in the section's text: the four meals', and the day's sum. */
async function energies(page: Page) {
  const read = (text: string) => Number(/([\d.]+)\s?kcal/.exec(text)?.[1]?.replace('.', ''));
  const each = (await day(page).getByRole('listitem').allTextContents()).map(read);
  const sum = read(
    (await day(page)
      .getByText(de('onboarding').island.day.sum, { exact: true })
      .locator('..')
      .textContent()) ?? '',
  );
  const aim = read(
    (await day(page)
      .getByText(/^Dein Tag: rund/)
      .textContent()) ?? '',
  );
  return { each, sum, aim };
}

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('result: a day of meals adds up, can be changed, and survives a reload', async ({ page }) => {
  await openAnswered(page);
  await expect(day(page).getByRole('listitem')).toHaveCount(4);
  const first = await energies(page);
  expect(first.each.reduce((sum, kcal) => sum + kcal, 0)).toBe(first.sum);
  expect(Math.abs(first.sum - first.aim)).toBeLessThanOrEqual(first.aim * 0.05 + 5);
  const before = await dishes(page);
  await typefacesShown(page);
  const height = async () => (await day(page).boundingBox())?.height ?? 0;
  const tall = await height();

  const other = day(page).getByRole('button', { name: 'Etwas anderes: Mittagessen' });
  await other.press('Enter');
  await expect(day(page).getByRole('status')).toHaveText(
    /^Mittagessen ist jetzt: .+ Zusammen [\d.]+\skcal\.$/,
  );
  await expect(other).toBeFocused();
  const after = await dishes(page);
  expect(after.filter((title) => !before.includes(title))).toEqual([after[1]]);
  const second = await energies(page);
  expect(second.each.reduce((sum, kcal) => sum + kcal, 0)).toBe(second.sum);
  expect(Math.abs(second.sum - first.aim)).toBeLessThanOrEqual(first.aim * 0.05 + 5);
  expect(await height()).toBeCloseTo(tall, 1);
  await expectAccessible(page, 'the day', '#onboarding');

  await page.reload();
  await onScreen(page, 'de', 7);
  await expect(day(page).getByRole('listitem')).toHaveCount(4);
  expect(await dishes(page)).toEqual(after);

  // A faster pace keeps the dishes and lowers the day's energy.
  await page.getByLabel(de('onboarding').island.curve.pace).press('End');
  await expect.poll(async () => (await energies(page)).aim).toBeLessThan(first.aim);
  const faster = await energies(page);
  expect(Math.abs(faster.sum - faster.aim)).toBeLessThanOrEqual(faster.aim * 0.05 + 5);
  expect(await dishes(page)).toEqual(after);

  await page.getByText(de('onboarding').island.summary.withdraw).click();
  await page.getByRole('button', { name: de('onboarding').island.summary.withdrawNow }).click();
  await expect(page.getByText(de('onboarding').island.welcome.withdrawn)).toBeVisible();
  expect((await storages(page)).device).not.toMatch(/kcal|aim|helpings/);
});

test('result: recipes that fail to load can be tried again, and a meal without a recipe is named', async ({
  page,
}) => {
  await page.route('**/dishes.json', (route) => route.abort());
  await openAnswered(page);
  await expect(day(page).getByRole('alert')).toContainText(de('onboarding').island.day.failed);
  await page.unroute('**/dishes.json');
  await page.route('**/dishes.json', async (route) => {
    const all = (await (await route.fetch()).json()) as { meals: string[] }[];
    await route.fulfill({ json: all.filter(({ meals }) => !meals.includes('breakfast')) });
  });
  await day(page)
    .getByRole('button', { name: de('onboarding').island.day.retry })
    .click();
  await expect(day(page).getByRole('listitem')).toHaveCount(4);
  await expect(day(page).getByRole('listitem').first()).toContainText(de('onboarding').island.day.missing);
  await expect(day(page)).toContainText('weil wir noch nicht für jede Mahlzeit ein Rezept haben');
});

test('result: excluded allergens stay in the tab, apply to the week, and go with the consent', async ({
  page,
  context,
}) => {
  await openAnswered(page);
  await day(page).getByText(de('week').leaveOut.open).click();
  await choose(day(page).getByRole('checkbox', { name: de('week').leaveOut.names.nuts, exact: true }));
  await expect(day(page).locator('summary')).toContainText('ohne Nüsse');
  const kept = await storages(page);
  expect(kept.tab).toContain('nuts');
  expect([kept.device, kept.cookies, kept.history].join(' ')).not.toContain('nuts');
  await expectAccessible(page, 'what is left out', '#onboarding');

  await page.goto('/de/woche');
  await expect(page.locator('.week-setup')).toContainText('ohne Nüsse');
  // The questions are answered, so there is no invitation to them.
  await expect(page.getByRole('heading', { name: de('week').kept.title })).toBeVisible();
  await expect(page.getByRole('link', { name: de('week').start.link })).toBeHidden();
  const other = await context.newPage();
  await other.goto('/de/woche');
  await expect(other.locator('.week-setup')).toContainText('am Tag');
  await expect(other.locator('.week-setup')).not.toContainText('ohne');

  await page.goto('/de/start');
  await onScreen(page, 'de', 7);
  await page.getByText(de('onboarding').island.summary.withdraw).click();
  await page
    .getByRole('button', { name: /widerrufen/i })
    .first()
    .click();
  await expect.poll(async () => (await storages(page)).tab).not.toContain('nuts');
});
