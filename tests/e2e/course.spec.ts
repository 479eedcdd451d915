import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { modulesOf } from '#domain/course/modules.ts';
import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { coursePath, modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { found, written } from './content.ts';
import { kept } from './identity.ts';
import { press, walk } from './keyboard.ts';
import {
  beginning,
  control,
  courseOverview,
  firstModule,
  field,
  member,
  modules,
  participant,
  player,
  quiz,
  station,
  timeIs,
  workbook,
} from './participant.ts';
import { expectNoSidewaysScroll } from './site.ts';
import { de } from './texts.ts';
import { choose } from './choose.ts';
import { course } from './bookable.ts';

const words = 'Ein Glas Wasser neben den Kaffee';

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** What the first module's folder says. */
const inFolder = async <Name extends 'courseQuizzes' | 'courseScripts' | 'courseWorkbooks'>(name: Name) =>
  found(
    (await written(name)).find((entry) => entry.name === `${course}/01-${beginning.slug}`),
    `first module in ${name}`,
  );

test('course overview: modules and dates are shown, the calendar file is downloaded, and the first module opens by keyboard', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { enter } = await participant(baseURL);
  await enter(page);
  const { links, next } = de('course-path');
  await expect(station(page, 1)).toContainText('Offen seit dem');
  await expect(station(page, 2)).toContainText('sobald Modul 1 abgeschlossen ist, frühestens am');
  await expect(station(page, modules.length)).toBeVisible();
  const papers = page.getByRole('link', { name: links.certificate });
  await expect(papers).toHaveAttribute('href', modulePath('bescheinigung'));
  await expectAccessible(page, 'the overview');
  expect(await walk(page)).toEqual([]);
  const dates = page.waitForEvent('download');
  await press(page.getByRole('button', { name: links.calendar }));
  const calendar = await readFile(await (await dates).path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain('BEGIN:VEVENT');
  await press(page.getByRole('link', { name: next.start }));
  await page.waitForURL(`**${firstModule}`);
  await expect(page.getByRole('heading', { level: 1, name: beginning.title })).toBeVisible();
});

test('module player: no press of a key loses the focus at 320 px', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { enter } = await participant(baseURL);
  await enter(page, firstModule);
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Jetzt speichern/ })).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await press(control(page, 'Abspielen'), 'Space');
  await expect(control(page, 'Anhalten')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(control(page, 'Abspielen')).toBeFocused();
  await press(player(page).getByText('Kapitel', { exact: true }));
  await page.keyboard.press('Tab');
  await expect(player(page).locator('details').getByRole('button').first()).toBeFocused();
});

test('workbook: nothing is sent before the consent, everything after it, and withdrawing it deletes all', async ({
  page,
  baseURL,
}) => {
  const texts = de('module').island.workbook;
  const { email, enter } = await participant(baseURL);
  await enter(page, firstModule);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await field(page).fill(words);
  await expect(workbook(page)).toContainText(texts.tab);
  expect(sent.join()).not.toContain(words);
  await expectAccessible(page, 'before the consent');
  await press(workbook(page).getByRole('button', { name: texts.keep.agree }));
  await expect(workbook(page)).toBeFocused();
  await expect(workbook(page)).toContainText(texts.account);
  await expect.poll(() => sent.join()).toContain(words);

  const withdraw = workbook(page).getByRole('button', { name: texts.withdraw });
  await press(withdraw);
  await expect(workbook(page).getByRole('group', { name: texts.sure })).toBeFocused();
  await press(workbook(page).getByRole('button', { name: texts.cancel }));
  await expect(withdraw).toBeFocused();
  // Shown at once, announced when typing stops.
  const saved = workbook(page).getByRole('status').getByText(texts.saved, { exact: true });
  await field(page, 1).pressSequentially('Ein Apfel');
  await expect(workbook(page).locator('.workbook-saving')).toHaveText(texts.saved);
  await expect(saved).toHaveCount(1);

  await page.reload();
  await expect(field(page)).toHaveValue(words);
  expect(await kept(page)).not.toContain(words);
  expect(`${page.url()} ${await page.title()}`).not.toMatch(new RegExp(`${words}|${email}|=`));
  await page.goto(pathOf('my', 'de'));
  const texted = de('account').island.data;
  const data = page.getByRole('region', { name: texted.title });
  await data.getByRole('button', { name: texted.healthWithdraw }).click();
  await data.getByRole('button', { name: texted.healthConfirm }).click();
  await expect(data).toContainText(texted.workbook.done);
  await page.goto(firstModule);
  await expect(field(page)).toHaveValue('');
});

test('workbook: a figure is chosen, cleared and kept by keyboard', async ({ page, baseURL }) => {
  const { data } = await inFolder('courseWorkbooks');
  const scale = found(
    data.pages.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'scale'),
    'scale in the first workbook',
  );
  const texts = de('module').island.workbook;
  const { enter } = await participant(baseURL);
  await enter(page, firstModule);
  await press(workbook(page).getByRole('button', { name: texts.keep.agree }));
  const figure = (name: string) =>
    workbook(page).getByRole('group', { name: scale.label }).getByRole('radio', { name, exact: true });
  await press(figure('1'), 'Space');
  await press(workbook(page).getByRole('button', { name: texts.clear }));
  await expect(figure('1')).toBeFocused();
  await press(figure('7'), 'Space');
  await page.keyboard.press('ArrowRight');
  await expect(figure('8')).toBeChecked();
  await expect(workbook(page).locator('.workbook-saving')).toHaveText(texts.saved);
  await page.reload();
  await expect(figure('8')).toBeChecked();
});

test('quiz: by keyboard a wrong answer is explained and tried again, a right one leads on, and a reload keeps both', async ({
  page,
  baseURL,
}) => {
  const texts = de('module').island.quiz;
  const { data } = await inFolder('courseQuizzes');
  const answers = data.questions[0]?.answers ?? [];
  const right = found(
    answers.find((answer) => answer.right),
    'right answer',
  );
  const wrong = found(
    answers.find((answer) => !answer.right),
    'wrong answer',
  );
  const { enter } = await participant(baseURL);
  await enter(page, firstModule);
  const check = quiz(page).getByRole('button', { name: texts.check });
  await press(check);
  await expect(quiz(page).getByRole('alert').filter({ hasText: texts.pick })).toBeVisible();
  await press(quiz(page).getByRole('radio', { name: wrong.text }), 'Space');
  await page.keyboard.press('Enter');
  await expect(quiz(page).getByRole('status')).toContainText(`${texts.wrong}. ${wrong.feedback}`);
  await press(quiz(page).getByRole('button', { name: texts.again }));
  await expect(quiz(page).locator('legend')).toBeFocused();
  await expectAccessible(page, 'a question tried again');
  await choose(quiz(page).getByRole('radio', { name: right.text }));
  await press(check);
  await expect(quiz(page).getByRole('status')).toContainText(`${texts.right}. ${right.feedback}`);
  await press(quiz(page).getByRole('button', { name: texts.next }));
  await expect(quiz(page).locator('legend')).toBeFocused();

  const order = () => quiz(page).locator('.choice').allTextContents();
  const before = await order();
  await page.reload();
  const all = beginning.questions;
  await expect(quiz(page).locator('legend')).toContainText(fill(texts.number, { number: 2, all }));
  expect(await order()).toEqual(before);
  await page.goto(courseOverview);
  await expect(station(page, 1)).toContainText(`1 von ${all} Fragen`);
});

test('module: an exercise stays ticked, and a tick that cannot be saved is taken back', async ({
  page,
  baseURL,
}) => {
  const { data } = await inFolder('courseScripts');
  const { exercises: texts, parts } = de('module').island;
  const all = data.exercises.length;
  const { title, minutes, steps } = found(data.exercises.at(-1), 'exercise in the first module');
  const { enter, booked } = await participant(baseURL);
  await enter(page, firstModule);
  const exercises = page.getByRole('region', { name: texts.title });
  const card = exercises.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText(fill(texts.number, { number: all, minutes }));
  // The module has just opened: the page says from when on.
  await card.getByRole('checkbox').click();
  const from = new Date(booked.getTime() + minutes * 60_000);
  await expect(card.getByRole('alert')).toContainText(formatDate(from));
  await expect(card.getByRole('checkbox')).not.toBeChecked();
  await timeIs(page, new Date(from.getTime() + 60_000));
  await expect(card.getByRole('listitem')).toHaveCount(steps.length);
  const saved = page.waitForResponse('**/exercises');
  await choose(card.getByRole('checkbox', { name: texts.done }));
  const part = page.getByRole('navigation', { name: parts.label }).getByRole('link', { name: texts.short });
  await expect(part).toContainText(fill(parts.answered, { count: 1, all }));
  await saved;
  await page.reload();
  await expect(card.getByRole('checkbox')).toBeChecked();
  await expect(part).toContainText(fill(parts.answered, { count: 1, all }));

  // `uncheck` would wait for a state that is reverted when saving fails.
  await page.route('**/exercises', (route) => route.abort());
  await card.getByRole('checkbox').click();
  await expect(card.getByRole('alert')).not.toBeEmpty();
  await expect(card.getByRole('checkbox')).toBeChecked();
});

test('module: the transcript is searched without umlauts, sources show their year, and only the workbook is printed', async ({
  page,
  baseURL,
}) => {
  const { data, body = '' } = await inFolder('courseScripts');
  const texts = de('module').island.transcript;
  const word = found(/(?<!\p{L})\p{L}+ü\p{L}{4,}/u.exec(body)?.[0], 'word with ü in the first script');
  const { enter } = await participant(baseURL);
  await enter(page, firstModule);
  const sources = page.getByRole('region', { name: texts.sources }).getByRole('listitem');
  await expect(sources).toHaveCount(data.sources.length);
  for (const { name, published = '' } of data.sources)
    await expect(sources.filter({ hasText: name }).first()).toContainText(published.slice(0, 4));

  const transcript = page.getByRole('region', { name: texts.title });
  const typed = word.toLowerCase().replaceAll('ü', 'ue').replaceAll('ä', 'ae').replaceAll('ö', 'oe');
  await transcript.getByRole('searchbox', { name: texts.search }).fill(typed);
  await expect(transcript.locator('mark').first()).toContainText(word, { ignoreCase: true });
  await page.keyboard.press('Enter');
  await expect(transcript.locator('mark[data-chosen]')).toBeInViewport();
  // The search's buttons are positioned by the field, not by the page.
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await transcript.getByRole('searchbox').fill('xyzzy');
  await expect(transcript.getByRole('status')).toHaveText(texts.none);
  await field(page).fill(words);
  await page.emulateMedia({ media: 'print' });
  await expect(workbook(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(transcript).toBeHidden();
  await expect(quiz(page)).toBeHidden();
});

test('module: of two tabs only one plays, and both show and keep what is written in either', async ({
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

  const [one, two, three] = [0, 1, 2];
  await field(page, one).fill('Aus dem einen Tab');
  await workbook(page)
    .getByRole('button', { name: de('module').island.workbook.keep.decline })
    .click();
  await field(other, two).fill('Aus dem anderen');
  await expect(field(page, two)).toHaveValue('Aus dem anderen');
  await expect(field(other, one)).toHaveValue('Aus dem einen Tab');
  await field(page, three).fill(words);
  await expect(field(other, three)).toHaveValue(words);

  await workbook(other)
    .getByRole('button', { name: de('module').island.workbook.change })
    .click();
  await workbook(other)
    .getByRole('button', { name: de('module').island.workbook.keep.agree })
    .click();
  await expect(workbook(page)).toContainText(de('module').island.workbook.account);
  await field(page, one).fill('Noch ein Wort');
  await field(other, two).fill('Und noch eins');
  for (const tab of [page, other])
    await expect(workbook(tab)).toContainText(de('module').island.workbook.saved);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(field(tab, one)).toHaveValue('Noch ein Wort');
    await expect(field(tab, two)).toHaveValue('Und noch eins');
    await expect(field(tab, three)).toHaveValue(words);
  }
});

test('course overview: asks for a sign-in, says when nothing is booked, and shows each booked course with its own modules', async ({
  page,
  baseURL,
}) => {
  await page.goto(courseOverview);
  await page.waitForURL((url) => url.pathname === pathOf('login', 'de'));
  const { her, enter } = await member(baseURL);
  await enter(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: de('course-path').none.title })).toBeVisible();
  const title = (await written('courses')).find(({ id }) => id === course)?.data.de.title ?? '';
  const offered = main.getByRole('link', { name: title });
  await expect(offered).toHaveAttribute('href', coursePath(course, 'course', 'de'));
  await expectAccessible(page, 'nothing booked');
  await page.goto(firstModule);
  await expect(main.getByRole('heading', { name: /den du nicht gebucht hast/ })).toBeVisible();

  for (const key of courseKeys) await her.buy(key);
  await page.goto(courseOverview);
  const courses = main.getByRole('article');
  await expect(courses).toHaveCount(courseKeys.length);
  await expectAccessible(page, 'all courses');
  const begin = (key: CourseKey) => {
    const [first, second] = modulesOf(key);
    const own = courses.filter({ hasText: second?.title ?? '' });
    return { own, first, link: own.getByRole('link', { name: de('course-path').next.start }) };
  };
  for (const key of courseKeys) {
    const { own, first, link } = begin(key);
    await expect(
      own.getByRole('listitem').filter({ hasText: modulesOf(key).at(-1)?.title ?? '' }),
    ).toBeVisible();
    const about = own.getByRole('link', { name: de('course-path').links.about });
    await expect(about).toHaveAttribute('href', coursePath(key, 'course', 'de'));
    await expect(link).toHaveAttribute('href', modulePath(first?.slug ?? ''));
  }
  const { first, link } = begin(courseKeys[1]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
});

test('course mails: the page that switches them off works by keyboard in each state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${pathOf('courseMails', 'de')}/unknown.module_open`);
  for (const view of ['gone', 'confirm', 'off']) {
    // The Worker decides which view is shown, which the tests of mails check.
    await page.locator('[data-link-view]').evaluateAll((all, shown) => {
      for (const one of all) one.toggleAttribute('hidden', one.getAttribute('data-link-view') !== shown);
    }, view);
    expect(await walk(page)).toEqual([]);
  }
});

test('account: by keyboard an invoice is corrected once, and course mails are switched off', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { enter } = await participant(baseURL);
  await enter(page, pathOf('my', 'de'));
  const mails = page.getByRole('region', { name: de('course-mails').card.title });
  const week = mails.getByRole('checkbox', { name: de('course-mails').card.week_left });
  await expect(week).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await press(week, 'Space');
  await expect(mails.getByRole('status')).toHaveText(de('course-mails').card.off);
  await expect(week).toBeFocused();

  const orders = page.getByRole('region', { name: de('account').island.orders.title });
  await expect(orders).toContainText('Rechnung an Lena Probst, Am Anger 7, 04315');
  const file = page.waitForEvent('download');
  await press(orders.getByRole('button', { name: de('account').island.orders.invoice }));
  expect((await readFile(await (await file).path())).toString('latin1')).toMatch(/^%PDF-/);
  const opener = orders.getByRole('button', { name: de('account').island.billing.correct });
  await press(opener);
  const name = orders.getByRole('textbox', { name: de('billing-address').name });
  await expect(name).toBeFocused();
  await press(orders.getByRole('button', { name: de('account').island.data.keep }));
  await expect(opener).toBeFocused();
  await press(opener);
  await expect(name).toBeFocused();
  const postcode = orders.getByRole('textbox', { name: de('billing-address').postcode });
  await postcode.fill('');
  await press(postcode);
  await expect(postcode).toBeFocused();
  await expect(orders.getByText(de('billing-address').wrong.postcodeMissing)).toBeVisible();
  await expectAccessible(page, 'the correction of an invoice');
  await postcode.fill('04317');
  await press(postcode);
  await expect(
    orders.getByRole('status').filter({ hasText: de('account').island.billing.done }),
  ).toBeFocused();
  await expect(orders).toContainText('Lena Probst, Am Anger 7, 04317');
  await page.reload();
  await expect(orders).toContainText('Du hast die Angaben auf der Rechnung am');
  await expect(opener).toHaveCount(0);
});
