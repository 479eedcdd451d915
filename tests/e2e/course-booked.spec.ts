import { expect, test, type Page } from '@playwright/test';
import { chooseInsurer, confirm, words as courseWords } from './course.ts';
import { storages } from './onboarding.ts';
import { signInHere } from './onboarding-accounts.ts';
import { agree, heading, orderButton, pay, words as orderWords } from './plan.ts';

/** The members service has no address of hers until one is stored: as after a sign-in that names none. */
async function withoutEmail(page: Page) {
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

for (const locale of ['de', 'en'] as const) {
  const said = courseWords[locale];
  const order = orderWords[locale];

  test(`${locale}: from the conditions to the paid course, over sign-in and e-mail; a second booking is refused`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const sent: string[] = [];
    context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(said.requirements);
    await confirm(page, locale);
    await chooseInsurer(page, locale, 'techniker');
    await page.getByRole('button', { name: said.book }).click();
    await expect(heading(page)).toHaveText(said.signIn);

    if (locale === 'de') await withoutEmail(page);
    await signInHere(page, baseURL);
    if (locale === 'de') {
      await page.waitForURL(said.email);
      const field = page.getByRole('main').getByLabel('E-Mail-Adresse');
      await field.fill('lena@example');
      await field.press('Enter');
      await expect(page.getByText('Bitte gib genau eine vollständige Adresse an')).toBeVisible();
      await field.fill(`lena-${Date.now()}@example.com`);
      await field.press('Enter');
    }
    await page.waitForURL(said.order);
    await agree(page);
    await orderButton(page, locale).click();
    await expect(page).toHaveURL(/\/pay\/cs_/);
    await pay(page, 'card');
    await expect(page).toHaveURL(new RegExp(`${order.welcome}\\?order=`));
    await expect(page.getByRole('link', { name: order.toAccount })).toHaveAttribute('href', order.account);
    expect((await storages(page)).tab).not.toContain('techniker');
    expect(sent.filter((one) => /techniker/i.test(one))).toEqual([]);

    await page.goto(said.order);
    await expect(heading(page)).toHaveText(said.has);
    await page.getByRole('main').getByRole('link', { name: order.toAccount }).click();
    await expect(page).toHaveURL(order.account);
    await expect(page.getByRole('main')).toContainText(said.title);
  });
}

test('whoever comes to the middle of a booking goes on at the first step that is missing', async ({
  page,
  baseURL,
}) => {
  const said = courseWords.de;
  await page.goto(said.email);
  await page.waitForURL((url) => url.pathname === said.login);
  await signInHere(page, baseURL);
  await page.waitForURL(said.requirements);
  await page.goto(said.order);
  await page.waitForURL(said.requirements);
  await confirm(page, 'de');
  await page.getByRole('button', { name: said.book }).click();
  await page.waitForURL(said.order);
  await page.goBack();
  await page.waitForURL(said.reimbursement);
  await page.goForward();
  await expect(orderButton(page, 'de')).toBeVisible();
});
