import { expect, test, type Page } from '@playwright/test';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { chooseInsurer, confirm, words } from './course.ts';
import { anyAddress, openSignedIn } from './identity.ts';
import { press, walk } from './keyboard.ts';
import { customerOf } from './purchase.ts';

const password = 'long enough';

/** A participant on one of the course's pages, at the time when that many modules are complete. */
async function booked(page: Page, baseURL: string | undefined, path: string, modules = 0) {
  const email = anyAddress('by-keyboard');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('zpp');
  if (modules > 0) {
    const now = (await her.complete('zpp', modules)).toISOString();
    await page.route('**/api/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-valea-now': now } }),
    );
  }
  await openSignedIn(page, baseURL, { email, password }, path);
}

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
});

test('course path and module work with Tab, and no key press loses the focus', async ({ page, baseURL }) => {
  await booked(page, baseURL, pathOf('myCourse', 'de'));
  const begin = page.getByRole('link', { name: 'Modul anfangen' });
  await expect(begin).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await press(begin);
  const workbook = page.getByRole('region', { name: 'Dein Arbeitsheft', exact: true });
  await expect(workbook.getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Jetzt speichern/ })).toBeVisible();
  expect(await walk(page)).toEqual([]);

  const player = page.getByRole('region', { name: 'Anhören' });
  await press(player.getByRole('button', { name: 'Abspielen' }), 'Space');
  await expect(player.getByRole('button', { name: 'Anhalten' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Abspielen' })).toBeFocused();
  await press(player.getByText('Kapitel', { exact: true }));
  await page.keyboard.press('Tab');
  await expect(player.getByRole('button', { name: /^Schön, dass du da bist/ })).toBeFocused();

  await press(workbook.getByRole('button', { name: 'Ja, in meinem Konto speichern' }));
  await expect(workbook).toBeFocused();
  const withdraw = workbook.getByRole('button', { name: 'Einwilligung widerrufen' });
  await press(withdraw);
  await expect(workbook.getByRole('group', { name: /Dann löschen wir die Einträge/ })).toBeFocused();
  await press(workbook.getByRole('button', { name: 'Doch behalten' }));
  await expect(withdraw).toBeFocused();
  const saved = workbook.getByRole('status').filter({ hasText: /^Gespeichert$/ });
  await workbook.getByRole('textbox').first().pressSequentially('Ein Glas Wasser');
  // Shown at once, announced when typing stops.
  await expect(workbook.locator('.workbook-saving')).toHaveText('Gespeichert');
  await expect(saved).toHaveCount(0);
  await expect(saved).toHaveCount(1);
  await press(workbook.getByRole('radio', { name: '1', exact: true }), 'Space');
  await page.keyboard.press('ArrowRight');
  await expect(workbook.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await press(workbook.getByRole('button', { name: 'Auswahl löschen' }));
  await expect(workbook.getByRole('radio', { name: '1', exact: true })).toBeFocused();

  const quiz = page.getByRole('region', { name: 'Fünf Fragen zum Schluss' });
  await press(quiz.getByRole('radio', { name: 'Alle Kalorien zu zählen' }), 'Space');
  await page.keyboard.press('Enter');
  await expect(quiz.getByRole('status')).toContainText('Noch nicht ganz.');
  await press(quiz.getByRole('button', { name: 'Noch einmal versuchen' }));
  await expect(quiz.locator('legend')).toBeFocused();
  await expectAccessible(page, 'a question tried again');
});

test('a message is written, edited and deleted without losing the focus', async ({ page, baseURL }) => {
  await booked(page, baseURL, pathOf('courseMessages', 'de'));
  const field = page.getByRole('textbox', { name: 'Deine Nachricht' });
  await expect(field).toBeVisible();
  expect(await walk(page)).toEqual([]);
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  await press(send);
  await expect(field).toBeFocused();
  await field.fill('Darf ich Hafer essen?');
  await press(send);
  const consent = page.getByRole('checkbox', { name: /^Ich bin einverstanden/ });
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await press(send);
  await expect(page.getByText('Angekommen', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();

  await page.route('**/api/course-messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  );
  await field.fill('Und abends?');
  await press(send);
  await press(page.getByRole('button', { name: 'Bearbeiten' }));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Und abends?');

  const ask = page.getByRole('button', { name: 'Alle Nachrichten löschen' });
  await press(ask);
  await expect(page.getByRole('group', { name: /^Wirklich alles löschen/ })).toBeFocused();
  await press(page.getByRole('button', { name: 'Behalten' }));
  await expect(page.getByRole('region', { name: 'Einverständnis zurücknehmen' })).toBeFocused();
});

test('the certificate is requested and corrected by keyboard', async ({ page, baseURL }) => {
  await booked(page, baseURL, modulePath('bescheinigung'), 8);
  const request = page.getByRole('button', { name: 'Bescheinigung anfordern' });
  await press(request);
  await expect(page.getByLabel('Geburtsdatum')).toBeFocused();
  await page.getByLabel('Geburtsdatum').fill('1988-02-03');
  await press(page.getByLabel('Geburtsdatum'));
  const heading = page.getByRole('heading', { name: 'Deine Bescheinigung ist da' });
  await expect(heading).toBeFocused();
  expect(await walk(page)).toEqual([]);
  await press(page.getByRole('button', { name: 'Angaben berichtigen' }));
  await expect(page.getByLabel('Vor- und Nachname')).toBeFocused();
  await press(page.getByRole('button', { name: 'Nichts ändern' }));
  await expect(heading).toBeFocused();
});

test('a certificate that is not due yet, or never will be, works with Tab', async ({ page, baseURL }) => {
  await booked(page, baseURL, modulePath('bescheinigung'), 2);
  await expect(page.getByRole('heading', { name: 'Noch nicht ganz geschafft' })).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await page.route('**/api/**', (route) =>
    route.continue({
      headers: {
        ...route.request().headers(),
        'x-valea-now': new Date(Date.now() + 200 * 24 * 3_600_000).toISOString(),
      },
    }),
  );
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Für diesen Kurs gibt es keine Bescheinigung' }),
  ).toBeVisible();
  expect(await walk(page)).toEqual([]);
});

test('the page that switches course mails off works with Tab in each state', async ({ page }) => {
  for (const locale of ['de', 'en'] as const) {
    await page.goto(`${pathOf('courseMails', locale)}/unknown.module_open`);
    for (const view of ['gone', 'confirm', 'off']) {
      // The Worker shows one of them; which one is tested with the mails.
      await page.locator('[data-link-view]').evaluateAll((all, shown) => {
        for (const one of all) one.toggleAttribute('hidden', one.getAttribute('data-link-view') !== shown);
      }, view);
      expect(await walk(page)).toEqual([]);
    }
  }
});

test('the course order with its invoice address works with Tab', async ({ page, baseURL }) => {
  const said = words.de;
  const email = anyAddress('by-keyboard');
  await customerOf(baseURL, { email, password });
  await openSignedIn(page, baseURL, { email, password }, said.reimbursement);
  await chooseInsurer(page, 'de', 'techniker');
  await press(page.getByRole('link', { name: said.book }));
  await confirm(page, 'de');
  await expect(page.getByRole('textbox', { name: said.name, exact: true })).toBeVisible();
  expect(await walk(page)).toEqual([]);
});

test('the invoice is corrected and course mails are switched by keyboard', async ({ page, baseURL }) => {
  await booked(page, baseURL, pathOf('my', 'de'));
  const mails = page.getByRole('region', { name: 'E-Mails zu deinem Kurs' });
  const week = mails.getByRole('checkbox', { name: 'Wenn noch eine Woche bleibt' });
  await expect(week).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await press(week, 'Space');
  await expect(mails.getByRole('status')).toHaveText('Gespeichert. Diese E-Mails kommen nicht mehr.');
  await expect(week).toBeFocused();

  const orders = page.getByRole('region', { name: 'Bestellungen und Rechnungen' });
  const opener = orders.getByRole('button', { name: 'Angaben auf der Rechnung berichtigen' });
  await press(opener);
  const name = orders.getByRole('textbox', { name: 'Vor- und Nachname' });
  await expect(name).toBeFocused();
  await press(orders.getByRole('button', { name: 'Doch nicht' }));
  await expect(opener).toBeFocused();
  await press(opener);
  await expect(name).toBeFocused();
  const postcode = orders.getByRole('textbox', { name: 'Postleitzahl' });
  await postcode.fill('');
  await press(postcode);
  await expect(postcode).toBeFocused();
  await expect(orders.getByText('Hier fehlt die Postleitzahl.')).toBeVisible();
  await postcode.fill('04317');
  await press(postcode);
  await expect(orders.getByRole('status').filter({ hasText: 'Die Rechnung ist berichtigt' })).toBeFocused();
});
