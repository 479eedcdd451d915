import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { anyAddress, openSignedIn } from './identity.ts';
import { press, walk } from './keyboard.ts';
import { customerOf } from './purchase.ts';

const password = 'long enough';

/** A participant on one of the course's pages. */
async function booked(page: Page, baseURL: string | undefined, path: string) {
  const email = anyAddress('by-keyboard');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('zpp');
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

test('the page that switches course mails off works with Tab in each state', async ({ page }) => {
  await page.goto(`${pathOf('courseMails', 'de')}/unknown.module_open`);
  for (const view of ['gone', 'confirm', 'off']) {
    // The Worker shows one of them; which one is tested with the mails.
    await page.locator('[data-link-view]').evaluateAll((all, shown) => {
      for (const one of all) one.toggleAttribute('hidden', one.getAttribute('data-link-view') !== shown);
    }, view);
    expect(await walk(page)).toEqual([]);
  }
});

test('an invoice is corrected once, and course mails are switched, by keyboard', async ({
  page,
  baseURL,
}) => {
  await booked(page, baseURL, pathOf('my', 'de'));
  const mails = page.getByRole('region', { name: 'E-Mails zu deinem Kurs' });
  const week = mails.getByRole('checkbox', { name: 'Wenn noch eine Woche bleibt' });
  await expect(week).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await press(week, 'Space');
  await expect(mails.getByRole('status')).toHaveText('Gespeichert. Diese E-Mails kommen nicht mehr.');
  await expect(week).toBeFocused();

  const orders = page.getByRole('region', { name: 'Bestellungen und Rechnungen' });
  await expect(orders).toContainText('Rechnung an Lena Probst, Am Anger 7, 04315');
  const file = page.waitForEvent('download');
  await press(orders.getByRole('button', { name: 'Rechnung herunterladen' }));
  expect((await readFile(await (await file).path())).toString('latin1')).toMatch(/^%PDF-/);
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
  await expectAccessible(page, 'the correction of an invoice');
  await postcode.fill('04317');
  await press(postcode);
  await expect(orders.getByRole('status').filter({ hasText: 'Die Rechnung ist berichtigt' })).toBeFocused();
  await expect(orders).toContainText('Lena Probst, Am Anger 7, 04317');
  await page.reload();
  await expect(orders).toContainText('Du hast die Angaben auf der Rechnung am');
  await expect(opener).toHaveCount(0);
});
