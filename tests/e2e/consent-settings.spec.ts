import { expect, test, type Page } from '@playwright/test';
import { formatDate } from '#domain/text/format.ts';
import {
  answer,
  banner,
  decision,
  hasDecided,
  loads,
  passSecond,
  posts,
  settings,
  settled,
  standStill,
  words,
} from './consent.ts';
import { de } from './texts.ts';

const dialog = (page: Page, locale: keyof typeof words = 'de') =>
  page.getByRole('dialog', { name: words[locale].settings });

test('consent settings: after a refusal nothing is loaded until they are opened, and then they show choice, date and receipt', async ({
  page,
  context,
  baseURL,
}) => {
  const id = await hasDecided(context, 'declined', baseURL);
  const late: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(client|ConsentSettings|consent)\.[\w-]+\.js$/.test(pathname)) late.push(pathname);
  });
  await page.goto('/de/');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 2000);
  await settled(page);
  expect(late).toEqual([]);
  await settings(page).click();
  await expect.poll(() => late.length).toBeGreaterThan(1);
  await expect(dialog(page)).toContainText(de('consent').settings.island.declined);
  await expect(dialog(page)).toContainText(formatDate(new Date()));
  await expect(dialog(page)).toContainText(id);
});

test('consent settings: one click withdraws the consent, reports it, erases the data, and reloads every tab once', async ({
  page,
  context,
  baseURL,
}) => {
  const id = await hasDecided(context, 'accepted', baseURL);
  const url = baseURL ?? '';
  await context.addCookies(
    ['_ga', '_ga_ABC', '_fbp', 'unrelated'].map((name) => ({ name, value: '1', url })),
  );
  const receipts = posts(context, '/api/consent');
  await page.goto('/de/faq');
  await page.evaluate(() => {
    localStorage.setItem('_gcl_ls', '1');
  });
  await settled(page);
  await expect(banner(page)).toBeHidden();
  const other = await context.newPage();
  await other.goto('/en/faq');
  await settled(other);
  const tabs = [loads(page), loads(other)];
  await settings(page).click();
  await dialog(page).getByRole('button', { name: words.de.withdraw }).click();

  for (const loaded of tabs) await expect.poll(() => loaded.count).toBe(1);
  expect(await decision(context)).toMatchObject({ status: 'declined' });
  expect(receipts[0]).toMatchObject({ choice: 'declined', replaces: id });
  await expect.poll(async () => (await decision(context))?.isReported).toBe(true);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['CookieConsent', 'unrelated']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  for (const tab of [page, other]) {
    await settled(tab);
    await expect(banner(tab)).toBeHidden();
  }
  expect(tabs).toEqual([{ count: 1 }, { count: 1 }]);
  // A page that is back before the Worker has answered sends the same receipt again.
  for (const receipt of receipts) expect(receipt).toEqual(receipts[0]);
});

test('consent: with cookies blocked a yes loads nothing, and the site works', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await context.route('**/api/consent', (route) => route.fulfill({ status: 204 }));
  const events = posts(context, '/api/fb-events');
  await standStill(page);
  await page.goto('/de/?test_event_code=TEST1');
  await answer(page, words.de.yes).click();
  await expect(banner(page)).toBeHidden();
  await settings(page).click();
  await expect(dialog(page)).toContainText(de('consent').settings.island.notKept);
  await passSecond(page);
  expect(events).toEqual([]);
});
