import { expect, test, type Page } from '@playwright/test';
import { endOfCourse } from '#domain/shop/access-periods.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { attestedMinutes } from '#domain/course/minutes.ts';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatLastDay } from '#domain/text/format.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { acceleratedPage } from './course-time.ts';
import {
  beginning,
  control,
  courseOverview,
  firstModule,
  modules,
  participant,
  place,
  player,
  quiz,
  station,
} from './participant.ts';
import { de } from './texts.ts';
import { choose } from './choose.ts';
import { course } from './bookable.ts';

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
  const all = beginning.questions;
  for (let number = 1; number <= all; number += 1) {
    const asked = quiz(page).getByRole('group', {
      name: fill(de('module').island.quiz.number, { number, all }),
    });
    await choose(asked.getByRole('radio').first());
    await quiz(page)
      .getByRole('button', { name: de('module').island.quiz.check })
      .click();
    const next = number === all ? de('module').island.quiz.finish : de('module').island.quiz.next;
    await quiz(page).getByRole('button', { name: next }).click();
  }
}

/** What the overview says about the minutes when no exercise is confirmed. */
function openMinutes(said: 'open' | 'over', booked: Date) {
  const { minutesPerUnit } = certified[course];
  const seen = attestedMinutes(modules, [], minutesPerUnit);
  const last = formatLastDay(endOfCourse(booked));
  return fill(de('course-path').minutes[said], { seen, planned: modules.length * minutesPerUnit, last });
}

test('course: from booking to its end, what was skipped must be heard, modules open in turn, and the certificate is offered', async ({
  context,
  baseURL,
}) => {
  const { page, waitUntil } = await acceleratedPage(context, baseURL);
  const main = page.getByRole('main');
  const { her, enter, booked, opens } = await participant(baseURL);
  const open = async (number: number) => {
    await expect(station(page, number)).toContainText(`Offen seit dem ${formatDate(opens(number))}`);
    await station(page, number).getByRole('link').click();
    const name = modules[number - 1]?.title ?? '';
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };

  await test.step('skipping to the end does not complete the first module', async () => {
    await enter(page);
    await open(1);
    await control(page, '30 Sekunden vor').click();
    await control(page, 'Abspielen').click();
    await answerAll(page);
    await expect(player(page)).toContainText('Die Aufnahme ist zu Ende.');
    await expect(player(page)).toContainText('Bis zum Ende fehlen noch');
    await expect(isDone(page, 1)).toBeHidden();
    await page.goto(modulePath(modules[1]?.slug ?? ''));
    await expect(page.getByRole('heading', { name: de('module').island.refused.title })).toBeVisible();
    await page.goto(courseOverview);
    await expect(station(page, 1)).toContainText(
      `Beantwortet: ${beginning.questions} von ${beginning.questions} Fragen`,
    );
    await expect(station(page, 2)).toContainText('sobald Modul 1 abgeschlossen ist');
  });

  await test.step('the missing part does, and the second module opens on its day', async () => {
    await page.goto(firstModule);
    const answerCourses = await holdBack(page, '**/api/courses');
    await control(page, 'Nur Fehlendes hören').click();
    await expect(isDone(page, 1)).toBeVisible();
    // Playback stops after the missing part, half a minute before the end.
    await expect(control(page, 'Abspielen')).toBeVisible();
    expect(await place(page)).toBeLessThan(600);
    // The button appears together with the text above it, and does not move.
    const wayOn = page.getByRole('status').getByRole('link', { name: /^Zur? / });
    await expect(wayOn).toHaveCount(0);
    await answerCourses();
    await wayOn.click();
    await expect(station(page, 1)).toContainText('Abgeschlossen am');
    await expect(station(page, 2)).toContainText(`Öffnet sich am ${formatDate(opens(2))} um`);
    await expect(station(page, 2).getByRole('link')).toHaveCount(0);
    await expect(main).toContainText(`1 von ${modules.length} Modulen abgeschlossen`);
    waitUntil(opens(2));
    await page.goto(firstModule);
    await page.getByRole('link', { name: 'Weiter mit Modul 2' }).click();
    await expect(page.getByRole('heading', { level: 1, name: modules[1]?.title ?? '' })).toBeVisible();
  });

  await test.step('the last one leads to the certificate, also when the course is over', async () => {
    // The modules in between work like the second.
    waitUntil(await her.complete(course, modules.length, true));
    await page.goto(courseOverview);
    await open(modules.length);
    await expect(player(page)).toContainText('Ganz gehört.');
    await answerAll(page);
    await expect(isDone(page, modules.length)).toBeVisible();
    await page.getByRole('link', { name: de('module').island.done.certificate }).click();
    const { later } = de('course-certificate').island.minutes;
    await expect(page.getByRole('link', { name: later })).toBeVisible();
    await page.goto(courseOverview);
    await expect(main).toContainText(openMinutes('open', booked));
    await expect(page.getByRole('heading', { name: de('course-path').next.completeTitle })).toBeVisible();

    waitUntil(endOfCourse(booked));
    await page.reload();
    await expect(page.getByRole('heading', { name: de('course-path').over.ended.title })).toBeVisible();
    await expect(main).toContainText(`Alle ${modules.length} Module hast du abgeschlossen`);
    await expect(main).toContainText(openMinutes('over', booked));
    await expect(page.getByRole('link', { name: de('module').island.done.certificate })).toBeVisible();
    await expect(main.getByRole('link', { name: modules[0]?.title ?? '' })).toHaveCount(0);
  });
});
