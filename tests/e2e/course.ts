import { expect, type Page } from '@playwright/test';
import { de, en } from './texts.ts';
import { choose } from './choose.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { orderPath } from '#i18n/order-path.ts';
import { course } from './bookable.ts';

export const words = {
  de: {
    course: coursePath(course, 'course', 'de'),
    requirements: coursePath(course, 'requirements', 'de'),
    notPossible: coursePath(course, 'notPossible', 'de'),
    reimbursement: coursePath(course, 'reimbursement', 'de'),
    email: coursePath(course, 'email', 'de'),
    order: orderPath('de', course),
    login: '/de/anmelden',
    ask: de('course').hero.ask,
    conditions: de('requirements').form.conditions,
    under: de('requirements').form['below-18-5'],
    below: de('requirements').form['below-30'],
    between: de('requirements').form['from-30'],
    doctor: de('requirements').form.doctor,
    join: de('requirements').ways.join,
    contraindications: de('requirements').ways.contraindications,
    app: de('requirements').ways.app,
    insurer: de('reimbursement').island.label,
    book: de('reimbursement').island.book,
    signIn: de('login').island.headlines.course.title,
    has: de('order').island.has.courseTitle,
    name: de('billing-address').name,
    street: de('billing-address').street,
    postcode: de('billing-address').postcode,
    city: de('billing-address').city,
  },
  en: {
    requirements: coursePath(course, 'requirements', 'en'),
    conditions: en('requirements').form.conditions,
    below: en('requirements').form['below-30'],
    join: en('requirements').ways.join,
    insurer: en('reimbursement').island.label,
    name: en('billing-address').name,
    street: en('billing-address').street,
    postcode: en('billing-address').postcode,
    city: en('billing-address').city,
  },
} as const;
export type Locale = keyof typeof words;

/** Hides the member's address until one is stored, as after a sign-in without one. */
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

/** Types a date of birth into the three fields of the requirements. */
export async function typeBirthday(page: Page, ...typed: [day: string, month: string, year: string]) {
  const fields = page.locator('[data-birthday]');
  for (const [at, part] of typed.entries()) await fields.nth(at).fill(part);
}

/** Confirms the requirements, and waits for the next page. */
export async function confirm(page: Page, locale: Locale) {
  const said = words[locale];
  await typeBirthday(page, '3', '2', '1988');
  await choose(page.getByRole('checkbox', { name: said.conditions }));
  await choose(page.getByRole('radio', { name: said.below, exact: true }));
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

/** Fills in the billing address, which is empty at first. */
export async function fillBillingAddress(page: Page, locale: Locale) {
  const said = words[locale];
  const values = { name: 'Łucja Öztürk-Großmann', street: 'Am Anger 7', postcode: '04315', city: 'Leipzig' };
  for (const field of ['name', 'street', 'postcode', 'city'] as const) {
    const input = page.getByRole('textbox', { name: said[field], exact: true });
    await expect(input).toHaveValue('');
    await input.fill(values[field]);
  }
}
