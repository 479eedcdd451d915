import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { chooseInsurer, confirm, fillBillingAddress, withoutEmail, words as courseWords } from './course.ts';
import { storages } from './onboarding.ts';
import { openAsMember, signInHere } from './onboarding-accounts.ts';
import { expectAccessible } from './accessibility.ts';
import { agree, heading, orderButton, pay, words as orderWords } from './plan.ts';

const said = courseWords.de;
const order = orderWords.de;

test('from the insurer to the paid course, with sign-in and e-mail; a second booking is refused', async ({
  page,
  context,
  baseURL,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(said.reimbursement);
  await chooseInsurer(page, 'de', 'techniker');
  await page.getByRole('link', { name: said.book }).click();
  await confirm(page, 'de');
  await expect(heading(page)).toHaveText(said.signIn);

  await withoutEmail(page);
  await signInHere(page, baseURL);
  await page.waitForURL(said.email);
  const field = page.getByRole('main').getByLabel('E-Mail-Adresse');
  await field.fill('lena@example');
  await field.press('Enter');
  await expect(page.getByText('Bitte gib genau eine vollständige Adresse an')).toBeVisible();
  await field.fill(`lena-${Date.now()}@example.com`);
  await field.press('Enter');
  await page.waitForURL(said.order);
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

  await page.goto(said.order);
  await expect(heading(page)).toHaveText(said.has);
  await page.getByRole('main').getByRole('link', { name: order.toAccount }).click();
  await expect(page).toHaveURL(order.account);
  await expect(page.getByRole('main')).toContainText(said.title);
});

test('entering a booking halfway leads to the first missing step', async ({ page, baseURL }) => {
  await page.goto(said.email);
  await page.waitForURL((url) => url.pathname === said.login);
  await signInHere(page, baseURL);
  await page.waitForURL(said.requirements);
  await page.goto(said.order);
  await page.waitForURL(said.requirements);
  await confirm(page, 'de');
  await page.waitForURL(said.order);
  await page.goBack();
  await page.waitForURL(said.requirements);
  await page.goForward();
  await expect(orderButton(page, 'de')).toBeVisible();
});

test('the invoice names buyer and course, and can be corrected once', async ({ page, baseURL }) => {
  await openAsMember(page, baseURL, said.requirements);
  await confirm(page, 'de');
  await page.waitForURL(said.order);
  await orderButton(page, 'de').click();
  const name = page.getByRole('textbox', { name: said.name, exact: true });
  await expect(name).toBeFocused();
  // Everything missing at once: four lines of the address, two boxes.
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(6);
  await agree(page);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await fillBillingAddress(page, 'de');
  await orderButton(page, 'de').click();
  await pay(page, 'card');
  await expect(page).toHaveURL(/\?order=/);

  await page.goto('/de/mein-konto');
  const main = page.getByRole('main');
  await expect(main).toContainText('Rechnung an Łucja Öztürk-Großmann, Am Anger 7, 04315 Leipzig');
  const file = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Rechnung herunterladen' }).click();
  expect((await readFile(await (await file).path())).toString('latin1')).toMatch(/^%PDF-/);
  await main.getByRole('button', { name: 'Angaben auf der Rechnung berichtigen' }).click();
  const street = main.getByRole('textbox', { name: said.street, exact: true });
  await expect(street).toHaveValue('Am Anger 7');
  await street.fill('');
  await main.getByRole('button', { name: 'Rechnung berichtigen', exact: true }).click();
  await expect(street).toBeFocused();
  await street.fill('Neue Straße 1a');
  await expectAccessible(page, 'the correction of an invoice');
  await main.getByRole('button', { name: 'Rechnung berichtigen', exact: true }).click();
  await expect(main).toContainText('Die Rechnung ist berichtigt.');
  await expect(main).toContainText('Łucja Öztürk-Großmann, Neue Straße 1a, 04315 Leipzig');
  await page.reload();
  await expect(main).toContainText('Du hast die Angaben auf der Rechnung am');
  await expect(main.getByRole('button', { name: 'Angaben auf der Rechnung berichtigen' })).toHaveCount(0);
});
