import { expect, test, type Page } from '@playwright/test';
import { settleConsent } from './recipe-pages.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

const form = (page: Page) => page.locator('insurer-report');
const thisYear = String(new Date().getFullYear());

test('somebody says by keyboard what her insurer paid, mends a slip, and hears what happens to it', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/insurer-reports')) sent.push(request.postDataJSON());
  });
  await page.goto('/de/kurs/zpp/erstattung/barmer');
  const year = form(page).getByLabel('Jahr des Kurses');
  await year.focus();
  // Whoever is quicker than the script has a plain form, as in the last test.
  await page.waitForFunction(() => customElements.get('insurer-report') !== undefined);
  await page.keyboard.type(thisYear);
  await page.keyboard.press('Tab');
  await page.keyboard.type('75');
  await page.keyboard.press('Tab');
  await page.keyboard.type('750');
  await page.keyboard.press('Enter');

  const paid = form(page).getByLabel('Erstattung');
  await expect(paid).toBeFocused();
  await expect(paid).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByText('mehr als die Gebühr kann es nicht sein')).toBeVisible();
  expect(sent).toEqual([]);

  await paid.fill('61,37');
  await expect(form(page).getByText('mehr als die Gebühr kann es nicht sein')).toBeHidden();
  // The field that nobody sees is not on the way either.
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Angabe schicken' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('heading', { name: 'Danke, das hilft!' })).toBeFocused();
  await expect(form(page).getByText('Ein Mensch prüft sie')).toBeVisible();
  expect(sent).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{32}$/),
      locale: 'de',
      insurer: 'barmer',
      year: thisYear,
      fee: '75',
      paid: '61,37',
    },
  ]);
  // Nothing of it is shown before a person has checked it.
  await page.reload();
  await expect(page.getByText('61,37')).toHaveCount(0);
});

test('what was typed stays while the site cannot be reached, and goes through at the next try', async ({
  page,
}) => {
  await page.goto('/en/course/zpp/reimbursement');
  await form(page).getByLabel('Your health insurer').selectOption('BARMER');
  await form(page).getByLabel('Year of the course').fill(thisYear);
  await form(page).getByLabel('Course fee').fill('75');
  await form(page).getByLabel('Reimbursement').fill('0');
  await page.route('**/api/insurer-reports', (route) => route.abort());
  await form(page).getByRole('button', { name: 'Send the figure' }).click();
  await expect(form(page).getByText('That did not work. What you typed is still there')).toBeVisible();
  await expect(form(page).getByLabel('Course fee')).toHaveValue('75');
  await page.unroute('**/api/insurer-reports');
  await form(page).getByRole('button', { name: 'Send the figure' }).click();
  await expect(form(page).getByRole('heading', { name: 'Thank you, that helps!' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to its own page, with what is wrong and then with thanks', async ({ page }) => {
    await page.goto('/de/kurs/zpp/erstattung/barmer');
    await form(page).getByLabel('Jahr des Kurses').fill(thisYear);
    await form(page).getByLabel('Kursgebühr').fill('75');
    await form(page).getByLabel('Erstattung').fill('80');
    await form(page).getByRole('button', { name: 'Angabe schicken' }).click();
    await expect(form(page).getByText('mehr als die Gebühr kann es nicht sein')).toBeVisible();
    await expect(form(page).getByLabel('Kursgebühr')).toHaveValue('75');
    await form(page).getByLabel('Erstattung').fill('60');
    await form(page).getByRole('button', { name: 'Angabe schicken' }).click();
    await expect(form(page).getByRole('heading', { name: 'Danke, das hilft!' })).toBeVisible();
    await expect(form(page).getByRole('button')).toHaveCount(0);
  });
});
