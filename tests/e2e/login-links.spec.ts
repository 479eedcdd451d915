import { expect, test, type Page } from '@playwright/test';
import { facts } from '#domain/company/facts.ts';
import { standStill } from './consent.ts';
import { anyAddress, card, identityOf, kept, press, words } from './identity.ts';
import { de } from './texts.ts';

/** Asks for a sign-in link in the form that only has an address. */
async function askForLink(page: Page, email: string, next = '/de/faq') {
  await page.goto(`${words.de.path}?for=quiz&next=${next}`);
  await card(page).getByLabel(words.de.address).fill(email);
  await press(page, de('login').island.forms.link.submit);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('login').island.mailed.title);
}

test('sign-in link: needs an address only, signs in, and its code leaves the address bar', async ({
  page,
  context,
  baseURL,
}) => {
  const identity = identityOf(baseURL);
  const email = anyAddress('quiz');
  await page.goto(`${words.de.path}?for=quiz`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('login').island.headlines.quiz.title);
  await expect(card(page)).toContainText(`${facts.registrationGuaranteeDays} Tage`);
  await expect(card(page).locator('input')).toHaveCount(1);
  await expect(card(page).getByRole('button')).toHaveText([de('login').island.forms.link.submit]);
  await askForLink(page, email);
  const link = await identity.newestLink(email);
  expect(link).toContain('oobCode=');

  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab).toHaveURL('/de/faq');
  expect(await kept(tab)).not.toContain('link-address');
  await tab.goBack();
  expect(tab.url()).not.toContain('oobCode');
  // The tab that asked for it continues as well.
  await expect(page).toHaveURL('/de/faq');
});

test('sign-in link: another browser asks for the address again, and it works once', async ({
  page,
  browser,
  baseURL,
}) => {
  const identity = identityOf(baseURL);
  const email = anyAddress('quiz');
  await askForLink(page, email);
  const link = await identity.newestLink(email);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(de('login').island.address.title);
  expect(other.url()).not.toContain('oobCode');
  await card(other).getByLabel(words.de.address).fill('somebody-else@example.com');
  await press(other, de('login').island.address.submit);
  await expect(card(other).getByRole('alert')).toContainText(de('errors').link_for_other_address);
  await card(other).getByLabel(words.de.address).fill(email);
  await press(other, de('login').island.address.submit);
  await expect(other).toHaveURL('/de/faq');
  await other.context().close();

  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await card(late).getByLabel(words.de.address).fill(email);
  await press(late, de('login').island.address.submit);
  await expect(card(late).getByRole('alert')).toContainText(de('errors').link_used_up);
  await expect(card(late).getByRole('button', { name: de('login').island.forms.link.submit })).toBeVisible();
  await late.context().close();
});

test('password reset: known and unknown addresses look the same, and the mailed code sets a new password', async ({
  page,
  baseURL,
}) => {
  const identity = identityOf(baseURL);
  const known = anyAddress('reset');
  await identity.visitor.signUp(known, 'the-old-one');
  const screens: string[] = [];
  for (const email of [anyAddress('unknown'), known]) {
    await page.goto(`${words.de.path}?next=/de/faq`);
    await press(page, words.de.email);
    await press(page, de('login').island.forms.reset.to);
    await card(page).getByLabel(words.de.address).fill(email);
    await press(page, de('login').island.forms.reset.submit);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('login').island.mailed.title);
    screens.push((await card(page).innerText()).replace(email, '…'));
  }
  expect(screens[0]).toBe(screens[1]);

  await page.goto(await identity.newestLink(known));
  await expect(page).not.toHaveURL(/oobCode/);
  await card(page).getByLabel(de('login').island.fields.newPassword, { exact: true }).fill('the-new-one');
  await press(page, de('login').island.newPassword.submit);
  await expect(page).toHaveURL('/de/faq');
  await expect(identity.visitor.signIn(known, 'the-old-one')).rejects.toThrow();
  await expect(identity.visitor.signIn(known, 'the-new-one')).resolves.toMatchObject({});
});

test('sign-in link: can be sent again after half a minute', async ({ page, baseURL }) => {
  const identity = identityOf(baseURL);
  const email = anyAddress('again');
  await standStill(page);
  await askForLink(page, email);
  await expect(card(page).getByRole('button', { name: de('login').island.mailed.again })).toBeHidden();
  await page.clock.runFor(31_000);
  await press(page, de('login').island.mailed.again);
  await expect.poll(() => identity.mails(email)).toHaveLength(2);
  await expect(card(page).getByRole('button', { name: de('login').island.mailed.again })).toBeHidden();
});
