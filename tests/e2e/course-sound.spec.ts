import { expect, test, type Page } from '@playwright/test';
import { formatDate } from '#domain/text/format.ts';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { acceleratedPage } from './course-time.ts';
import { kept, navigation, words } from './identity.ts';
import {
  control,
  courseOverview,
  firstModule,
  beginning,
  field,
  participant,
  place,
  player,
  station,
  workbook,
} from './participant.ts';
import { expectNoSidewaysScroll } from './site.ts';
import { de } from './texts.ts';
import { course } from './bookable.ts';

const keptHere = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    reports: Object.keys(localStorage).filter((key) => key.startsWith('valea:listening')),
  }));
const nothing = { caches: [], workers: 0, reports: [] };

test('module player: a recording is kept on the device, plays and counts offline, and is deleted with the workbook at sign-out', async ({
  context,
  baseURL,
}) => {
  const { page, waitUntil, stop } = await acceleratedPage(context, baseURL);
  // The download starts after eight seconds of smooth playback; here sooner.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const sooner = (callback: () => void, ms = 0) => later(callback, ms === 8_000 ? ms / 16 : ms);
    Object.assign(window, { setTimeout: sooner });
  });
  const { her, enter, opens } = await participant(baseURL);
  for (let question = 0; question < beginning.questions; question += 1)
    await her.send(`/api/courses/${course}/modules/${beginning.slug}/answers`, { question, answer: 0 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await enter(page, firstModule);
  await expect(player(page)).toContainText(
    /Sobald du hörst, behält dieses Gerät die Aufnahme \([\d,]+\sMB\)/,
  );
  // Nothing is saved before playback.
  expect(await keptHere(page)).toEqual(nothing);
  const note = 'Ein Glas Wasser neben den Kaffee';
  await workbook(page)
    .getByRole('button', { name: de('module').island.workbook.keep.decline })
    .click();
  await field(page).fill(note);

  await control(page, 'Abspielen').press('Enter');
  await expect.poll(() => place(page)).toBeGreaterThan(10);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toContain(beginning.title);
  await expect(player(page)).not.toContainText('Sobald du hörst');
  await control(page, 'Anhalten').click();
  await expect(player(page)).toContainText(/Auf diesem Gerät gespeichert \([\d,]+\sMB\)/);
  await expectAccessible(page, 'a module that is heard');
  // Offline listening is measured by the Worker's clock, which the first press has started.
  await expect.poll(async () => (await keptHere(page)).reports).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(field(page)).toHaveValue(note);
  // Back and forward work offline, too.
  await page.getByRole('link', { name: '← Alle Module' }).click();
  await expect(page.getByRole('heading', { name: de('course-path').path.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: /^Fragen/ })).toContainText(
    `${beginning.questions} von ${beginning.questions}`,
  );
  expect(await place(page)).toBeGreaterThan(10);
  await control(page, 'Abspielen').click();
  await expect(player(page)).toContainText('Die Aufnahme ist zu Ende.');
  await expect(player(page)).toContainText('Alles abgespielt. Wir zählen gerade nach.');
  await expect(page.getByRole('heading', { name: 'Modul 1 ist geschafft' })).toBeHidden();
  await page.goto('about:blank');
  waitUntil(opens(2));
  // Otherwise a booking shortly before midnight would be complete a day later.
  stop();
  await context.setOffline(false);
  await page.goto(courseOverview);
  await expect(station(page, 1)).toContainText(`Abgeschlossen am ${formatDate(opens(2))}.`);
  await expect(station(page, 2)).toContainText(`Offen seit dem ${formatDate(opens(2))}.`);

  await navigation(page).getByRole('button', { name: words.de.logout }).click();
  // Signing out on a course page leads to the home page.
  await expect(page).toHaveURL(pathOf('home', 'de'));
  await expect(navigation(page).getByRole('link', { name: words.de.login })).toBeVisible();
  await expect.poll(() => keptHere(page)).toEqual(nothing);
  expect(await kept(page)).not.toContain(note);
  expect(sent.join()).not.toContain(note);
});

test('module player: a lost network is shown, and the recording goes on at the same place', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(context, 'declined', baseURL);
  await page.setViewportSize({ width: 320, height: 720 });
  const { enter } = await participant(baseURL);
  await enter(page, firstModule);
  const slider = player(page).getByRole('slider', { name: 'Stelle in der Aufnahme' });
  await control(page, 'Nicht speichern').click();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await place(page)).toBe(100);
  await expect(slider).toHaveAttribute('aria-valuetext', /^10 Sekunden von \d/);
  await expectNoSidewaysScroll(page);

  await context.setOffline(true);
  await control(page, 'Abspielen').click();
  await expect(player(page).getByRole('status').first()).toContainText('Gerade gibt es keine Verbindung.');
  await context.setOffline(false);
  await expect.poll(() => place(page)).toBeGreaterThan(105);
  await expect(slider).toHaveAttribute('aria-valuetext', /^10 Sekunden von/);
  expect(await place(page)).toBeLessThan(400);
  await player(page)
    .getByRole('combobox', { name: de('onboarding').island.curve.pace })
    .selectOption('2-fach');
  await control(page, 'Zum nächsten Kapitel').click();
  await expect(control(page, 'Nur Fehlendes hören')).toBeVisible();
  expect(await keptHere(page)).toMatchObject({ caches: [], workers: 0 });
});
