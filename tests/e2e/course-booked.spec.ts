import { expect, test } from '@playwright/test';
import { funnels } from '#domain/funnel/steps.ts';
import { hasDecided } from './consent.ts';
import { counts, more, visitorAgent } from './counts.ts';
import { chooseInsurer, confirm, fillBillingAddress, withoutEmail, words as courseWords } from './course.ts';
import { storages } from './onboarding.ts';
import { openAsMember, signInHere } from './onboarding-accounts.ts';
import { agree, heading, orderButton, pay, words as orderWords } from './plan.ts';

const said = courseWords.de;
const order = orderWords.de;

test.use({ userAgent: visitorAgent });

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

test('from a partner to the paid course, each step counted once; a second booking is refused', async ({
  page,
  context,
  baseURL,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const before = counts(baseURL, 'partner');
  await page.goto(`${said.course}?utm_medium=partner`);
  await chooseInsurer(page, 'de', 'techniker');
  await page.getByRole('link', { name: said.book }).click();
  await expect(page).toHaveURL(`${said.requirements}?via=partner`);
  await confirm(page, 'de');
  await expect(heading(page)).toHaveText(said.signIn);

  await withoutEmail(page);
  await signInHere(page, baseURL);
  await expect(page).toHaveURL(`${said.email}?via=partner`);
  const field = page.getByRole('main').getByLabel('E-Mail-Adresse');
  await field.fill('lena@example');
  await field.press('Enter');
  await expect(page.getByText('Bitte gib genau eine vollständige Adresse an')).toBeVisible();
  await field.fill(`lena-${Date.now()}@example.com`);
  await field.press('Enter');
  await expect(page).toHaveURL(`${said.order}&via=partner`);
  await agree(page);
  // The invoice of a course needs a name and an address: the page says what is missing, and where.
  await orderButton(page, 'de').click();
  await expect(page.getByRole('textbox', { name: said.name, exact: true })).toBeFocused();
  await expect(page.locator('.field-problem')).toHaveCount(4);
  await fillBillingAddress(page, 'de');
  await expect(page.locator('.field-problem')).toHaveCount(0);
  await orderButton(page, 'de').click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
  await pay(page, 'card');
  await expect(page).toHaveURL(new RegExp(`${order.welcome}\\?order=`));
  await expect(page.getByRole('link', { name: order.toAccount })).toHaveAttribute('href', order.account);
  expect((await storages(page)).tab).not.toContain('techniker');
  expect(sent.filter((one) => /techniker/i.test(one))).toEqual([]);
  await page.reload();

  await page.goto(said.order);
  await expect(heading(page)).toHaveText(said.has);
  await page.getByRole('main').getByRole('link', { name: order.toAccount }).click();
  await expect(page).toHaveURL(order.account);
  await expect(page.getByRole('main')).toContainText(said.title);
  const once = Object.fromEntries(funnels.course.map((step) => [step, 1]));
  await expect.poll(() => more(counts(baseURL, 'partner'), before)).toEqual(once);
});

test('entering a booking halfway leads to the first missing step, back and forward to those passed', async ({
  page,
  baseURL,
}) => {
  await openAsMember(page, baseURL, said.email);
  await page.waitForURL(said.requirements);
  await confirm(page, 'de');
  await page.waitForURL(said.order);
  await page.goBack();
  await page.waitForURL(said.requirements);
  await page.goForward();
  await expect(orderButton(page, 'de')).toBeVisible();
});
