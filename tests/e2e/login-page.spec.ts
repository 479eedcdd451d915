import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signedInKey } from '#site/browser/device.ts';
import { anyAddress, card, checking, fillIn, press, signIn, words } from './identity.ts';
import { de } from './texts.ts';

const said = words.de;

/** The scripts that the page has requested. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join('\n'),
  );

test('sign-in: every screen is accessible and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const form = card(page).locator('form');
  await page.goto(said.path);
  await expectAccessible(page, 'ways');
  await press(page, said.email);
  await expect(form).toBeVisible();
  await expectAccessible(page, 'form');
  await form.getByRole('button', { name: said.submit }).last().click();
  await expectAccessible(page, 'refused');
  for (const mode of ['resetPassword', 'signIn']) {
    await page.goto(`${said.path}?mode=${mode}&oobCode=none`);
    await expect(form).toBeVisible();
    await expectAccessible(page, mode);
  }
  await page.goto(`${said.path}?for=quiz`);
  await card(page).getByLabel(said.address).fill(anyAddress('axe'));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expectAccessible(page, 'mailed');
});

test('sign-in: says that it is looking for a session', async ({ page }) => {
  const { promise: seen, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/page-identity*', async (route) => {
    await seen;
    await route.continue();
  });
  const asked = page.waitForRequest('**/_astro/page-identity*');
  // The device remembers that a member was signed in.
  await page.addInitScript((key) => localStorage.setItem(key, '1'), signedInKey);
  await page.goto(said.path, { waitUntil: 'commit' });
  await asked;
  await expect(checking(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: said.headline })).toHaveCount(0);
  goOn(undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.headline);
  await expect(checking(page)).toBeHidden();
});

test('sign-in: an unreachable account shows an error, and a retry continues', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/graphql', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'data_api_unavailable' } } }),
  );
  await page.goto(words.de.path);
  await press(page, words.de.email);
  await card(page).getByLabel(words.de.address).fill('lena@example.com');
  await card(page).getByLabel(de('login').island.fields.password, { exact: true }).fill('lena-valea');
  await press(page, words.de.submit);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('login').island.unreachable.title, {
      timeout: 500,
    });
  }).toPass();
  await page.unroute('**/api/graphql');
  await press(page, de('login').island.unreachable.again);
  await expect(page).toHaveURL('/de/mein-konto');
});

test('sign-in: its page stores nothing and loads no SDK before, and a session applies to every tab', async ({
  page,
  context,
}) => {
  const stored = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      device: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
    }));
  const nothing = { databases: [], device: [], tab: [] };
  // A database that is opened and deleted again would count as stored, too.
  await page.addInitScript(() => {
    const names: string[] = [];
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (name, version) => {
      names.push(name);
      return open(name, version);
    };
    Object.assign(window, { opened: names });
  });
  const opened = () => page.evaluate(() => Reflect.get(window, 'opened') as unknown);
  await page.goto(`${words.de.path}?for=anything&next=/de/faq`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.de.headline);
  await expect(checking(page)).toBeHidden();
  expect(await scriptsOf(page)).not.toMatch(/page-identity|client\./);
  await card(page).getByRole('button', { name: words.de.google }).hover();
  await expect.poll(() => scriptsOf(page)).toMatch(/page-identity/);
  await press(page, words.de.email);
  await fillIn(page, 'lena@example.com', 'not-her-password');
  // An answer means that the SDK has looked for a session.
  await expect(card(page).getByRole('alert')).toContainText(words.de.refused);
  expect(await opened()).toEqual([]);
  expect(await stored()).toEqual(nothing);

  const other = await context.newPage();
  await other.goto(`${words.de.path}?next=/de/faq`);
  await expect(card(other).getByRole('button', { name: words.de.google })).toBeVisible();
  await fillIn(page, 'lena@example.com', 'lena-valea');
  await expect(page).toHaveURL('/de/faq');
  expect((await stored()).databases).toEqual(['firebaseLocalStorageDb']);
  await expect(other).toHaveURL('/de/faq');
  await page.goto(`${words.de.path}?next=/de/faq`);
  await expect(page).toHaveURL('/de/faq');
});

test('sign-in: lasts in a browser that opens no database', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no databases', 'UnknownError');
    };
  });
  await signIn(page, 'lena@example.com', 'lena-valea', 'de', '?next=/de/faq');
  await expect(page).toHaveURL('/de/faq');
  await page.goto(`${words.de.path}?next=/de/rezepte`);
  await expect(page).toHaveURL('/de/rezepte');
});
