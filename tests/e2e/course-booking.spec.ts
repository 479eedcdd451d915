import { expect, test } from '@playwright/test';
import { noReimbursement } from '#domain/course/reimbursement.ts';
import { fill } from '#domain/text/fill.ts';
import { eatingDisorderHelp } from '#domain/health/help.ts';
import { formatDate } from '#domain/text/format.ts';
import { coursePath, insurerPath } from '#i18n/course-routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { storages } from './onboarding.ts';
import { written } from './content.ts';
import { chooseInsurer, confirm, insurerField, typeBirthday, words } from './course.ts';
import { expectSum, knownInsurer, undatedInsurer, unknownInsurer } from './insurers.ts';
import { de } from './texts.ts';
import { choose } from './choose.ts';
import { course, needsBookable } from './bookable.ts';
import { at } from './site.ts';

/** Measurements that occur nowhere else (`:01.731Z` is a time): neither they nor the insurer may leak. */
const measured = String.raw`(?<!\d)1[,.]73|\b97\b|bodymass|\bbmi=`;

test.use({ viewport: { width: 320, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

test.beforeEach(() => needsBookable());

test('course: from its page to the sign-in by keyboard, and neither health nor insurer leaves the browser', async ({
  page,
  context,
}) => {
  const said = words.de;
  const insurer = await unknownInsurer();
  const secrets = new RegExp(`${measured}|${insurer.id}`, 'i');
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(said.course);
  await page.getByRole('main').getByRole('link', { name: said.ask }).first().press('Enter');
  await page.waitForURL(at(`${said.course}#money`));
  await chooseInsurer(page, 'de', insurer.name);
  await expectSum(page, insurer.sum);
  await page.getByRole('link', { name: said.book }).press('Enter');
  await page.waitForURL(at(said.requirements));

  await page.locator('#bmi-height').fill('1,73');
  await page.locator('#bmi-weight').fill('97 kg');
  await expect(page.locator('[data-outcome]')).toContainText('32,4');
  await expect(page.getByRole('radio', { name: said.between })).toBeChecked();
  const join = page.getByRole('button', { name: said.join });
  await join.press('Enter');
  const born = page.getByLabel(de('onboarding').island.birthday.day, { exact: true });
  const conditions = page.getByRole('checkbox', { name: said.conditions });
  const doctor = page.getByRole('checkbox', { name: said.doctor });
  await expect(born).toBeFocused();
  for (const field of [born, conditions, doctor]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'what is missing', 'body');
  await typeBirthday(page, '3', '2', '1988');
  await join.press('Enter');
  await expect(conditions).toBeFocused();
  await expect(born).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Space');
  await choose(doctor);
  await join.press('Enter');
  await page.waitForURL((url) => url.pathname === said.login);
  const kept = await storages(page);
  expect(kept.tab).toMatch(new RegExp(`requirements.*version.*insurer.*${insurer.id}`));
  expect(JSON.stringify({ ...kept, tab: kept.tab.replace(/"insurer\\+":\\+"[^"]+"/, '') })).not.toMatch(
    secrets,
  );

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.signIn);
  expect(sent.filter((one) => secrets.test(one))).toEqual([]);
  // A later step needs a sign-in as well.
  await page.goto(said.email);
  await page.waitForURL((url) => url.pathname === said.login);
});

test('requirements: contraindications lead to help, and undo an earlier confirmation', async ({ page }) => {
  const said = words.de;
  await page.goto(said.requirements);
  await confirm(page, 'de');
  await page.goto(said.requirements);
  await page.getByRole('link', { name: said.contraindications }).click();
  await page.waitForURL(at(said.notPossible));
  await expect(page.getByRole('link', { name: said.app })).toBeHidden();
  await choose(page.getByRole('radio', { name: /Essstörung/ }));
  await expect(page.getByRole('link', { name: eatingDisorderHelp.phone })).toBeVisible();
  await expect(page.getByRole('link', { name: said.app })).toBeHidden();
  await expectAccessible(page, 'eating disorder', 'body');
  await choose(page.getByRole('radio', { name: /BMI unter 18,5/ }));
  await expect(page.getByRole('link', { name: eatingDisorderHelp.phone })).toBeVisible();
  await expect(page.getByRole('link', { name: said.app })).toBeHidden();
  await choose(page.getByRole('radio', { name: /BMI von 35/ }));
  // No link leads back here.
  const ways = page.getByRole('region', { name: de('not-possible').cases.bodyMass.title }).getByRole('link');
  await expect(ways).toHaveText([
    de('not-possible').doctor,
    de('not-possible').week,
    de('not-possible').recipes,
  ]);
  await expect(page.getByRole('link', { name: said.app })).toBeHidden();

  await page.goto(said.reimbursement);
  await page.getByRole('link', { name: said.book }).click();
  await page.waitForURL(at(said.requirements));
});

test('requirements: the BMI helper chooses an answer, explains what is missing, and leads to help under 18.5', async ({
  page,
}) => {
  const said = words.de;
  await page.goto(said.requirements);
  const outcome = page.locator('[data-outcome]');
  const height = page.locator('#bmi-height');
  const weight = page.locator('#bmi-weight');
  await height.fill('170');
  await expect(outcome).toHaveText(/fehlt noch dein Gewicht/);
  await weight.fill('70');
  await expect(page.getByRole('radio', { name: said.below, exact: true })).toBeChecked();
  await weight.fill('7');
  await expect(outcome).toHaveText(/Kilogramm.*zwischen 35 und 300/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await weight.fill('70');
  await choose(page.getByRole('radio', { name: said.between }));
  await weight.fill('');
  await expect(page.getByRole('radio', { name: said.between })).toBeChecked();

  // Leads to help instead of a payment, without a word about losing weight.
  await typeBirthday(page, '3', '2', '1988');
  await choose(page.getByRole('checkbox', { name: said.conditions }));
  // 17.0
  await weight.fill('49,2');
  await expect(outcome).toContainText('17,0');
  await expect(outcome).toContainText(eatingDisorderHelp.phone);
  await expect(page.getByText('Dein Wert liegt links von der Skala: Sie beginnt bei 20.')).toBeVisible();
  await expect(page.locator('[data-scale] circle')).toBeHidden();
  await expect(page.getByRole('radio', { name: said.under, exact: true })).toBeChecked();
  await expect(page.getByRole('main')).not.toContainText(/abnehmen/i);
  await page.getByRole('button', { name: said.join }).click();
  await page.waitForURL(at(said.notPossible));
  await expect(page.getByRole('main')).not.toContainText(/abnehmen/i);
});

test('insurer field: opens while there is something to choose, and a new choice replaces the last', async ({
  page,
}) => {
  const texts = de('reimbursement').island;
  const [known, unknown] = [await knownInsurer(), await unknownInsurer()];
  const field = insurerField(page, 'de');
  // The link on an insurer's own page chooses it.
  await page.goto(insurerPath(unknown.id, 'de'));
  await page.getByRole('main').locator('.button.primary').click();
  await expect(field).toHaveValue(unknown.name);
  await expect(page).toHaveURL(at(words.de.reimbursement));
  // Part of a name.
  await field.fill(known.name.slice(0, 3));
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'list open', '#insurer-selector');
  await field.fill('qqqqqqqqqq');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByText(texts.none)).toBeVisible();

  await page.getByRole('button', { name: texts.private }).click();
  await expect(field).toHaveValue(texts.private);
  await expectSum(page, noReimbursement());
  await field.click();
  await page.keyboard.type(known.name);
  await expect(field).toHaveValue(known.name);
  await expect(page.getByRole('button', { name: texts.private, pressed: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(known.name);
  await expectSum(page, known.sum);
  const day = formatDate(new Date(known.asOf ?? ''));
  await expect(page.locator('#insurer-selector')).toContainText(fill(texts.asOf, { date: day }));
  const answer = page.locator('#insurer-selector .basis');
  for (const source of known.terms?.sources ?? [])
    await expect(answer.locator(`a[href="${source}"]`)).toBeVisible();
  await expectAccessible(page, 'a figure with its day', '#insurer-selector');
  await field.focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Escape');
  await expect(field).toHaveValue(known.name);
  await page.reload();
  await expect(field).toHaveValue(known.name);
  await expectSum(page, known.sum);

  await field.fill(unknown.name);
  await page.getByRole('listbox').getByRole('option', { name: unknown.name, exact: true }).click();
  await expectSum(page, unknown.sum);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('xyz');
  await expect(field).toHaveValue('xyz');
  await expectSum(page, unknown.sum);
});

test('insurer: a figure without a day says so, and what to say on the phone is copied with the course id', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const texts = de('reimbursement').island;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const field = insurerField(page, 'de');
  const copy = page.locator('#insurer-selector').getByRole('button', { name: texts.call.copy });
  await page.goto(words.de.reimbursement);
  await expect(copy).toHaveCount(0);
  const undated = await undatedInsurer();
  await field.fill(undated.name);
  await page.keyboard.press('Enter');
  await expect(page.locator('#insurer-selector .basis')).toContainText(texts.undated);
  await expectSum(page, undated.sum);
  const unknown = await unknownInsurer();
  await field.fill(unknown.name);
  await page.keyboard.press('Enter');
  await expect(page.locator('#insurer-selector')).toContainText(texts.unknown);
  await expectAccessible(page, 'nothing known', '#insurer-selector');
  await copy.click();
  await expect.poll(copied).toMatch(/Die Kurs-ID ist KU-[A-Z]{2}-[A-Z\d]{6}, /);
  await expect(page.getByText(de('reimbursement').ask.copied)).toBeVisible();
  // An insurer's own page needs no island for it.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.goto(insurerPath(unknown.id, 'de'));
  await page.getByRole('button', { name: texts.call.copy }).click();
  await expect.poll(copied).toContain('KU-');
});

test('insurer field: Enter chooses, even while the field is loading', async ({ page }) => {
  const said = words.de;
  const script = Promise.withResolvers<undefined>();
  await page.route(/_astro\/Selector.*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(said.reimbursement);
  const { name, sum } = await knownInsurer();
  await insurerField(page, 'de').fill(name.toLowerCase());
  await page.keyboard.press('Enter');
  script.resolve(undefined);
  await expect(insurerField(page, 'de')).toHaveValue(name);
  await expectSum(page, sum);
});

test('course: its sample plays when pressed and stores nothing, and a missing file is said', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(words.de.course);
  await page.waitForLoadState('networkidle');
  const isOfStorage = (url: string) => /X-Goog|\/api\/stored-files|firebase/.test(url);
  expect(asked.filter(isOfStorage)).toEqual([]);
  const keptBefore = await page.evaluate(() => Object.keys(localStorage));
  await page.getByRole('button', { name: de('course').sample.play }).click();
  const player = page.locator('sound-sample audio');
  await expect(player).toBeFocused();
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(10);
  // No SDK that would create a database.
  expect(asked.filter(isOfStorage).map((url) => new URL(url).pathname)).toContain('/api/stored-files');
  expect(asked.filter((url) => url.includes('firebase'))).toEqual([]);
  const kept = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  expect(kept).toEqual({ databases: [], caches: [], local: keptBefore, session: [] });

  await page.goto(coursePath('zpp2', 'course', 'de'));
  await page.route('/api/stored-files', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found' } } }),
  );
  await page.getByRole('button', { name: de('course').sample.play }).click();
  await expect(page.locator('sound-sample')).toContainText(de('course').sample.missing);
});

test('course: a certification that lapsed after the build ends the booking', async ({ page }) => {
  const { until } = (await written('courses')).find(({ id }) => id === course)?.data.certified ?? {};
  await page.clock.setFixedTime(new Date(Date.parse(until ?? '') + 2 * 86_400_000));
  await page.goto(words.de.course);
  await expect(page.getByRole('heading', { name: de('course').lapsed.title }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words.de.ask })).toHaveCount(0);
  await page.goto(words.de.reimbursement);
  await expect(page.getByRole('link', { name: words.de.book })).toBeHidden();
});
