import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { storages } from './onboarding.ts';
import { chooseInsurer, confirm, insurerField, part, words } from './course.ts';

/** Values that must not leak: measurements that occur nowhere else (`:01.731Z` is a time), and the insurer. */
const secrets = /(?<!\d)1[,.]73|\b97\b|techniker|bodymass|\bbmi=/i;

test.use({ viewport: { width: 320, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

test('from the course to the sign-in by keyboard; health and insurer stay on the page', async ({
  page,
  context,
}) => {
  const said = words.de;
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(said.course);
  await page.getByRole('main').getByRole('link', { name: said.ask }).first().press('Enter');
  await page.waitForURL(`${said.course}#money`);
  await chooseInsurer(page, 'de', 'tk');
  await expect(part(page, said.back)).toHaveText('56,25 bis 75 €');
  await expect(part(page, said.own)).toHaveText('0 bis 18,75 €');
  await page.getByRole('link', { name: said.book }).press('Enter');
  await page.waitForURL(said.requirements);

  await page.locator('#bmi-height').fill('1,73');
  await page.locator('#bmi-weight').fill('97 kg');
  await expect(page.locator('[data-outcome]')).toContainText('32,4');
  await expect(page.getByRole('radio', { name: said.between })).toBeChecked();
  const join = page.getByRole('button', { name: said.join });
  await join.press('Enter');
  const born = page.getByLabel(said.born);
  const conditions = page.getByRole('checkbox', { name: said.conditions });
  const doctor = page.getByRole('checkbox', { name: said.doctor });
  await expect(born).toBeFocused();
  for (const field of [born, conditions, doctor]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'what is missing', 'body');
  await born.fill('1988-02-03');
  await join.press('Enter');
  await expect(conditions).toBeFocused();
  await expect(born).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Space');
  await doctor.check();
  await join.press('Enter');
  await page.waitForURL((url) => url.pathname === said.login);
  const kept = await storages(page);
  expect(kept.tab).toMatch(/requirements.*version.*1.*insurer.*techniker-krankenkasse/);
  expect(JSON.stringify({ ...kept, tab: kept.tab.replace(/"insurer\\+":\\+"[^"]+"/, '') })).not.toMatch(
    secrets,
  );

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.signIn);
  expect(sent.filter((one) => secrets.test(one))).toEqual([]);
  // Neither does a later step open without signing in.
  await page.goto(said.email);
  await page.waitForURL((url) => url.pathname === said.login);
});

test('contraindications lead to the declined page and clear earlier confirmations', async ({ page }) => {
  const said = words.de;
  await page.goto(said.requirements);
  await confirm(page, 'de');
  await page.goto(said.requirements);
  await page.getByRole('link', { name: said.contraindications }).click();
  await page.waitForURL(said.notPossible);
  await expect(page.getByRole('link', { name: said.app })).toBeHidden();
  await page.getByRole('radio', { name: /Essstörung/ }).check();
  await expect(page.getByRole('link', { name: /0221/ })).toBeVisible();
  await expect(page.getByRole('link', { name: said.app })).toBeHidden();
  await expectAccessible(page, 'eating disorder', 'body');
  await page.getByRole('radio', { name: /BMI unter 18,5/ }).check();
  await expect(page.getByRole('link', { name: /0221/ })).toBeVisible();
  await expect(page.getByRole('link', { name: said.app })).toBeHidden();
  await page.getByRole('radio', { name: /BMI von 35/ }).check();
  // None of them leads in a circle.
  const ways = page
    .getByRole('region', { name: 'Hol dir Menschen dazu, die sich auskennen' })
    .getByRole('link');
  await expect(ways).toHaveText(['Praxis in deiner Nähe finden', 'Woche planen', 'Rezepte ansehen']);
  await expect(page.getByRole('link', { name: said.app })).toBeHidden();

  await page.goto(said.reimbursement);
  await page.getByRole('link', { name: said.book }).click();
  await page.waitForURL(said.requirements);
});

test('the body mass helper clears its choice, explains missing results, and under 18.5 leads to help', async ({
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
  await page.getByRole('radio', { name: said.between }).check();
  await weight.fill('');
  await expect(page.getByRole('radio', { name: said.between })).toBeChecked();

  // To help, not to payment, and without a word about losing weight.
  await page.getByLabel(said.born).fill('1988-02-03');
  await page.getByRole('checkbox', { name: said.conditions }).check();
  // 17.0
  await weight.fill('49,2');
  await expect(outcome).toContainText('17,0');
  await expect(outcome).toContainText('Beratungstelefon');
  await expect(page.getByText('Dein Wert liegt links von der Skala: Sie beginnt bei 20.')).toBeVisible();
  await expect(page.locator('[data-scale] circle')).toBeHidden();
  await expect(page.getByRole('radio', { name: said.under, exact: true })).toBeChecked();
  await expect(page.getByRole('main')).not.toContainText(/abnehmen/i);
  await page.getByRole('button', { name: said.join }).click();
  await page.waitForURL(said.notPossible);
  await expect(page.getByRole('main')).not.toContainText(/abnehmen/i);
});

test('the insurer field opens while there is something to choose from, and each search replaces the last result', async ({
  page,
}) => {
  const said = words.de;
  const field = insurerField(page, 'de');
  await page.goto(said.reimbursement);
  await field.fill('bkk');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'list open', '#insurer-selector');
  await field.fill('qqqqqqqqqq');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByText('Dazu finden wir keine gesetzliche Kasse.')).toBeVisible();

  await page.getByRole('button', { name: 'Privat versichert' }).click();
  await expect(field).toHaveValue('Privat versichert');
  await expect(part(page, said.own)).toHaveText('75 €');
  await field.click();
  await page.keyboard.type('aok bay');
  await expect(field).toHaveValue('aok bay');
  await expect(page.getByRole('button', { name: 'Privat versichert', pressed: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('AOK Bayern');
  await expect(part(page, said.own)).toHaveText('0 €');
  await expect(page.locator('#insurer-selector')).toContainText('Stand 13.11.2024');
  await expectAccessible(page, 'a figure with its day', '#insurer-selector');
  await field.focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Escape');
  await expect(field).toHaveValue('AOK Bayern');
  await expect(part(page, said.own)).toHaveText('0 €');
  await page.reload();
  await expect(field).toHaveValue('AOK Bayern');
  await expect(part(page, said.own)).toHaveText('0 €');

  await field.fill('würth');
  await page.getByRole('listbox').getByRole('option', { name: 'BKK Würth' }).click();
  await expect(part(page, said.back)).toHaveText('56,25 bis 75 €');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('xyz');
  await expect(field).toHaveValue('xyz');
  await expect(part(page, said.own)).toHaveText('0 bis 18,75 €');
});

test('Enter in the insurer field works, also while the selector is loading', async ({ page }) => {
  const said = words.de;
  const script = Promise.withResolvers<undefined>();
  await page.route(/_astro\/Selector.*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(said.reimbursement);
  await insurerField(page, 'de').fill('aok bayern');
  await page.keyboard.press('Enter');
  script.resolve(undefined);
  await expect(insurerField(page, 'de')).toHaveValue('AOK Bayern');
  await expect(part(page, said.own)).toHaveText('0 €');
});

test('the audio sample plays on demand, stores nothing, and hides when its file is missing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/de/kurs/zpp');
  await page.waitForLoadState('networkidle');
  const isOfStorage = (url: string) => /X-Goog|\/api\/stored-files|firebase/.test(url);
  expect(asked.filter(isOfStorage)).toEqual([]);
  const keptBefore = await page.evaluate(() => Object.keys(localStorage));
  await page.getByRole('button', { name: 'Hörprobe abspielen' }).click();
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

  await page.goto('/de/kurs/zpp2');
  await page.route('/api/stored-files', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found' } } }),
  );
  await page.getByRole('button', { name: 'Hörprobe abspielen' }).click();
  await expect(page.locator('sound-sample')).toContainText('Die Hörprobe ist gerade nicht da.');
});

test('a certification that lapsed after the build removes the booking', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2029-03-01T12:00:00Z'));
  await page.goto('/de/kurs/zpp');
  await expect(page.getByRole('heading', { name: 'Gerade nicht buchbar' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words.de.ask })).toHaveCount(0);
  await page.goto('/de/kurs/zpp/erstattung');
  await expect(page.getByRole('link', { name: words.de.book })).toBeHidden();
});
