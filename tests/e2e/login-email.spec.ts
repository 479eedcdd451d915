import { expect, test } from '@playwright/test';
import { anyAddress, card, fillIn, identityOf, navigation, press, signIn, words } from './identity.ts';
import { tabTo } from './onboarding-accounts.ts';
import { de } from './texts.ts';

const inbox = de('login').island.mailed.title;

test('sign-in: by keyboard alone, and it continues to the requested page only within the site', async ({
  page,
  baseURL,
}) => {
  const said = words.en;
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${said.path}?next=/en/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, new RegExp(`^${said.email}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('lena@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('lena-valea');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/faq');
  await expect(navigation(page).getByRole('button', { name: said.logout })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: said.login })).toBeHidden();
  expect(faults).toEqual([]);

  for (const next of ['//evil.example', '/%5Cevil.example', 'https://evil.example/de/', '/de/anmelden']) {
    await page.goto(`${words.de.path}?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${baseURL ?? ''}/de/mein-konto`);
  }
});

test('sign-in: a wrong password and an unknown address get the same answer', async ({ page }) => {
  const answers: string[] = [];
  for (const email of ['lena@example.com', anyAddress(), 'doris@example.com']) {
    await signIn(page, email, 'not-her-password');
    await expect(card(page).getByRole('alert')).toContainText(words.de.refused);
    answers.push(await card(page).getByRole('alert').innerText());
  }
  expect(new Set(answers).size).toBe(1);
});

test('registration: every problem is at its field, and one press takes the address that was probably meant', async ({
  page,
}) => {
  const errors = de('errors');
  const { fields, forms } = de('login').island;
  await page.goto(`${words.de.path}?for=register`);
  await press(page, words.de.email);
  const email = card(page).getByLabel(words.de.address);
  const password = card(page).getByLabel(fields.password, { exact: true });
  await password.fill('short');
  await press(page, forms.register.submit);
  await expect(email).toHaveAccessibleDescription(errors.email_malformed);
  await expect(password).toHaveAccessibleDescription(`${fields.length} ${errors.password_too_short}`);
  await expect(email).toBeFocused();
  await expect(card(page).locator('.field-problem')).toHaveText([
    errors.email_malformed,
    errors.password_too_short,
  ]);

  await email.fill('lena.probst@gmial.com');
  await password.focus();
  await card(page)
    .getByRole('button', { name: /lena\.probst@gmail\.com/ })
    .click();
  await expect(email).toHaveValue('lena.probst@gmail.com');
  await expect(card(page).getByRole('button', { name: /gmail/ })).toHaveCount(0);
});

test('registration: the address is confirmed on any device, and the page goes on by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const identity = identityOf(baseURL);
  const email = anyAddress();
  await page.goto(`${words.de.path}?for=register&next=/de/rezepte`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    de('login').island.headlines.register.title,
  );
  await press(page, words.de.email);
  await card(page).getByLabel(words.de.address).fill(email);
  await card(page).getByLabel(de('login').island.fields.password, { exact: true }).fill('short');
  await press(page, de('login').island.forms.register.submit);
  await expect(card(page).getByRole('alert')).toContainText(de('errors').password_too_short);
  await card(page).getByLabel(de('login').island.fields.password, { exact: true }).fill('ein gutes Passwort');
  await press(page, de('login').island.forms.register.submit);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inbox);
  expect(await identity.mails(email)).toEqual(['VERIFY_EMAIL']);
  await expect(navigation(page).getByRole('link', { name: words.de.login })).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await identity.newestLink(email));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(de('login').island.confirmed.title);
  await phone.context().close();

  // Fails if the page has already moved on.
  await page.evaluate(() => dispatchEvent(new Event('focus'))).catch(() => undefined);
  await expect(page).toHaveURL('/de/rezepte');
  await expect(navigation(page).getByRole('button', { name: words.de.logout })).toBeVisible();
  await expect(identity.visitor.signIn(email, 'ein gutes Passwort')).resolves.toMatchObject({});
});

test('registration: a known address looks the same, and its owner gets a sign-in link', async ({
  page,
  browser,
  baseURL,
}) => {
  const identity = identityOf(baseURL);
  const known = anyAddress('known');
  await identity.visitor.signUp(known, 'her-own-password');
  const register = async (email: string, password: string) => {
    await page.goto(`${words.de.path}?for=register&next=/de/faq`);
    await press(page, words.de.email);
    await card(page).getByLabel(words.de.address).fill(email);
    await card(page).getByLabel(de('login').island.fields.password, { exact: true }).fill(password);
    await press(page, de('login').island.forms.register.submit);
  };
  const screens: string[] = [];
  for (const email of [known, anyAddress('fresh')]) {
    await register(email, 'somebody-elses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inbox);
    screens.push((await page.locator('body').innerText()).replace(email, '…'));
  }
  expect(screens[0]).toBe(screens[1]);
  expect(await identity.mails(known)).toEqual(['EMAIL_SIGNIN']);

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(await identity.newestLink(known));
  await card(owner).getByLabel(words.de.address).fill(known);
  await press(owner, de('login').island.address.submit);
  await expect(owner).toHaveURL('/de/faq');
  await owner.context().close();

  await register(known, 'her-own-password');
  await expect(page).toHaveURL('/de/faq');
});

test('sign-in: fields are labelled for password managers, and what was typed offline is kept', async ({
  page,
  context,
}) => {
  await page.goto(words.de.path);
  await press(page, words.de.email);
  const fields = card(page).locator('input');
  await expect(fields).toHaveCount(2);
  await expect(fields.nth(0)).toHaveAttribute('autocomplete', 'username');
  await expect(fields.nth(1)).toHaveAttribute('autocomplete', 'current-password');
  await fields.nth(1).fill('lesbar');
  await card(page)
    .getByRole('button', { name: de('login').island.fields.show })
    .click();
  await expect(fields.nth(1)).toHaveAttribute('type', 'text');
  await press(page, de('login').island.forms.register.to);
  await expect(card(page).locator('input')).toHaveCount(2);
  await expect(card(page).locator('input').nth(1)).toHaveAttribute('autocomplete', 'new-password');

  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fillIn(page, 'lena@example.com', 'lena-valea');
  await expect(card(page).getByRole('alert')).toContainText(de('errors').offline);
  await context.setOffline(false);
  await expect(card(page).getByLabel(words.de.address)).toHaveValue('lena@example.com');
  await card(page).getByRole('button', { name: words.de.submit, exact: true }).click();
  await expect(page).toHaveURL('/de/mein-konto');
});
