import { expect, type Page } from '@playwright/test';

export const words = {
  de: {
    course: '/de/kurs/zpp',
    requirements: '/de/kurs/zpp/voraussetzungen',
    notPossible: '/de/kurs/zpp/nicht-moeglich',
    reimbursement: '/de/kurs/zpp/erstattung',
    email: '/de/kurs/zpp/email',
    order: '/de/bestellen?product=zpp',
    login: '/de/anmelden',
    ask: 'Wie viel zahlt meine Krankenkasse?',
    conditions: /^Ich bin mindestens 18 Jahre alt/,
    born: 'Wann bist du geboren?',
    under: 'unter 18,5',
    below: '18,5 bis unter 30',
    between: '30 bis unter 35',
    doctor: /^Ich habe mit einer Ärztin/,
    join: 'Ich kann teilnehmen',
    contraindications: 'Ich habe Kontraindikationen',
    app: 'App entdecken',
    insurer: 'Deine Krankenkasse',
    back: 'Von der Kasse',
    own: 'Dein Anteil',
    book: 'Kurs buchen',
    signIn: 'Melde dich an und buch deinen Kurs',
    has: 'Hier gibt es nichts mehr zu buchen',
    title: 'Gut essen, leichter leben',
    name: 'Vor- und Nachname',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
  },
  en: {
    requirements: '/en/course/zpp/requirements',
    conditions: /^I am at least 18 years old/,
    born: 'When were you born?',
    below: '18.5 to under 30',
    join: 'I can participate',
    insurer: 'Your health insurer',
    name: 'First and last name',
    street: 'Street and house number',
    postcode: 'Postcode',
    city: 'Town',
  },
} as const;
export type Locale = keyof typeof words;

/** The members service has no address until one is stored: as after a sign-in without one. */
export async function withoutEmail(page: Page) {
  let stored = false;
  await page.route('**/api/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('updateUser')) stored = true;
    if (stored || !asked.includes('GetUser')) {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const body = (await response.text()).replace(/"email":"[^"]*"/, '"email":null');
    await route.fulfill({ response, body });
  });
}

/** From the requirements page to the order or the sign-in before it, without being stopped. */
export async function confirm(page: Page, locale: Locale) {
  const said = words[locale];
  await page.getByLabel(said.born).fill('1988-02-03');
  await page.getByRole('checkbox', { name: said.conditions }).check();
  await page.getByRole('radio', { name: said.below, exact: true }).check();
  await page.getByRole('button', { name: said.join }).click();
  await page.waitForURL(({ pathname }) => pathname !== said.requirements);
}

/** The field for the insurer. */
export const insurerField = (page: Page, locale: Locale) =>
  page.locator('input').and(page.getByRole('combobox', { name: words[locale].insurer }));

/** Types a text, and chooses the first result. */
export async function chooseInsurer(page: Page, locale: Locale, typed: string) {
  const field = insurerField(page, locale);
  await field.fill(typed);
  await page.getByRole('option').first().waitFor();
  await field.press('Enter');
}

/** A part of the sum, by its label. */
export const part = (page: Page, name: string) =>
  page.locator('#insurer-selector .sum div').filter({ hasText: name }).locator('dd');

/** The addressee of a course's invoice: nothing is prefilled. */
export async function fillBillingAddress(page: Page, locale: Locale) {
  const said = words[locale];
  const values = { name: 'Łucja Öztürk-Großmann', street: 'Am Anger 7', postcode: '04315', city: 'Leipzig' };
  for (const field of ['name', 'street', 'postcode', 'city'] as const) {
    const input = page.getByRole('textbox', { name: said[field], exact: true });
    await expect(input).toHaveValue('');
    await input.fill(values[field]);
  }
}
