import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { modulePath } from '#i18n/course-routes.ts';
import { ensurePdfTools, faultsOfPdfA, textOfPdf } from '../fixtures/pdf-tools.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { anyAddress, openSignedIn } from './identity.ts';
import { press, walk } from './keyboard.ts';
import { customerOf } from './purchase.ts';
import { expectNoSidewaysScroll } from './site.ts';

const password = 'long enough';
const path = modulePath('bescheinigung');
const name = 'Łucja Öztürk-Großmann';

/** The Worker's time for this page. */
const timeIs = (page: Page, now: Date) =>
  page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-valea-now': now.toISOString() } }),
  );

/** A participant with that many modules complete, on the certificate's page, at the corresponding time. */
async function booked(page: Page, baseURL: string | undefined, modules: number) {
  const email = anyAddress('certified');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('zpp');
  await timeIs(page, await her.complete('zpp', modules));
  await openSignedIn(page, baseURL, { email, password }, path);
}

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
});

test('missing requirements are listed by module, and a course that is over never has a certificate', async ({
  page,
  baseURL,
}) => {
  await booked(page, baseURL, 2);
  await expect(page.getByRole('heading', { name: 'Noch nicht ganz geschafft' })).toBeVisible();
  const missing = page.getByRole('listitem').filter({ hasText: 'ganz hören und Fragen beantworten' });
  await expect(missing).toHaveCount(6);
  expect(await walk(page)).toEqual([]);
  await expectAccessible(page, 'what is missing');

  await timeIs(page, new Date(Date.now() + 200 * 24 * 3_600_000));
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Für diesen Kurs gibt es keine Bescheinigung' }),
  ).toBeVisible();
  expect(await walk(page)).toEqual([]);
});

test('a certificate is requested and corrected by keyboard, downloaded with the papers for the insurer, and verified', async ({
  page,
  baseURL,
  browser,
}) => {
  await booked(page, baseURL, 8);
  const field = page.getByLabel('Vor- und Nachname');
  await expect(field).toHaveValue('Lena Probst');
  // Everything heard and answered, but no exercise confirmed.
  const open = page.getByRole('region', { name: /^Gezählt sind \d+ von 360 Minuten$/ });
  await expect(open.getByRole('link', { name: /^Modul \d: / })).toHaveCount(8);
  await field.fill('王秀英');
  await expect(page.getByText('Das können wir nicht drucken: 王 秀 英.')).toBeVisible();
  await field.fill('Lucja Oeztuerk');
  await expect(page.getByText('Das ist ein anderer Name als bisher.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Bescheinigung anfordern' }));
  await expect(page.getByText('Wann bist du geboren?')).toBeVisible();
  await expect(page.getByLabel('Geburtsdatum')).toBeFocused();
  await page.getByLabel('Geburtsdatum').fill('1988-02-03');
  await expectAccessible(page, 'the form');
  await press(page.getByLabel('Geburtsdatum'));
  const heading = page.getByRole('heading', { name: 'Deine Bescheinigung ist da' });
  await expect(heading).toBeFocused();
  expect(await walk(page)).toEqual([]);

  const correct = page.getByRole('button', { name: 'Angaben berichtigen' });
  await press(correct);
  await expect(field).toBeFocused();
  await press(page.getByRole('button', { name: 'Nichts ändern' }));
  await expect(heading).toBeFocused();
  await press(correct);
  await field.fill(name);
  await page.getByRole('button', { name: 'Änderung übernehmen' }).click();
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
  await expectAccessible(page, 'the certificate');
  const verify = await page
    .getByRole('link', { name: 'Seite, die zeigt, dass sie echt ist' })
    .getAttribute('href');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bescheinigung herunterladen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('valea-bescheinigung.pdf');
  // Drawn by the Worker, with its own build of the PDF library.
  await ensurePdfTools();
  expect(await faultsOfPdfA([await file.path()])).toEqual([[]]);
  expect(await textOfPdf(await file.path())).toContain(name);
  await expect(correct).toHaveCount(0);

  const papers = page.getByRole('region', { name: 'Alles für deine Krankenkasse' });
  await papers.getByRole('button', { name: 'Unterlagen herunterladen' }).click();
  await expect(papers.getByText('Wähle bitte deine Krankenkasse aus.')).toBeVisible();
  await papers.getByLabel('Deine Krankenkasse').selectOption({ label: 'BARMER' });
  const second = page.waitForEvent('download');
  await papers.getByRole('button', { name: 'Unterlagen herunterladen' }).click();
  const pack = await second;
  expect(pack.suggestedFilename()).toBe('valea-erstattung.pdf');
  expect((await readFile(await pack.path())).toString('latin1')).toContain('/Count 2');
  const third = page.waitForEvent('download');
  await papers.getByRole('button', { name: 'Rechnung herunterladen' }).click();
  expect((await readFile(await (await third).path())).toString('latin1')).toMatch(/^%PDF-/);
  await expectNoSidewaysScroll(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${baseURL ?? ''}${new URL(verify ?? '', baseURL).pathname}`);
  const check = async (whom: string) => {
    await stranger.getByLabel('Vor- und Nachname').fill(whom);
    await stranger.getByLabel('Geburtsdatum').fill('1988-02-03');
    await stranger.getByRole('button', { name: 'Prüfen' }).click();
  };
  await expectAccessible(stranger, 'the check before an answer');
  await check('Ganz Andere Person');
  await expect(stranger.getByRole('heading', { name: 'Nein, das passt nicht zusammen' })).toBeVisible();
  await stranger.goBack();
  await check('Lucja Oeztuerk-Grossmann');
  await expect(stranger.getByRole('heading', { name: 'Ja, sie ist echt' })).toBeVisible();
  await expect(stranger.getByRole('term').first()).toHaveText('Name oder Geburtsdatum berichtigt');
  expect(await stranger.content()).not.toContain('Großmann');
  await expectAccessible(stranger, 'the check');
  await stranger.goto(`${baseURL ?? ''}/en/certificate`);
  await stranger.getByLabel('Certificate number').fill('0000 0000 0000 0000 0000');
  await stranger.getByLabel('First and last name').fill(name);
  await stranger.getByLabel('Date of birth').fill('1988-02-03');
  await stranger.getByRole('button', { name: 'Check' }).click();
  await expect(stranger.getByRole('heading', { name: 'No, these details don’t match' })).toBeVisible();
  await stranger.context().close();
});
