import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { modulesOf } from '#domain/course/modules.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { kept } from './identity.ts';
import { press, walk } from './keyboard.ts';
import {
  control,
  courseOverview,
  firstModule,
  firstStep,
  member,
  participant,
  player,
  quiz,
  station,
  workbook,
} from './participant.ts';
import { expectNoSidewaysScroll } from './site.ts';

const words = 'Ein Glas Wasser neben den Kaffee';

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('first module by keyboard at 320 px: no press loses the focus, and workbook and answer survive a reload, until the consent is withdrawn', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { email, enter } = await participant(baseURL);
  await enter(page);
  await test.step('the path', async () => {
    await expect(station(page, 1)).toContainText('Offen seit dem');
    await expect(station(page, 2)).toContainText('sobald Modul 1 abgeschlossen ist, frühestens am');
    await expect(station(page, 8)).toBeVisible();
    const papers = page.getByRole('link', { name: 'Bescheinigung und Erstattung' });
    await expect(papers).toHaveAttribute('href', modulePath('bescheinigung'));
    await expectAccessible(page, 'the path');
    expect(await walk(page)).toEqual([]);
    const dates = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'Termine für deinen Kalender' }));
    const calendar = await readFile(await (await dates).path(), 'utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain('BEGIN:VEVENT');
    await press(page.getByRole('link', { name: 'Modul anfangen' }));
    await page.waitForURL(`**${firstModule}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ankommen am Tisch' })).toBeVisible();
  });

  await test.step('the player', async () => {
    await expect(firstStep(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Jetzt speichern/ })).toBeVisible();
    expect(await walk(page)).toEqual([]);
    await press(control(page, 'Abspielen'), 'Space');
    await expect(control(page, 'Anhalten')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(control(page, 'Abspielen')).toBeFocused();
    await press(player(page).getByText('Kapitel', { exact: true }));
    await page.keyboard.press('Tab');
    await expect(player(page).getByRole('button', { name: /^Schön, dass du da bist/ })).toBeFocused();
  });

  await test.step('the workbook: nothing is sent before the consent, and everything after it', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await firstStep(page).fill(words);
    await expect(workbook(page)).toContainText('Noch liegt alles nur in diesem Tab');
    expect(sent.join()).not.toContain(words);
    await expectAccessible(page, 'before the consent');
    await press(workbook(page).getByRole('button', { name: 'Ja, in meinem Konto speichern' }));
    await expect(workbook(page)).toBeFocused();
    await expect(workbook(page)).toContainText('Dein Heft liegt in deinem Konto. Gespeichert');
    await expect.poll(() => sent.join()).toContain(words);

    const withdraw = workbook(page).getByRole('button', { name: 'Einwilligung widerrufen' });
    await press(withdraw);
    await expect(workbook(page).getByRole('group', { name: /Dann löschen wir die Einträge/ })).toBeFocused();
    await press(workbook(page).getByRole('button', { name: 'Doch behalten' }));
    await expect(withdraw).toBeFocused();
    // Shown at once, announced when typing stops.
    const saved = workbook(page)
      .getByRole('status')
      .filter({ hasText: /^Gespeichert$/ });
    await workbook(page).getByRole('textbox').first().pressSequentially('Ein Apfel');
    await expect(workbook(page).locator('.workbook-saving')).toHaveText('Gespeichert');
    await expect(saved).toHaveCount(0);
    await expect(saved).toHaveCount(1);
    const figure = (name: string) => workbook(page).getByRole('radio', { name, exact: true });
    await press(figure('1'), 'Space');
    await press(workbook(page).getByRole('button', { name: 'Auswahl löschen' }));
    await expect(figure('1')).toBeFocused();
    await press(figure('7'), 'Space');
    await page.keyboard.press('ArrowRight');
    await expect(figure('8')).toBeChecked();
    await expect(workbook(page)).toContainText('Gespeichert');
  });

  await test.step('the questions', async () => {
    const check = quiz(page).getByRole('button', { name: 'Antwort prüfen' });
    await press(check);
    await expect(quiz(page).getByRole('alert').filter({ hasText: 'Wähl zuerst' })).toBeVisible();
    await press(quiz(page).getByRole('radio', { name: 'Alle Kalorien zu zählen' }), 'Space');
    await page.keyboard.press('Enter');
    await expect(quiz(page).getByRole('status')).toContainText(
      'Noch nicht ganz. Nein, ein paar Worte reichen',
    );
    await press(quiz(page).getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(quiz(page).locator('legend')).toBeFocused();
    await expectAccessible(page, 'a question tried again');
    await quiz(page)
      .getByRole('radio', { name: /^Neugierig hinzusehen/ })
      .check();
    await press(check);
    await expect(quiz(page).getByRole('status')).toContainText('Stimmt. Genau.');
    await press(quiz(page).getByRole('button', { name: 'Nächste Frage' }));
    await expect(quiz(page).locator('legend')).toBeFocused();
  });

  await test.step('everything is there again after a reload', async () => {
    const order = () => quiz(page).locator('.choice').allTextContents();
    const before = await order();
    await page.reload();
    await expect(firstStep(page)).toHaveValue(words);
    await expect(workbook(page).getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await expect(quiz(page).locator('legend')).toContainText('Frage 2 von 5');
    expect(await order()).toEqual(before);
    expect(await kept(page)).not.toContain(words);
    expect(`${page.url()} ${await page.title()}`).not.toMatch(new RegExp(`${words}|${email}|=`));
    await page.goto(courseOverview);
    await expect(station(page, 1)).toContainText('Beantwortet: 1 von 5 Fragen');
  });

  await test.step('the consent is withdrawn', async () => {
    await page.goto(pathOf('my', 'de'));
    const data = page.getByRole('region', { name: 'Deine Daten' });
    await data.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
    await data.getByRole('button', { name: 'Widerrufen und löschen' }).click();
    await expect(data).toContainText('Die Einträge deiner Arbeitshefte sind gelöscht.');
    await page.goto(firstModule);
    await expect(firstStep(page)).toHaveValue('');
  });
});

test('an exercise stays ticked, the text can be searched, sources show their age, and the workbook is printed', async ({
  page,
  baseURL,
}) => {
  const { enter } = await participant(baseURL);
  await enter(page, firstModule);
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
  await firstStep(page).fill(words);
  await page.emulateMedia({ media: 'print' });
  await expect(workbook(page).getByRole('heading', { name: 'Was bleibt' })).toBeVisible();
  await expect(transcript).toBeHidden();
  await expect(quiz(page)).toBeHidden();
});

test('two tabs of a module: only one plays, and both show and store what is written in either, in browser and account', async ({
  page,
  context,
  baseURL,
}) => {
  const { enter } = await participant(baseURL);
  await enter(page, firstModule);
  const other = await context.newPage();
  await other.goto(firstModule);
  await control(page, 'Abspielen').click();
  await expect(control(page, 'Anhalten')).toBeVisible();
  await control(other, 'Abspielen').click();
  await expect(control(page, 'Abspielen')).toBeVisible();
  await control(other, 'Anhalten').click();

  const field = (tab: Page, name: string) => workbook(tab).getByRole('textbox', { name });
  const one = 'Der erste Tag';
  const two = 'Der zweite Tag';
  await field(page, one).fill('Aus dem einen Tab');
  await workbook(page).getByRole('button', { name: 'Nein, nur in diesem Browser' }).click();
  await field(other, two).fill('Aus dem anderen');
  await expect(field(page, two)).toHaveValue('Aus dem anderen');
  await expect(field(other, one)).toHaveValue('Aus dem einen Tab');
  await firstStep(page).fill(words);
  await expect(firstStep(other)).toHaveValue(words);

  await workbook(other).getByRole('button', { name: 'Doch im Konto speichern' }).click();
  await workbook(other).getByRole('button', { name: 'Ja, in meinem Konto speichern' }).click();
  await expect(workbook(page)).toContainText('Dein Heft liegt in deinem Konto.');
  await field(page, one).fill('Noch ein Wort');
  await field(other, two).fill('Und noch eins');
  for (const tab of [page, other]) await expect(workbook(tab)).toContainText('Gespeichert');
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(field(tab, one)).toHaveValue('Noch ein Wort');
    await expect(field(tab, two)).toHaveValue('Und noch eins');
    await expect(firstStep(tab)).toHaveValue(words);
  }
});

test('the course page asks for a sign-in, says when nothing is booked, and shows each booked course with its own path and links', async ({
  page,
  baseURL,
}) => {
  await page.goto(courseOverview);
  await page.waitForURL((url) => url.pathname === pathOf('login', 'de'));
  const { her, enter } = await member(baseURL);
  await enter(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Hier ist Platz für deinen Kurs' })).toBeVisible();
  const offered = main.getByRole('link', { name: 'Gut essen, leichter leben' });
  await expect(offered).toHaveAttribute('href', '/de/kurs/zpp');
  await expectAccessible(page, 'nothing booked');
  await page.goto(firstModule);
  await expect(main.getByRole('heading', { name: /den du nicht gebucht hast/ })).toBeVisible();

  for (const key of ['zpp', 'zpp2'] as const) await her.buy(key);
  await page.goto(courseOverview);
  const courses = main.getByRole('article');
  await expect(courses).toHaveCount(2);
  await expectAccessible(page, 'two courses');
  const begin = (key: 'zpp' | 'zpp2') => {
    const [first, second] = modulesOf(key);
    const own = courses.filter({ hasText: second?.title ?? '' });
    return { own, first, link: own.getByRole('link', { name: 'Modul anfangen' }) };
  };
  for (const key of ['zpp', 'zpp2'] as const) {
    const { own, first, link } = begin(key);
    await expect(own.getByRole('listitem').filter({ hasText: 'Modul 8' })).toHaveCount(1);
    const about = own.getByRole('link', { name: 'Worum es in diesem Kurs geht' });
    await expect(about).toHaveAttribute('href', `/de/kurs/${key}`);
    await expect(link).toHaveAttribute('href', modulePath(first?.slug ?? ''));
  }
  const { first, link } = begin('zpp2');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
});

test('the page that switches course mails off works with Tab in each state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
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
  await page.setViewportSize({ width: 320, height: 800 });
  const { enter } = await participant(baseURL);
  await enter(page, pathOf('my', 'de'));
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
