import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { expectAccessible } from './accessibility.ts';
import { pathOf } from '#i18n/routes.ts';
import { anyAddress, fillIn, kept, openSignedIn, press, words } from './identity.ts';
import { customerOf } from './purchase.ts';

const password = 'long enough';
const account = (page: Page) => page.locator('.account');
const card = (page: Page, name: string) => account(page).getByRole('region', { name, exact: true });

async function open(page: Page, baseURL: string | undefined, email: string, locale: 'de' | 'en' = 'de') {
  await openSignedIn(page, baseURL, { email, password }, pathOf('my', locale));
}

test('a signed-out visitor is sent to the sign-in and back, and an unreachable account comes with a retry', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('comes');
  await customerOf(baseURL, { email, password });
  await page.route('**/api/account', (route) => route.abort());
  await page.goto(pathOf('my', 'de'));
  await page.waitForURL(/\/de\/anmelden\?next=/);
  await press(page, words.de.email);
  await fillIn(page, email, password);
  await page.waitForURL(`**${pathOf('my', 'de')}`);
  await expect(
    account(page).getByRole('heading', { name: 'Wir erreichen dein Konto gerade nicht' }),
  ).toBeVisible();
  await page.unroute('**/api/account');
  await account(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(card(page, 'Deine Daten')).toBeVisible();
  await expect(card(page, 'Mein Weg')).toBeVisible();
  await expect(account(page)).toContainText(email);
});

test('a member exports her data as one file and deletes her account', async ({ page, baseURL }) => {
  const email = anyAddress('leaves');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('zpp', 'card', 'en');
  await open(page, baseURL, email, 'en');
  await expect(card(page, 'Prevention course “Eat well, live lighter”')).toContainText('Running');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    account(page).getByRole('button', { name: 'Download data' }).click(),
  ]);
  const everything: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(everything).toMatchObject({ user: { email }, orders: [{ product: 'zpp' }] });
  await account(page).getByRole('button', { name: 'Delete account …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you want to delete your account?' });
  await expect(dialog).toContainText('eight years');
  await expect(dialog).toContainText('Prevention course “Eat well, live lighter” ends too');
  await expect(dialog).not.toContainText('Your plan');
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  const deleted = account(page).getByRole('heading', { name: 'Your account is deleted' });
  await expect(deleted).toBeFocused();
  await expect(deleted).toBeInViewport();
  await expect.poll(() => kept(page)).not.toContain(email);
  await expect(customerOf(baseURL, { email, password })).resolves.toBeDefined();
});

test('the consent to store workbooks can be withdrawn after the course was refunded', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('given-back');
  const her = await customerOf(baseURL, { email, password });
  const { order, payment } = await her.buy('zpp');
  const id = crypto.randomUUID().replaceAll('-', '');
  await her.send('/api/workbook-consent', { id, version: workbookConsentVersion, given: Date.now() });
  await her.stripe.perform({ action: 'refund', payment });
  await expect.poll(() => her.stateOf(order)).toBe('refunded');
  await open(page, baseURL, email);
  const data = card(page, 'Deine Daten');
  await expect(data).toContainText('dass wir deine Einträge in deinem Konto speichern');
  await data.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await data.getByRole('button', { name: 'Widerrufen und löschen' }).click();
  await expect(data).toContainText('Die Einträge deiner Arbeitshefte sind gelöscht.');
});

test('a wrong contact address is shown and can be corrected', async ({ page, baseURL }) => {
  const email = anyAddress('typo');
  await customerOf(baseURL, { email, password });
  await open(page, baseURL, email);
  await expect(account(page)).toContainText(`schicken wir an ${email}`);
  await account(page).getByRole('button', { name: 'Nicht du? Adresse ändern' }).click();
  const field = account(page).getByRole('textbox', { name: 'Deine E-Mail-Adresse' });
  await expect(field).toBeFocused();
  await field.fill(`${email},other@example.com`);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'an address that is wrong', '.account');
  const right = anyAddress('right');
  await field.fill(right);
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText(`schicken wir an ${right}`);
  await expect(account(page)).toContainText('Gespeichert.');
  // The next action keeps the form closed.
  await account(page).getByRole('button', { name: 'Bestätigungslink schicken' }).click();
  await expect(account(page)).not.toContainText('Gespeichert.');
  await expect(field).toBeHidden();
  await page.reload();
  await expect(account(page)).toContainText(`schicken wir an ${right}`);
  await page.goto(`${pathOf('order', 'de')}?product=app-6-months`);
  await expect(page.locator('.order-address')).toHaveText(right);
});

test('a plan is shown, managed and cancelled at 320 px, in both themes, and then shows its end date', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('looks');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('app-6-months');
  await her.buy('zpp2', 'sepa');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, baseURL, email);
  await expect(card(page, 'Präventionskurs „Bunt und ausgewogen“')).toContainText('Zahlung unterwegs');
  await expect(account(page).getByRole('button', { name: 'Rechnung herunterladen' })).toHaveCount(1);
  await expectAccessible(page, 'with its orders');
  await account(page).getByRole('button', { name: 'Konto löschen …' }).click();
  // Whatever its length, it starts at its title.
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeInViewport();
  await expectAccessible(page, 'before it is deleted');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const plan = card(page, 'Dein Abo');
  await expect(plan).toContainText('Valea-App, 6 Monate');
  await expect(plan).toContainText('Aktiv');
  await expect(card(page, 'Hol dir die App').getByRole('link', { name: /App Store/ })).toBeVisible();
  await plan.getByRole('link', { name: 'Kündigen' }).click();
  await page.waitForURL(/kuendigen\?contract=app&order=/);
  await expect(page.getByRole('radio', { name: 'App-Abo' })).toBeChecked();
  const form = page.locator('declaration-form');
  await expect(form.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await form.getByLabel('Vor- und Nachname').fill('Erika Muster');
  await form.getByRole('button', { name: 'Jetzt kündigen', exact: true }).click();
  await expect(form.getByRole('heading', { name: 'Deine Kündigung ist bei uns angekommen' })).toBeVisible();
  await expect(async () => {
    await page.goto(pathOf('my', 'de'));
    await expect(plan.locator('.account-badge')).toHaveText('Gekündigt', { timeout: 1000 });
  }).toPass();
  await expect(plan.getByRole('link', { name: 'Kündigen' })).toHaveCount(0);
  await plan.getByRole('button', { name: 'Abo verwalten' }).click();
  await page.waitForURL(/:\d+\/portal\//);
});
