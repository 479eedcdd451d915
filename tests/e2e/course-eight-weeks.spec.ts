import { expect, test, type Page } from '@playwright/test';
import { modulesOf } from '#domain/course/modules.ts';
import { endOfCourse } from '#domain/course/path.ts';
import { formatDate } from '#domain/format.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { courseTime, device, participant } from './course-time.ts';

const modules = modulesOf('zpp');
const course = pathOf('myCourse', 'de');
const anHour = 3_600_000;
const first = modulePath('ankommen-am-tisch');

const station = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByText(`Modul ${number}`, { exact: true }) });
const player = (page: Page) => page.getByRole('region', { name: 'Anhören' });
const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const place = async (page: Page) => Number(await player(page).getByRole('slider').inputValue());
const isDone = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Modul ${number} ist geschafft` });

/** Blocks an address until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return async () => {
    const answered = page.waitForResponse(address);
    resolve(undefined);
    await answered;
    await page.unroute(address);
  };
}

async function answerAll(page: Page): Promise<void> {
  const quiz = page.getByRole('region', { name: 'Fünf Fragen zum Schluss' });
  for (let question = 1; question <= 5; question += 1) {
    const asked = quiz.getByRole('group', { name: new RegExp(`^Frage ${question} von 5`) });
    await asked.getByRole('radio').first().check();
    await quiz.getByRole('button', { name: 'Antwort prüfen' }).click();
    await quiz.getByRole('button', { name: question === 5 ? 'Zum Ergebnis' : 'Nächste Frage' }).click();
  }
}

test('eight weeks: modules unlock in turn, each is completed, and the certificate is offered', async ({
  context,
  baseURL,
}) => {
  const time = courseTime();
  const page = await device(context, baseURL, time);
  const { her, enter, booked, opens } = await participant(baseURL);
  await enter(page);
  for (const { number, title } of modules.filter(({ number: one }) => one <= 2 || one === modules.length)) {
    await expect(station(page, number)).toContainText(`Offen seit dem ${formatDate(opens(number))}`);
    await page.getByRole('link', { name: 'Modul anfangen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await control(page, 'Abspielen').click();
    const answerCourses = await holdBack(page, '**/api/courses');
    await answerAll(page);
    await expect(player(page)).toContainText('Ganz gehört.');
    await expect(isDone(page, number)).toBeVisible();
    // The button appears together with the text above it, and does not move.
    const wayOn = page.getByRole('status').getByRole('link', { name: /^Zur? / });
    await expect(wayOn).toHaveCount(0);
    await answerCourses();
    await expect(wayOn).toBeVisible();
    if (number === modules.length) break;

    await wayOn.click();
    await expect(station(page, number)).toContainText('Abgeschlossen am');
    await expect(station(page, number + 1)).toContainText(
      `Öffnet sich am ${formatDate(opens(number + 1))} um`,
    );
    await expect(station(page, number + 1).getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(`${number} von 8 Modulen abgeschlossen`);
    // The modules in between are like the second.
    const isNextLast = number === 2;
    if (isNextLast) await her.complete('zpp', modules.length - 1);
    time.waitUntil(opens(isNextLast ? modules.length : number + 1));
    await page.reload();
  }
  await page.getByRole('link', { name: 'Zur Bescheinigung' }).click();
  await expect(page.getByRole('button', { name: 'Bescheinigung anfordern' })).toBeVisible();
  await page.goto(course);
  await expect(page.getByRole('heading', { name: 'Geschafft. Alle acht Module.' })).toBeVisible();

  time.waitUntil(endOfCourse(booked));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Deine Kurszeit ist zu Ende' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Alle acht Module hast du abgeschlossen');
  await expect(page.getByRole('link', { name: 'Zur Bescheinigung' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: modules[0]?.title ?? '' })).toHaveCount(0);
});

test('skipping to the end does not complete a module: the next one stays locked until the rest was played', async ({
  context,
  baseURL,
}) => {
  const time = courseTime();
  const page = await device(context, baseURL, time);
  const { enter, opens } = await participant(baseURL);
  await enter(page, first);
  await control(page, '30 Sekunden vor').click();
  await control(page, 'Abspielen').click();
  await answerAll(page);
  await expect(player(page)).toContainText('Die Aufnahme ist zu Ende.');
  await expect(player(page)).toContainText('Bis zum Ende fehlen noch');
  await expect(isDone(page, 1)).toBeHidden();

  time.waitUntil(opens(3));
  await page.goto(course);
  await expect(station(page, 1)).toContainText('Beantwortet: 5 von 5 Fragen');
  await expect(station(page, 2)).toContainText('sobald Modul 1 abgeschlossen ist');
  await page.goto(modulePath('der-teller-in-vierteln'));
  await expect(page.getByRole('heading', { name: 'Dieses Modul ist noch zu' })).toBeVisible();

  await page.goto(first);
  await control(page, 'Nur Fehlendes hören').click();
  await expect(isDone(page, 1)).toBeVisible();
  // The next one is open by now.
  await expect(page.getByRole('link', { name: 'Weiter mit Modul 2' })).toHaveAttribute(
    'href',
    modulePath('der-teller-in-vierteln'),
  );
  // It ends after the missing part, half a minute before the end.
  await expect(control(page, 'Abspielen')).toBeVisible();
  expect(await place(page)).toBeLessThan(600);
});

test('only one of two tabs plays', async ({ context, baseURL }) => {
  const time = courseTime();
  const page = await device(context, baseURL, time);
  const { enter } = await participant(baseURL);
  await enter(page, first);
  const tab = await context.newPage();
  await tab.goto(first);
  time.stop();
  await control(page, 'Abspielen').click();
  await expect(control(page, 'Anhalten')).toBeVisible();
  await control(tab, 'Abspielen').click();
  await expect(control(page, 'Abspielen')).toBeVisible();
});

test('listening offline counts once it is synced, days later', async ({ context, baseURL }) => {
  const time = courseTime();
  const page = await device(context, baseURL, time);
  const { enter, opens } = await participant(baseURL);
  await enter(page, first);
  await answerAll(page);
  // The first press starts the clock that offline listening is measured by.
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/listening'));
  await control(page, 'Abspielen').click();
  await control(page, 'Anhalten').click();
  await begun;
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('valea:listening')));
  await expect.poll(waiting).toEqual([]);
  await player(page)
    .getByRole('button', { name: /^Jetzt speichern/ })
    .click();
  await expect(player(page)).toContainText('Läuft auch ohne Netz.');

  await context.setOffline(true);
  await page.reload();
  // Back and forward work offline, too.
  await page.getByRole('link', { name: '← Alle Module' }).click();
  await expect(page.getByRole('heading', { name: 'Dein Weg' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: /^Fragen/ })).toContainText('5 von 5');
  await control(page, 'Abspielen').click();
  await expect(player(page)).toContainText('Die Aufnahme ist zu Ende.');
  await expect(player(page)).toContainText('Alles abgespielt. Wir zählen gerade nach.');
  await expect(isDone(page, 1)).toBeHidden();
  await page.goto('about:blank');
  time.waitUntil(opens(2));
  // A booking shortly before midnight would be complete on the next day.
  time.stop();

  await context.setOffline(false);
  await page.goto(course);
  await expect(station(page, 1)).toContainText(`Abgeschlossen am ${formatDate(opens(2))}.`);
  await expect(station(page, 2)).toContainText(`Offen seit dem ${formatDate(opens(2))}.`);
});

test('after six months the course is closed, complete or not, and says what remains available', async ({
  context,
  baseURL,
}) => {
  const time = courseTime();
  const page = await device(context, baseURL, time);
  const { her, enter, booked } = await participant(baseURL);
  await her.complete('zpp', 2);
  time.waitUntil(new Date(endOfCourse(booked).getTime() - anHour));
  await enter(page, modulePath('hunger-und-saettigung'));
  await control(page, 'Abspielen').click();
  await expect(control(page, 'Anhalten')).toBeVisible();
  time.waitUntil(endOfCourse(booked));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dieses Modul ist nicht mehr offen' })).toBeVisible();
  await page.getByRole('link', { name: 'Zu deinem Kurs' }).click();
  await expect(page.getByRole('heading', { name: 'Deine Kurszeit ist zu Ende' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Der Kurs verlängert sich nicht, und es wird nichts abgebucht.');
  await expect(main).toContainText('2 von 8 Modulen hast du abgeschlossen.');
  await expect(station(page, 1)).toContainText('Abgeschlossen am');
  await expect(station(page, 3)).toContainText('Nicht abgeschlossen');
  await expect(main.getByRole('list').filter({ hasText: 'Modul 8' }).getByRole('link')).toHaveCount(0);
});
