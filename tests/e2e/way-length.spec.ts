import { expect, test, type Page } from '@playwright/test';
import { formatDate } from '#domain/format.ts';
import { funnels } from '#domain/funnel/steps.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { hasDecided } from './consent.ts';
import { counts, more, visitorAgent } from './counts.ts';
import { fillBillingAddress, insurerField, words as courses } from './course.ts';
import { anyAddress, identityOf } from './identity.ts';
import { accountOf, password } from './onboarding-accounts.ts';
import { heading, orderButton, words as plans } from './plan.ts';

/** Counts what a visitor sees and presses: fields that are typed into are no presses. */
function walkOn(page: Page) {
  const way = { screens: 0, presses: 0 };
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'checkbox' | 'option' = 'button') => {
    const found = page.getByRole(role, { name, exact: true }).and(page.locator(':visible')).first();
    await found.click();
    way.presses += 1;
  };
  return {
    way,
    press,
    /** An answer that advances automatically. */
    choose: async (name: string) => {
      await page.getByText(name, { exact: true }).click();
      way.presses += 1;
    },
    see: async (title: string | RegExp) => {
      await expect(heading(page)).toHaveText(title);
      way.screens += 1;
    },
    order: async () => {
      for (const box of await page.getByRole('checkbox').all()) {
        await box.check();
        way.presses += 1;
      }
      await orderButton(page, 'de').click();
      way.presses += 1;
      await expect(page).toHaveURL(/\/pay\/cs_/);
      way.screens += 1;
      await press('Pay by card');
    },
  };
}

/** A new visitor's account by e-mail: one screen and one press more than a provider's window. */
async function register(page: Page, press: (name: string) => Promise<void>, email = anyAddress('way')) {
  await press('Weiter mit E-Mail');
  await expect(heading(page)).toHaveText('Konto anlegen');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await press('Konto anlegen');
}

test.use({ userAgent: visitorAgent });
test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('from an ad to the paid app it is at most 16 screens and 17 presses by e-mail, each counted once', async ({
  page,
  context,
  baseURL,
}) => {
  const before = counts(baseURL, 'search');
  const agreed = formatDate(new Date());
  const email = anyAddress('way');
  const { way, press, choose, see, order } = walkOn(page);
  await page.goto('/de/l/personal-plan?utm_source=google&utm_medium=cpc&gclid=Cj0KCQ');
  await see(/^Was koche ich heute/);
  await press('Meinen Plan ansehen', 'link');
  await see('Wie dürfen wir dich nennen?');
  await page.getByLabel('Dein Name').fill('Anna');
  await press('Weiter');
  await see(/^Mit welchem Geschlecht/);
  await choose('Weiblich');
  await see('Wann bist du geboren?');
  // Going back and forward is one visit.
  await page.getByRole('button', { name: 'Zurück' }).press('Enter');
  await expect(heading(page)).toHaveText(/^Mit welchem Geschlecht/);
  await page.getByText('Weiblich', { exact: true }).click();
  await expect(heading(page)).toHaveText('Wann bist du geboren?');
  await page.getByLabel('Jahr').fill('1988');
  await press('Weiter');
  await see(/^Dürfen wir/);
  await press('Ja, ich willige ein');
  await see(/^Wie viel bewegst du dich/);
  await choose('Ich sitze viel und bewege mich wenig');
  await see(/^Wie groß bist du/);
  for (const [label, typed] of [
    ['Größe', '168'],
    ['Gewicht', '78'],
    ['Wunschgewicht', '70'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(typed);
  }
  await press('Weiter');
  await see(/^Wie isst du/);
  await choose('Vegetarisch');
  await see('Für wen kochst du meistens?');
  await press('Weiter');
  await see('Anna, hier ist dein Weg.');
  await press(/^Mit \d+ Monaten? starten$/, 'link');
  await expect(page).toHaveURL(/\/de\/anmelden\?.*via=google/);
  await see(/^Fast geschafft/);
  await register(page, press, email);
  way.screens += 1;
  await see('Deine Bestellung');
  await expect(page).toHaveURL(/\/de\/bestellen\?product=app-\d+-months?&via=google/);
  // With answers, whose result has a guarantee; the address is confirmed later.
  await expect(page.locator('form > dl')).toContainText('30 Tage Geld zurück');
  expect(await accountOf(baseURL, email)).toEqual({ onboardingCompleted: true, weights: 1 });
  expect(await identityOf(baseURL).mails(email)).toEqual([]);
  await order();
  await see(plans.de.paid);
  expect(way.screens).toBeLessThanOrEqual(16);
  expect(way.presses).toBeLessThanOrEqual(17);
  await page.reload();
  await expect(heading(page)).toHaveText(plans.de.paid);

  // The result led straight to the order: the plans are the only step left.
  await page.goto(`${plans.de.plans}?via=google`);
  const once = Object.fromEntries(funnels.app.map((step) => [step, 1]));
  await expect.poll(() => more(counts(baseURL, 'search'), before)).toEqual(once);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const cookies = await context.cookies(baseURL);
  expect(`${stored} ${JSON.stringify(cookies)}`).not.toMatch(/google|gclid|via|search/);

  await page.goto(plans.de.account);
  const confirm = page.locator('.account').getByRole('button', { name: 'Bestätigungslink schicken' });
  await expect(confirm).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mein Weg', exact: true })).toContainText('Heute 78 kg');
  await expect(page.getByText(`Du hast am ${agreed} eingewilligt`)).toBeVisible();
});

test('from an ad to the booked course it is at most 9 screens and 11 presses by e-mail', async ({ page }) => {
  const said = courses.de;
  const { way, press, see, order } = walkOn(page);
  await page.goto(`${coursePath('zpp', 'course', 'de')}?utm_source=social`);
  await see(said.title);
  await insurerField(page, 'de').fill('aok bayern');
  await press('AOK Bayern', 'option');
  await press(said.book, 'link');
  await see('Passt der Kurs zu deiner Gesundheit?');
  await page.getByLabel(said.born).fill('1988-02-03');
  await press(said.conditions, 'checkbox');
  await page.locator('#bmi-height').fill('168');
  await page.locator('#bmi-weight').fill('78');
  await expect(page.getByRole('radio', { name: said.below, exact: true })).toBeChecked();
  await press(said.join);
  await see(/^Fast geschafft|^Melde dich an/);
  await register(page, press);
  way.screens += 1;
  await see('Deine Bestellung');
  await fillBillingAddress(page, 'de');
  await order();
  await expect(page).toHaveURL(/\/de\/willkommen\?/);
  way.screens += 1;
  expect(way.screens).toBeLessThanOrEqual(9);
  expect(way.presses).toBeLessThanOrEqual(11);
});
