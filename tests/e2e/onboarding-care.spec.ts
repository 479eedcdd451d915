import { expect, test } from '@playwright/test';
import { hasDecided } from './consent.ts';
import { answer, onScreen, openAnswered, words } from './onboarding.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

test('above a body mass index of 35 the result shows no curve, pace, date or offer, but advises a doctor', async ({
  page,
}) => {
  await openAnswered(page, 'de', 5);
  const [height, weight, desired] = ['Größe', 'Gewicht', 'Wunschgewicht'].map((label) =>
    page.getByRole('textbox', { name: label, exact: true }),
  );
  await height?.fill('abc');
  await desired?.fill('45');
  await page.keyboard.press('Enter');
  // All at once, with the focus on the first; whether a weight is healthy is not said before the height is known.
  await expect(page.getByRole('alert')).toContainText('168 oder 1,68 m');
  await expect(page.getByRole('alert')).toContainText('Hier fehlt noch etwas von dir.');
  await expect(page.getByRole('alert')).not.toContainText('Dafür machen wir keinen Plan.');
  await expect(page.locator('input:focus')).toHaveAttribute('name', 'height');
  await height?.fill('160');
  await weight?.fill('95');
  await desired?.fill('70');
  await page.keyboard.press('Enter');
  await answer(page, 'de', 6);
  const result = page.locator('#onboarding');
  await expect(result.getByRole('link', { name: 'Praxis in deiner Nähe finden' })).toBeVisible();
  await expect(result.getByRole('slider')).toHaveCount(0);
  await expect(result.locator('a[href*="angebote"]')).toHaveCount(0);
  await expect(result.locator('.button.primary')).toHaveCount(0);
  await expect(result.getByRole('region', { name: 'Behalte dein Ergebnis' })).not.toContainText('App');
  expect(await result.innerText()).not.toMatch(/Kilogramm weniger|\d{2}\.\d{2}\.\d{4}| in der Woche/);
});

test('with a body mass index of 35 or more no link leads in a circle', async ({ page }) => {
  await page.goto('/de/start');
  await expect(page.locator('#onboarding')).toContainText(
    'Ab einem BMI von 35 nennen wir weder Tempo noch Datum',
  );
  await page.goto('/de/kurs/zpp/nicht-moeglich');
  await page.getByRole('radio', { name: 'BMI von 35 oder mehr' }).check();
  const ways = page
    .getByRole('region', { name: 'Hol dir Menschen dazu, die sich auskennen' })
    .getByRole('link');
  await expect(ways).toHaveText(['Praxis in deiner Nähe finden', 'Woche planen', 'Rezepte ansehen']);
});

test('declining the health questions leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAnswered(page, 'de', 3);
  await page.getByRole('button', { name: 'Nein, lieber nicht' }).click();
  // Beside the pressed button, which is far below the top of the screen on phones.
  await expect(page.getByText('Das ist völlig in Ordnung.')).toBeInViewport();
  await page.locator('#onboarding').getByRole('link', { name: 'Rezepte ansehen' }).click();
  await expect(page).toHaveURL('/de/rezepte');
});

test('returning visitors do not see the first screen', async ({ page }) => {
  await openAnswered(page, 'de', 6);
  const script = Promise.withResolvers<undefined>();
  await page.route(/hydrate\.[\w-]+\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Deine Antworten werden geöffnet …')).toBeVisible();
  await expect(page.getByRole('button', { name: words.de.ready })).toBeHidden();
  script.resolve(undefined);
  await onScreen(page, 'de', 6);
  await expect(page.getByText('Deine Antworten werden geöffnet …')).toBeHidden();
});
