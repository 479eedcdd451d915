import { expect, type Page } from '@playwright/test';
import { getUserDocument } from '#site/browser/generated/operations.ts';
import { anyAddress, identityOf, openSignedIn } from './identity.ts';
import { heading, keepAnswers, onScreen, words } from './onboarding.ts';

export const password = 'a-long-passphrase';
const byEmail = /^(Weiter mit E-Mail|Continue with Email)$/;
const address = /^(E-Mail-Adresse|E-mail address)$/;

/** The focused element, by its accessible name, and where it leads. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const name = labels.map(({ textContent }) => textContent).join() || (element?.textContent ?? '');
    return `${name.trim()} ${element?.getAttribute('href') ?? ''}`.trim();
  });

/** Presses Tab until that element has the focus. */
export async function tabTo(page: Page, meant: RegExp) {
  const passed: string[] = [];
  for (let stroke = 0; stroke < 60; stroke += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (meant.test(now)) return;
    passed.push(now);
  }
  throw new Error(`The Tab key never came to ${String(meant)}, but past:\n${passed.join('\n')}`);
}

/** Registers as a new visitor, with the keyboard alone: address, password, and the mailed link. */
export async function registerHere(page: Page, baseURL: string | undefined) {
  const email = anyAddress('onboarding');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^(Behalte dein Ergebnis|Keep your result)$/);
  await tabTo(page, byEmail);
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await tabTo(page, address);
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
  const mail = await page.context().newPage();
  await mail.goto(await identityOf(baseURL).newestLink(email));
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(/(ist bestätigt|is confirmed)/);
  await mail.close();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

/** A separate account, signed in through whichever sign-in the page shows; returns its address. */
export async function signInHere(page: Page, baseURL: string | undefined): Promise<string> {
  const email = anyAddress('onboarding');
  await identityOf(baseURL).visitor.signUp(email, password);
  await enter(page, email);
  return email;
}

export async function enter(page: Page, email: string) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: byEmail }).click();
  await expect(main.getByLabel(address)).toBeVisible();
  // A visitor with a result, or during an order, is first assumed to be new.
  const known = main.getByRole('button', { name: /^(Ich habe schon ein Konto|I have an account)$/ });
  if (await known.isVisible()) await known.click();
  await main.getByLabel(address).fill(email);
  await main.getByLabel(/^(Passwort|Password)$/).fill(password);
  await page.keyboard.press('Enter');
}

/** Opens a page as a new, signed-in member; returns the address. */
export async function openAsMember(page: Page, baseURL: string | undefined, path: string): Promise<string> {
  const email = anyAddress('onboarding');
  await identityOf(baseURL).visitor.signUp(email, password);
  await openAgain(page, baseURL, email, path);
  return email;
}

/** Opens the questions at a screen as a new member, with everything before it answered; returns the address. */
export async function openMidway(page: Page, baseURL: string | undefined, step: number): Promise<string> {
  await keepAnswers(page, 'de', step);
  const email = await openAsMember(page, baseURL, words.de.path);
  await onScreen(page, 'de', step);
  await heading(page).focus();
  return email;
}

/** Opens a page as that member, for example on another device. */
export const openAgain = (page: Page, baseURL: string | undefined, email: string, path: string) =>
  openSignedIn(page, baseURL, { email, password }, path);

/** The contents of the account, requested like the site does. */
export async function accountOf(baseURL: string | undefined, email: string) {
  const { idToken } = await identityOf(baseURL).visitor.signIn(email, password);
  const answer = await fetch(`${baseURL ?? ''}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query: getUserDocument, variables: { id: 'myself' } }),
  });
  const { data } = (await answer.json()) as {
    data: { getUser: { onboardingCompleted: boolean; personalInformation: { weightHistory: unknown[] } } };
  };
  const { onboardingCompleted, personalInformation } = data.getUser;
  return { onboardingCompleted, weights: personalInformation.weightHistory.length };
}
