import { expect, test, type Browser, type Page } from '@playwright/test';
import { facts } from '#domain/company/facts.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { totp } from '../../local/identity/second-factor.ts';
import { expectAccessible } from './accessibility.ts';
import { card, kept, localUrl, signIn } from './identity.ts';
import { press, walk } from './keyboard.ts';
import { modules, participant, timeIs } from './participant.ts';
import { expectNoSidewaysScroll } from './site.ts';
import { enrol as enrolFactor, password, staffMember } from './staff.ts';
import { de, en } from './texts.ts';
import { choose } from './choose.ts';
import { course } from './bookable.ts';

const desk = '/de/kursleitung';
const leadersOnly = /^Diese Seite ist für die Kursleitung/;
const agree = /^Ich bin einverstanden/;

// In turn: two commands at once would lock each other out of the database.
test.describe.configure({ mode: 'default' });

const leaderOf = (baseURL: string | undefined) => staffMember(baseURL, 'course-leader', desk);

/** Opens the desk with a new second factor. */
async function enrol(page: Page): Promise<void> {
  await enrolFactor(page);
  await expect(page.getByRole('navigation', { name: de('course').leader.by })).toBeVisible();
}

const inAnother = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'de-DE' })).newPage();

const subjectsTo = async (baseURL: string | undefined, email: string) => {
  const answer = await fetch(`${localUrl('dashboard', baseURL)}/mails.json`);
  const mails = (await answer.json()) as { to: string; subject: string }[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

test('course messages: a participant asks, the course leader answers, a mail goes out, and the minutes are recorded', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = pathOf('courseMessages', 'de');
  const name = `Lena Fragt-${Date.now()}`;
  const { email, enter } = await participant(baseURL, name);
  const leader = await leaderOf(baseURL);

  await enter(page, path);
  await expect(page.getByRole('heading', { name: de('course-messages').island.empty.title })).toBeVisible();
  const field = page.getByRole('textbox', { name: de('course-messages').island.label });
  const send = page.getByRole('button', { name: de('course-messages').island.send });
  await send.click();
  await expect(page.getByText(de('course-messages').island.missing)).toBeVisible();
  await field.fill('Darf ich <b>Hafer</b> essen?\nAuch abends?');
  await send.click();
  await expect(page.getByText(de('course-messages').island.consent.missing)).toBeVisible();
  await expectAccessible(page, 'what is missing', '.messages');
  await choose(page.getByRole('checkbox', { name: agree }));
  await send.click();
  await expect(page.getByText('Darf ich <b>Hafer</b> essen?')).toBeVisible();
  await expect(page.getByText(de('course-messages').island.delivered, { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: agree })).toHaveCount(0);

  const atDesk = await inAnother(browser, baseURL);
  await atDesk.goto(desk);
  await atDesk.waitForURL(/\/de\/anmelden\?next=/);
  await leader.enter(atDesk);
  await expect(atDesk.getByText(leadersOnly)).toBeVisible();
  expect(await leader.command('--add')).toContain('leads the courses now');
  await atDesk.reload();
  await enrol(atDesk);
  await atDesk.getByRole('button', { name: new RegExp(name) }).click();
  await expect(atDesk.getByText('Darf ich <b>Hafer</b> essen?')).toBeVisible();
  const words = atDesk.getByRole('textbox', { name: 'Deine Antwort' });
  const answer = atDesk.getByRole('button', { name: 'Antworten und Minuten buchen' });
  await press(answer);
  await expect(words).toBeFocused();
  await words.fill('Ja, gern auch abends.');
  await press(answer);
  await expect(atDesk.getByText('Trag bitte ein, wie viele Minuten es waren')).toBeVisible();
  await expect(atDesk.getByLabel('Minuten dafür')).toBeFocused();
  await atDesk.getByLabel('Minuten dafür').fill('7');
  await answer.click();
  await expect(atDesk.getByText('Gesendet und gebucht.')).toBeVisible();
  await atDesk.getByRole('textbox', { name: 'Minuten', exact: true }).fill('20');
  await atDesk.getByRole('button', { name: 'Buchen', exact: true }).click();
  await expect(atDesk.getByRole('main')).toContainText(`27 von ${facts.course.contactMinutes} Minuten`);
  await atDesk.getByRole('button', { name: /^Stornieren: Telefonat/ }).click();
  await expect(atDesk.getByRole('row', { name: /Korrektur -20/ })).toBeVisible();
  await expect(atDesk.getByRole('region', { name: 'Gebuchte Minuten' })).toBeFocused();
  await atDesk.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(atDesk, 'the desk on a phone', '.desk');
  expect(await walk(atDesk)).toEqual([]);
  await press(atDesk.getByRole('button', { name: 'Zurück zur Übersicht' }));
  await expect(atDesk.getByRole('button', { name: new RegExp(name) })).toBeFocused();

  // A participant does not see the desk.
  await page.goto(desk);
  await expect(page.getByText(leadersOnly)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto(path);

  await expect.poll(() => subjectsTo(baseURL, email)).toContain(de('mails').courseAnswer.subject);
  await page.reload();
  await expect(page.getByText('Ja, gern auch abends.')).toBeVisible();
  await expect(page.getByText(de('course-messages').island.read, { exact: true })).toBeVisible();
  await expect(page.getByText(`7 von ${facts.course.contactMinutes} Minuten`)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'a conversation', '.messages');

  expect(await leader.command('--remove')).toContain('does not lead the courses any more');
  await atDesk.reload();
  await expect(atDesk.getByText(leadersOnly)).toBeVisible();
});

test('certificate: for another’s name the course leader decides, and the buyer reads the decision on her page', async ({
  page,
  browser,
  baseURL,
}) => {
  const { form, asked, made } = de('course-certificate').island;
  const { name: texts } = de('course-leader');
  const leader = await leaderOf(baseURL);
  await leader.command('--add');
  const atDesk = await inAnother(browser, baseURL);
  await leader.enter(atDesk);
  await enrol(atDesk);

  /** Asks for a certificate in another's name, and has the leader press that button. */
  async function decides(
    hers: Page,
    booked: string,
    other: string,
    decision: 'issue' | 'decline',
    said: string,
  ) {
    const { her, enter } = await participant(baseURL, booked);
    const completed = await her.complete(course, modules.length);
    await timeIs(hers, completed);
    await enter(hers, modulePath('bescheinigung'));
    await hers.getByRole('button', { name: /^Jetzt mit \d+ Minuten$/ }).click();
    await hers.getByLabel(form.name).fill(other);
    await hers.getByLabel(form.birthday).fill('1988-02-03');
    await hers.getByRole('button', { name: form.ask }).click();
    await expect(hers.getByRole('heading', { name: asked.waiting.title })).toBeFocused();
    await expect(hers.getByLabel(form.name)).toHaveCount(0);

    await timeIs(atDesk, completed);
    await atDesk.reload();
    await press(atDesk.getByRole('button', { name: new RegExp(booked) }));
    const request = atDesk.getByRole('region', { name: texts.title });
    await expect(request).toContainText(other);
    await expectAccessible(atDesk, 'a request in another’s name', '.desk');
    const first = request.getByRole('button', { name: texts[decision], exact: true });
    await press(first);
    const sure = request.getByRole('group').filter({ hasText: other });
    await expect(sure).toBeFocused();
    await expectAccessible(atDesk, 'a decision about a name, before it is confirmed', '.desk');
    await press(sure.getByRole('button', { name: texts.keep }));
    await expect(first).toBeFocused();
    await press(first);
    await press(sure.getByRole('button', { name: texts.confirm[decision] }));
    await expect(atDesk.getByRole('status').filter({ hasText: said })).toBeFocused();
    await expect(request).toHaveCount(0);
    await hers.reload();
  }

  const [booked, other] = [`Lena Bucht-${Date.now()}`, 'Mira Nimmt-Teil'];
  await decides(page, booked, other, 'issue', texts.issued);
  await expect(page.getByRole('heading', { name: made.title })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: other })).toBeVisible();

  const refused = await inAnother(browser, baseURL);
  const refusedBooked = `Karla Bucht-${Date.now()}`;
  await decides(refused, refusedBooked, other, 'decline', texts.declined);
  const answer = refused.getByRole('status').filter({ hasText: asked.refused.title });
  await expect(answer).toContainText(other);
  await expect(answer).toContainText(refusedBooked);
  await expect(refused.getByRole('heading', { name: made.title })).toHaveCount(0);
});

test('course messages: written, edited and deleted by keyboard, and one written offline survives a reload and is sent once', async ({
  page,
  context,
  baseURL,
}) => {
  const { enter } = await participant(baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await enter(page, pathOf('courseMessages', 'en'));
  const field = page.getByRole('textbox', { name: en('course-messages').island.label });
  const send = page.getByRole('button', { name: en('course-messages').island.send });
  await expect(field).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await press(send);
  await expect(field).toBeFocused();
  await field.fill('From the train');
  await press(send);
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeFocused();
  await page.keyboard.press('Space');
  await context.setOffline(true);
  await press(send);
  await expect(page.getByText(en('course-messages').island.waiting)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('train');
  await context.setOffline(false);
  await expect(page.getByText(en('course-messages').island.delivered)).toBeVisible();
  await expect(field).toBeFocused();
  expect(await kept(page)).not.toContain('train');

  await page.route('**/api/course-messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await field.fill('First try');
  await press(send);
  await press(page.getByRole('button', { name: en('course-messages').island.edit }));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('First try');
  await field.fill('Second try');
  await press(send);
  await expect(page.getByText(en('course-messages').island.failed)).toBeVisible();
  await expectAccessible(page, 'a message that was not sent', '.messages');
  await page.unroute('**/api/course-messages');
  await page.reload();
  await expect(page.getByText('Second try')).toBeVisible();
  await expect(page.getByText(en('course-messages').island.delivered)).toHaveCount(2);

  await press(page.getByRole('button', { name: en('course-messages').island.delete.ask }));
  await expect(page.getByRole('group', { name: /^Delete everything/ })).toBeFocused();
  await press(page.getByRole('button', { name: en('course-messages').island.delete.no }));
  await expect(page.getByRole('region', { name: en('course-messages').island.delete.title })).toBeFocused();
});

test('course leader: must enrol a second factor at the first visit, and every sign-in asks for it from then on', async ({
  page,
  browser,
  baseURL,
}) => {
  const leader = await leaderOf(baseURL);
  await leader.command('--add');
  const elsewhere = await inAnother(browser, baseURL);
  const list = { name: de('course').leader.by };
  await leader.enter(elsewhere);
  await expect(elsewhere.getByText(de('course-leader').factor.needed)).toBeVisible();
  await expect(elsewhere.getByRole('navigation', list)).toHaveCount(0);

  await leader.enter(page);
  const factor = page.getByRole('region', { name: 'Zweiter Faktor' });
  await press(factor.getByRole('button', { name: 'Zweiten Faktor einrichten' }));
  await expect(factor.getByRole('heading')).toBeFocused();
  await expect(factor.getByRole('img', { name: 'QR-Code mit dem Schlüssel' })).toBeVisible();
  await expectAccessible(page, 'enrolling a second factor', '.factor');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  const key = (await factor.locator('code').innerText()).replaceAll(' ', '');
  const link = await factor.getByRole('link', { name: 'dort öffnen' }).getAttribute('href');
  expect(link).toContain(`secret=${key}`);
  const field = factor.getByRole('textbox', { name: de('login').island.code.label });
  await field.fill(totp(key, 0));
  await field.press('Enter');
  await expect(factor.getByRole('alert')).toContainText(de('errors').code_refused);
  await expect(field).toBeFocused();
  const first = Date.now();
  await field.fill(totp(key, first));
  await field.press('Enter');
  await expect(page.getByRole('navigation', list)).toBeVisible();
  await expect(factor.getByText('Eingeschaltet')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', list)).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByText('Dein Konto hat einen zweiten Faktor')).toBeVisible();
  await expectAccessible(elsewhere, 'a sign-in without its second factor', '.staff');
  await press(elsewhere.getByRole('button', { name: 'Abmelden und neu anmelden' }));
  await elsewhere.waitForURL(/\/de\/anmelden\?next=/);
  await signIn(elsewhere, leader.email, password, 'de', `?next=${desk}`);
  await expect(elsewhere.getByRole('heading', { name: de('login').island.code.title })).toBeFocused();
  await expectAccessible(elsewhere, 'asking for the code', '.login-card');
  const code = card(elsewhere).getByRole('textbox', { name: de('login').island.code.label });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill(totp(key, first));
  await code.press('Enter');
  await expect(card(elsewhere).getByRole('alert')).toContainText(de('errors').code_refused);
  await expect(code).toBeFocused();
  await code.fill(totp(key, Math.max(Date.now(), first + 30_000)));
  await code.press('Enter');
  await elsewhere.waitForURL(`**${desk}`);
  await expect(elsewhere.getByRole('navigation', list)).toBeVisible();
});
