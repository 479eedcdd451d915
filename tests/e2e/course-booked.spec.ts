import { expect, test } from '@playwright/test';
import { courseTitles } from '#domain/course/titles.ts';
import { funnels } from '#domain/funnel/steps.ts';
import { hasDecided } from './consent.ts';
import { counts, more, visitorAgent } from './counts.ts';
import { written } from './content.ts';
import {
  confirm,
  fillBillingAddress,
  insurerField,
  typeBirthday,
  withoutEmail,
  words as courseWords,
} from './course.ts';
import { knownInsurer } from './insurers.ts';
import { storages } from './onboarding.ts';
import { openAsMember } from './onboarding-accounts.ts';
import { heading, orderButton, words as orderWords } from './plan.ts';
import { de } from './texts.ts';
import { walkOn } from './way.ts';
import { course, needsBookable } from './bookable.ts';

const said = courseWords.de;
const order = orderWords.de;

test.use({ userAgent: visitorAgent });

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

test.beforeEach(() => needsBookable());

test('course: from a partner to the paid course it is at most 9 screens and 11 presses, each counted once, and it cannot be booked twice', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, name } = await knownInsurer();
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const before = counts(baseURL, 'partner');
  const title = (await written('courses')).find(({ id }) => id === course)?.data.de.title ?? '';
  const { way, press, see, agree, register } = walkOn(page);
  await page.goto(`${said.course}?utm_medium=partner`);
  await see(title);
  await insurerField(page, 'de').fill(name);
  await press(name, 'option');
  await press(said.book, 'link');
  await expect(page).toHaveURL(said.requirements);
  await see(/./);
  await typeBirthday(page, '3', '2', '1988');
  await press(said.conditions, 'checkbox');
  await page.locator('#bmi-height').fill('168');
  await page.locator('#bmi-weight').fill('78');
  await expect(page.getByRole('radio', { name: said.below, exact: true })).toBeChecked();
  await press(said.join);
  await see(said.signIn);
  await withoutEmail(page);
  await register();
  await expect(page).toHaveURL(said.email);
  await see(/./);
  const { label, submit } = de('course-email').island;
  const field = page.getByRole('main').getByLabel(label);
  await field.fill('lena@example');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`lena-${Date.now()}@example.com`);
  await press(submit);
  await expect(page).toHaveURL(said.order);
  await see(de('order').island.review.title);
  await agree();
  // An invoice needs a name and an address: missing fields are marked.
  await orderButton(page, 'de').click();
  await expect(page.getByRole('textbox', { name: said.name, exact: true })).toBeFocused();
  await expect(page.locator('.field-problem')).toHaveCount(4);
  await fillBillingAddress(page, 'de');
  await expect(page.locator('.field-problem')).toHaveCount(0);
  await press(order.button);
  await expect(page).toHaveURL(/\/pay\/cs_/);
  way.screens += 1;
  await press('Pay by card');
  await expect(page).toHaveURL(new RegExp(`${order.welcome}\\?order=`));
  await see(/./);
  expect(way.screens).toBeLessThanOrEqual(9);
  expect(way.presses).toBeLessThanOrEqual(11);
  await expect(page.getByRole('link', { name: order.toAccount })).toHaveAttribute('href', order.account);
  expect((await storages(page)).tab).not.toContain(id);
  expect(sent.filter((one) => one.includes(id))).toEqual([]);
  await page.reload();

  await page.goto(said.order);
  await expect(heading(page)).toHaveText(said.has);
  await page.getByRole('main').getByRole('link', { name: order.toAccount }).click();
  await expect(page).toHaveURL(order.account);
  await expect(page.getByRole('main')).toContainText(courseTitles('de')[course]);
  const once = Object.fromEntries(['landing', ...funnels.course].map((step) => [step, 1]));
  await expect.poll(() => more(counts(baseURL, 'partner'), before)).toEqual(once);
});

test('course: a booking entered halfway begins at the first missing step, and back and forward lead to those passed', async ({
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
