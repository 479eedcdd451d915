import { expect, test, type Page } from '@playwright/test';
import { anyAddress, card, fillIn, identityOf, kept, navigation, press, words } from './identity.ts';
import { de } from './texts.ts';

const said = words.de;

/** Presses a provider's button and returns its window. */
async function openWindow(page: Page, name: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await press(page, name);
  const window = await opening;
  await window.waitForLoadState();
  return window;
}

/** Presses a button that closes its window: Playwright sees the click before the window is gone. */
async function pressLast(window: Page, name: string | RegExp) {
  await window.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    setTimeout(() => {
      button.click();
    });
  });
}

async function choose(page: Page, provider: string, email: string) {
  const window = await openWindow(page, provider);
  await window.getByLabel('Somebody else').fill(email);
  await pressLast(window, 'Continue with this address');
}

test('sign-in: a blocked and a closed provider window are explained, and the next one signs in', async ({
  page,
}) => {
  await page.goto(`${said.path}?next=/de/faq`);
  await page.evaluate(() => {
    const open = window.open.bind(window);
    Object.assign(window, { open: () => null, reallyOpen: open });
  });
  await press(page, said.google);
  await expect(card(page).getByRole('alert')).toContainText(de('errors').popup_blocked);
  await page.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'reallyOpen') as unknown }));
  const opened = await openWindow(page, de('login').island.ways.again);
  await expect(card(page).getByRole('button', { name: 'Warten auf Google …' })).toBeVisible();
  await pressLast(opened, 'Close without signing in');
  await expect(card(page).getByRole('alert')).toContainText(de('errors').popup_closed);
  await choose(page, said.apple, anyAddress('apple'));
  await expect(page).toHaveURL('/de/faq');
  await expect(navigation(page).getByRole('button', { name: said.logout })).toBeVisible();
});

test('sign-in: an account with another method is explained and linked, and then both work', async ({
  page,
  context,
  baseURL,
}) => {
  const email = anyAddress('both');
  await identityOf(baseURL).visitor.signUp(email, 'her-password');
  await page.goto(`${said.path}?next=/de/faq`);
  await choose(page, said.facebook, email);
  await expect(card(page).getByRole('alert')).toContainText(de('errors').other_way_in);
  expect(await kept(page)).not.toContain(email);

  await press(page, said.email);
  await fillIn(page, email, 'her-password');
  await expect(page).toHaveURL('/de/faq');
  await navigation(page).getByRole('button', { name: said.logout }).click();
  await expect(navigation(page).getByRole('link', { name: said.login })).toBeVisible();

  const again = await context.newPage();
  await again.goto(`${said.path}?next=/de/rezepte`);
  await choose(again, said.facebook, email);
  await expect(again).toHaveURL('/de/rezepte');
});

test('sign-in: a disabled account is refused with an explanation', async ({ page, baseURL }) => {
  const { admin } = identityOf(baseURL);
  const email = anyAddress('locked');
  await admin.createPeople([
    {
      uid: `locked-${email}`,
      email,
      emailVerified: true,
      disabled: true,
      providers: [{ id: 'google.com', subject: `local-google-${email}` }],
    },
  ]);
  await page.goto(said.path);
  await choose(page, said.google, email);
  await expect(card(page).getByRole('alert')).toContainText(de('errors').account_disabled);
});

test('sign-in: in the browser of another app Google is replaced by the e-mail link', async ({ browser }) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 331.0.0.29.96';
  const page = await (await browser.newContext({ userAgent })).newPage();
  let windows = 0;
  page.on('popup', () => (windows += 1));
  await page.goto(said.path);
  await press(page, said.google);
  const notice = card(page).getByRole('alert');
  await expect(notice).toContainText(de('errors').in_app_browser);
  const link = notice.getByRole('link', { name: de('login').island.ways.outside });
  await expect(link).toHaveAttribute('href', /^x-safari-http/);
  await press(page, de('login').island.ways.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('login').island.forms.link.title);
  expect(windows).toBe(0);
  await page.context().close();
});
