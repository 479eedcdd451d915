import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { endOfCourse } from '#domain/course/path.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { faultsOfPdfA, hasPdfTools, textOfPdf } from '../fixtures/pdf-tools.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { press, walk } from './keyboard.ts';
import { participant, station } from './participant.ts';
import { expectNoSidewaysScroll } from './site.ts';

const path = modulePath('bescheinigung');
const name = 'Łucja Öztürk-Großmann';

/** The Worker's time for this page. */
const timeIs = (page: Page, now: Date) =>
  page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-valea-now': now.toISOString() } }),
  );

/** A participant with that many modules complete, on the certificate's page, at the corresponding time. */
async function completed(page: Page, baseURL: string | undefined, modules: number) {
  const { her, booked, enter } = await participant(baseURL);
  await timeIs(page, await her.complete('zpp', modules));
  await enter(page, path);
  return booked;
}

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
});

test('missing requirements are listed by module; after six months the course is closed, says what remains, and has no certificate', async ({
  page,
  baseURL,
}) => {
  const booked = await completed(page, baseURL, 2);
  const title = (name: string) => page.getByRole('heading', { name });
  await expect(title('Noch nicht ganz geschafft')).toBeVisible();
  const missing = page.getByRole('listitem').filter({ hasText: 'ganz hören und Fragen beantworten' });
  await expect(missing).toHaveCount(6);
  expect(await walk(page)).toEqual([]);
  await expectAccessible(page, 'what is missing');

  await timeIs(page, endOfCourse(booked));
  await page.reload();
  await expect(title('Für diesen Kurs gibt es keine Bescheinigung')).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await page.goto(modulePath('hunger-und-saettigung'));
  await expect(title('Dieses Modul ist nicht mehr offen')).toBeVisible();
  await page.getByRole('link', { name: 'Zu deinem Kurs' }).click();
  await expect(title('Deine Kurszeit ist zu Ende')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Der Kurs verlängert sich nicht, und es wird nichts abgebucht.');
  await expect(main).toContainText('2 von 8 Modulen hast du abgeschlossen.');
  await expect(station(page, 1)).toContainText('Abgeschlossen am');
  await expect(station(page, 3)).toContainText('Nicht abgeschlossen');
  await expect(main.getByRole('list').filter({ hasText: 'Modul 8' }).getByRole('link')).toHaveCount(0);
});

test('a certificate is requested and corrected by keyboard, downloaded with the papers for the insurer, and verified', async ({
  page,
  baseURL,
  browser,
}) => {
  await completed(page, baseURL, 8);
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
  if (hasPdfTools) {
    expect(await faultsOfPdfA([await file.path()])).toEqual([[]]);
    expect(await textOfPdf(await file.path())).toContain(name);
  }
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
  await stranger.context().close();
});
