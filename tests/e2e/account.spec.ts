import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { expectAccessible } from './accessibility.ts';
import { productName } from '#domain/shop/product-name.ts';
import { productWords } from '#domain/course/product-words.ts';
import { pathOf } from '#i18n/routes.ts';
import { anyAddress, fillIn, kept, openSignedIn, press, words } from './identity.ts';
import { plan } from './plan.ts';
import { customerOf } from './purchase.ts';
import { de, en } from './texts.ts';
import { course } from './bookable.ts';

const productsIn = { de: productWords(de('product'), 'de'), en: productWords(en('product'), 'en') };
const password = 'long enough';
const account = (page: Page) => page.locator('.account');
const card = (page: Page, name: string) => account(page).getByRole('region', { name, exact: true });

async function open(page: Page, baseURL: string | undefined, email: string, locale: 'de' | 'en' = 'de') {
  await openSignedIn(page, baseURL, { email, password }, pathOf('my', locale));
}

test('account: a visitor is sent to the sign-in and back, and an unreachable account can be tried again', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('comes');
  await customerOf(baseURL, { email, password });
  await page.route('**/api/account', (route) => route.abort());
  await page.goto(pathOf('my', 'de'));
  await page.waitForURL(/\/de\/anmelden\?next=/);
  await press(page, words.de.email);
  await fillIn(page, email, password);
  await page.waitForURL(`**${pathOf('my', 'de')}`);
  await expect(
    account(page).getByRole('heading', { name: de('account').island.unreachable.title }),
  ).toBeVisible();
  await page.unroute('**/api/account');
  await account(page)
    .getByRole('button', { name: de('account').island.unreachable.again })
    .click();
  await expect(card(page, de('account').island.data.title)).toBeVisible();
  await expect(card(page, de('account').island.way.title)).toBeVisible();
  await expect(account(page)).toContainText(email);
});

test('account: a member downloads all data as one file, and deletes the account', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('leaves');
  const her = await customerOf(baseURL, { email, password });
  await her.buy(course, 'card', 'en');
  await open(page, baseURL, email, 'en');
  await expect(card(page, productsIn.en.course[course])).toContainText(
    en('account').island.course.state.running,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    account(page)
      .getByRole('button', { name: en('account').island.data.exportButton })
      .click(),
  ]);
  const everything: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(everything).toMatchObject({ user: { email }, orders: [{ product: course }] });
  await account(page)
    .getByRole('button', { name: en('account').island.data.deleteButton })
    .click();
  const dialog = page.getByRole('dialog', { name: en('account').island.leave.title });
  await expect(dialog).toContainText('eight years');
  await expect(dialog).toContainText(`${productsIn.en.course[course]} ends too`);
  await expect(dialog).not.toContainText(en('account').island.plan.title);
  await dialog.getByRole('button', { name: en('account').island.leave.confirm }).click();
  const deleted = account(page).getByRole('heading', { name: en('account').island.gone.title });
  await expect(deleted).toBeFocused();
  await expect(deleted).toBeInViewport();
  await expect.poll(() => kept(page)).not.toContain(email);
  await expect(customerOf(baseURL, { email, password })).resolves.toBeDefined();
});

test('account: the consent to store workbooks can be withdrawn even after the course was refunded', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('given-back');
  const her = await customerOf(baseURL, { email, password });
  const { order, payment } = await her.buy(course);
  const id = crypto.randomUUID().replaceAll('-', '');
  await her.send('/api/workbook-consent', { id, version: workbookConsentVersion, given: Date.now() });
  await her.stripe.perform({ action: 'refund', payment });
  await expect.poll(() => her.stateOf(order)).toBe('refunded');
  await open(page, baseURL, email);
  const data = card(page, de('account').island.data.title);
  await expect(data).toContainText('dass wir deine Einträge in deinem Konto speichern');
  await data.getByRole('button', { name: de('account').island.data.healthWithdraw }).click();
  await data.getByRole('button', { name: de('account').island.data.healthConfirm }).click();
  await expect(data).toContainText(de('account').island.data.workbook.done);
});

test('account: a wrong contact address is refused, and a right one is used for the next order', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('typo');
  await customerOf(baseURL, { email, password });
  await open(page, baseURL, email);
  await expect(account(page)).toContainText(`schicken wir an ${email}`);
  await account(page)
    .getByRole('button', { name: de('account').island.email.change })
    .click();
  const field = account(page).getByRole('textbox', { name: de('account').island.email.label });
  await expect(field).toBeFocused();
  await field.fill(`${email},other@example.com`);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'an address that is wrong', '.account');
  const right = anyAddress('right');
  await field.fill(right);
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText(`schicken wir an ${right}`);
  await expect(account(page)).toContainText(de('account').island.email.doneUnverified);
  // Another action does not open the form again.
  await account(page)
    .getByRole('button', { name: de('account').island.email.resend })
    .click();
  await expect(account(page)).not.toContainText(de('account').island.email.doneUnverified);
  await expect(field).toBeHidden();
  await page.reload();
  await expect(account(page)).toContainText(`schicken wir an ${right}`);
  await page.goto(`${pathOf('order', 'de')}?product=${plan.key}`);
  await expect(page.locator('.order-address')).toHaveText(right);
});

test('account: a plan is shown, managed and cancelled at 320 px, and then says that it is cancelled', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('looks');
  const her = await customerOf(baseURL, { email, password });
  await her.buy(plan.key);
  await her.buy(course, 'sepa');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, baseURL, email);
  await expect(card(page, productsIn.de.course[course])).toContainText(
    de('account').island.plan.state.processing,
  );
  await expect(account(page).getByRole('button', { name: de('account').island.orders.invoice })).toHaveCount(
    1,
  );
  await expectAccessible(page, 'with its orders');
  await account(page)
    .getByRole('button', { name: de('account').island.data.deleteButton })
    .click();
  // A long dialog opens at its title.
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeInViewport();
  await expectAccessible(page, 'before it is deleted');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const subscription = card(page, de('account').island.plan.title);
  await expect(subscription).toContainText(productName(plan.key, productsIn.de));
  await expect(subscription).toContainText(de('account').island.plan.state.live);
  await expect(
    card(page, de('account').island.app.title).getByRole('link', { name: /App Store/ }),
  ).toBeVisible();
  await subscription.getByRole('link', { name: de('account').island.plan.cancel }).click();
  await page.waitForURL(/kuendigen\?contract=app&order=/);
  await expect(page.getByRole('radio', { name: de('declarations').app })).toBeChecked();
  const form = page.locator('declaration-form');
  await expect(form.getByLabel(de('declarations').email)).toHaveValue(email);
  await form.getByLabel(de('declarations').name).fill('Erika Muster');
  await form.getByRole('button', { name: de('declarations').cancel.submit, exact: true }).click();
  await expect(form.getByRole('heading', { name: de('mails').acknowledgement.cancel.title })).toBeVisible();
  await expect(async () => {
    await page.goto(pathOf('my', 'de'));
    await expect(subscription.locator('.account-badge')).toHaveText(de('account').island.plan.state.ending, {
      timeout: 1000,
    });
  }).toPass();
  await expect(subscription.getByRole('link', { name: de('account').island.plan.cancel })).toHaveCount(0);
  await subscription.getByRole('button', { name: de('account').island.plan.manage }).click();
  await page.waitForURL(/:\d+\/portal\//);
});
