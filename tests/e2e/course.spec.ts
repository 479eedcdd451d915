import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { anyAddress, kept, openSignedIn } from './identity.ts';
import { customerOf } from './purchase.ts';
import { expectNoSidewaysScroll } from './site.ts';

const password = 'long enough';
const course = pathOf('myCourse', 'de');
const first = modulePath('ankommen-am-tisch');
const words = 'Ein Glas Wasser neben den Kaffee';

const workbook = (page: Page) => page.getByRole('region', { name: 'Dein Arbeitsheft', exact: true });
const quiz = (page: Page) => page.getByRole('region', { name: 'Fünf Fragen zum Schluss' });
const step = (page: Page) => workbook(page).getByRole('textbox', { name: 'Mein erster kleiner Schritt' });

async function booked(page: Page, baseURL: string | undefined, path: string = course) {
  const email = anyAddress('listens');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('zpp');
  await openSignedIn(page, baseURL, { email, password }, path);
  return { email, her };
}

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('first module at 320 px: workbook and answered question survive a reload, until the consent is withdrawn', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { email } = await booked(page, baseURL);
  const stations = page.getByRole('list').filter({ hasText: 'Modul 8' }).getByRole('listitem');
  await expect(stations).toHaveCount(8);
  await expect(stations.first()).toContainText('Offen seit dem');
  await expect(stations.nth(1)).toContainText('sobald Modul 1 abgeschlossen ist, frühestens am');
  await expectAccessible(page, 'the path');
  await expect(page.getByRole('link', { name: 'Bescheinigung und Erstattung' })).toHaveAttribute(
    'href',
    modulePath('bescheinigung'),
  );
  const dates = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Termine für deinen Kalender' }).click();
  const calendar = await readFile(await (await dates).path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain('BEGIN:VEVENT');
  await page.getByRole('link', { name: 'Modul anfangen' }).click();
  await page.waitForURL(`**${first}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ankommen am Tisch' })).toBeVisible();

  // Nothing is sent before the consent, and everything after it.
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await step(page).fill(words);
  await expect(workbook(page)).toContainText('Noch liegt alles nur in diesem Tab');
  expect(sent.join()).not.toContain(words);
  await expectAccessible(page, 'before the consent');
  await workbook(page).getByRole('button', { name: 'Ja, in meinem Konto speichern' }).click();
  await expect(workbook(page)).toContainText('Dein Heft liegt in deinem Konto. Gespeichert');
  await workbook(page).getByRole('radio', { name: '8', exact: true }).check();
  await expect(workbook(page)).toContainText('Gespeichert');
  await expect.poll(() => sent.join()).toContain(words);

  await quiz(page).getByRole('button', { name: 'Antwort prüfen' }).click();
  await expect(quiz(page).getByRole('alert').filter({ hasText: 'Wähl zuerst' })).toBeVisible();
  await quiz(page).getByRole('radio', { name: 'Alle Kalorien zu zählen' }).check();
  await page.keyboard.press('Enter');
  await expect(quiz(page).getByRole('status')).toContainText('Noch nicht ganz. Nein, ein paar Worte reichen');
  await quiz(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await quiz(page)
    .getByRole('radio', { name: /^Neugierig hinzusehen/ })
    .check();
  await quiz(page).getByRole('button', { name: 'Antwort prüfen' }).click();
  await expect(quiz(page).getByRole('status')).toContainText('Stimmt. Genau.');
  await quiz(page).getByRole('button', { name: 'Nächste Frage' }).click();
  await expect(quiz(page).locator('legend')).toBeFocused();
  await expectAccessible(page, 'the module');

  const order = () => quiz(page).locator('.choice').allTextContents();
  const before = await order();
  await page.reload();
  await expect(step(page)).toHaveValue(words);
  await expect(workbook(page).getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await expect(quiz(page).locator('legend')).toContainText('Frage 2 von 5');
  expect(await order()).toEqual(before);
  expect(await kept(page)).not.toContain(words);
  expect(`${page.url()} ${await page.title()}`).not.toMatch(new RegExp(`${words}|${email}|=`));

  await page.goto(course);
  await expect(stations.first()).toContainText('Beantwortet: 1 von 5 Fragen');

  await page.goto(pathOf('my', 'de'));
  const data = page.getByRole('region', { name: 'Deine Daten' });
  await data.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await data.getByRole('button', { name: 'Widerrufen und löschen' }).click();
  await expect(data).toContainText('Die Einträge deiner Arbeitshefte sind gelöscht.');
  await page.goto(first);
  await expect(step(page)).toHaveValue('');
});

test('an exercise stays ticked, the text can be searched, sources show their age, and the workbook is printed', async ({
  page,
  baseURL,
}) => {
  await booked(page, baseURL, first);
  const exercises = page.getByRole('region', { name: 'Zum Ausprobieren' });
  const card = exercises.getByRole('listitem').filter({ hasText: 'Eine Mahlzeit in Ruhe' });
  await expect(card).toContainText('Übung 3, etwa 15 Minuten');
  await expect(card.getByRole('listitem')).toHaveCount(3);
  const saved = page.waitForResponse('**/modules/ankommen-am-tisch/exercises');
  await card.getByRole('checkbox', { name: 'Das habe ich gemacht' }).check();
  const part = page
    .getByRole('navigation', { name: 'In diesem Modul' })
    .getByRole('link', { name: 'Übungen' });
  await expect(part).toContainText('1 von 3');
  await saved;
  await page.reload();
  await expect(card.getByRole('checkbox')).toBeChecked();
  await expect(part).toContainText('1 von 3');
  const sources = page.getByRole('region', { name: 'Quellen' }).getByRole('listitem');
  await expect(sources.first()).toHaveText('DGE, Gut essen und trinken (März 2024)');

  // Not `uncheck`: it expects a state that is reverted as soon as saving fails.
  await page.route('**/exercises', (route) => route.abort());
  await card.getByRole('checkbox').click();
  await expect(exercises.getByRole('alert')).not.toBeEmpty();
  await expect(card.getByRole('checkbox')).toBeChecked();

  const transcript = page.getByRole('region', { name: 'Mitlesen' });
  await transcript.getByRole('searchbox', { name: 'Im Text suchen' }).fill('fruehstueck');
  await expect(transcript.getByRole('status')).toContainText('Stelle');
  await expect(transcript.locator('mark').first()).toHaveText(/Frühstück/i);
  await page.keyboard.press('Enter');
  await expect(transcript.locator('mark[data-chosen]')).toBeInViewport();
  // The search's buttons are positioned by the field, not by the page.
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await transcript.getByRole('searchbox').fill('Raumschiff');
  await expect(transcript.getByRole('status')).toHaveText('Das Wort kommt hier nicht vor.');
  await step(page).fill(words);
  await page.emulateMedia({ media: 'print' });
  await expect(workbook(page).getByRole('heading', { name: 'Was bleibt' })).toBeVisible();
  await expect(transcript).toBeHidden();
  await expect(quiz(page)).toBeHidden();
});

test('without consent the workbook stays in the browser and is deleted at sign-out', async ({
  page,
  baseURL,
}) => {
  const { email } = await booked(page, baseURL, first);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await workbook(page).getByRole('button', { name: 'Nein, nur in diesem Browser' }).click();
  await step(page).fill(words);
  await page.reload();
  await expect(step(page)).toHaveValue(words);
  expect(sent.join()).not.toContain(words);
  expect(await kept(page)).toContain(words);
  await page.goto(pathOf('my', 'de'));
  await page.locator('.account').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(pathOf('home', 'de'));
  await expect.poll(() => kept(page)).not.toContain(words);
  await openSignedIn(page, baseURL, { email, password }, first);
  await expect(step(page)).toHaveValue('');
});

test('visitors without sign-in are redirected, and members without booking are told what is missing', async ({
  page,
  baseURL,
}) => {
  await page.goto(course);
  await page.waitForURL((url) => url.pathname === pathOf('login', 'de'));
  const email = anyAddress('booked-nothing');
  await customerOf(baseURL, { email, password });
  await openSignedIn(page, baseURL, { email, password }, course);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Hier ist Platz für deinen Kurs' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Gut essen, leichter leben' })).toHaveAttribute(
    'href',
    '/de/kurs/zpp',
  );
  await expectAccessible(page, 'nothing booked');
  await page.goto(first);
  await expect(main.getByRole('heading', { name: /den du nicht gebucht hast/ })).toBeVisible();
});
