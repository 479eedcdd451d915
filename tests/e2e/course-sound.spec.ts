import { expect, test, type Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { anyAddress, navigation, openSignedIn, words } from './identity.ts';
import { customerOf } from './purchase.ts';
import { expectNoSidewaysScroll } from './site.ts';

const path = '/de/mein-kurs/ankommen-am-tisch';

test.beforeEach(async ({ context, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
});

/** A participant on the page of the first module. */
async function openModule(page: Page, baseURL: string | undefined) {
  const known = { email: anyAddress('listener'), password: 'hört-gern-zu' };
  const customer = await customerOf(baseURL, known);
  await customer.buy('zpp');
  await openSignedIn(page, baseURL, known, path);
  return player(page);
}

function player(page: Page) {
  const region = page.getByRole('region', { name: 'Anhören' });
  const slider = region.getByRole('slider', { name: 'Stelle in der Aufnahme' });
  return { region, slider, place: async () => Number(await slider.inputValue()) };
}

const keptHere = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    reports: Object.keys(localStorage)
      .filter((key) => key.startsWith('valea:listening'))
      .map((key) => localStorage.getItem(key)),
  }));
const nothing = { caches: [], workers: 0, reports: [] };

test('a module’s audio plays, counts, is downloaded after showing its size, plays offline, and is deleted at sign-out', async ({
  page,
  context,
  baseURL,
}) => {
  const { region, place } = await openModule(page, baseURL);
  await expect(region).toContainText('Sobald du hörst, behält dieses Gerät die Aufnahme (0,2 MB).');
  // Nothing is loaded from storage or saved before playback.
  expect(await keptHere(page)).toEqual(nothing);

  const reports: { played: unknown[]; heardOffline?: true }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/listening')) reports.push(request.postDataJSON() as (typeof reports)[0]);
  });
  await region.getByRole('button', { name: 'Abspielen' }).press('Enter');
  await expect.poll(place).toBeGreaterThan(10);
  expect(reports[0]).toMatchObject({ played: [], position: 0 });
  await expect(region).toContainText('Auf diesem Gerät gespeichert (0,2 MB). Läuft auch ohne Netz.');
  const title = await page.evaluate(() => navigator.mediaSession.metadata?.title);
  expect(title).toContain('Ankommen am Tisch');
  await region.getByRole('button', { name: 'Anhalten' }).click();
  await expect.poll(() => reports.at(-1)?.played.length).toBe(1);
  await expectAccessible(page, 'a module that is heard');

  await context.setOffline(true);
  await page.reload();
  await expect(region).toContainText('Läuft auch ohne Netz.');
  const before = await place();
  expect(before).toBeGreaterThan(10);
  await region.getByRole('button', { name: '30 Sekunden vor' }).click();
  await region.getByRole('button', { name: 'Abspielen' }).click();
  await expect.poll(place).toBeGreaterThan(before + 310);
  await region.getByRole('button', { name: 'Anhalten' }).click();
  await expect.poll(async () => (await keptHere(page)).reports.join()).toContain('"heardOffline":true');
  reports.length = 0;
  await context.setOffline(false);
  await expect.poll(() => reports.some(({ heardOffline }) => heardOffline)).toBe(true);

  await page.goto(words.de.account);
  await navigation(page).getByRole('button', { name: words.de.logout }).click();
  // Leaves a course page for the home page.
  await expect(page).toHaveURL(pathOf('home', 'de'));
  await expect(navigation(page).getByRole('link', { name: words.de.login })).toBeVisible();
  await expect.poll(() => keptHere(page)).toEqual(nothing);
});

test('a lost network is shown and playback resumes at the same place; by keyboard and at 320 px too', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const { region, slider, place } = await openModule(page, baseURL);
  await region.getByRole('button', { name: 'Nicht speichern' }).click();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await place()).toBe(100);
  await expect(slider).toHaveAttribute('aria-valuetext', /^10 Sekunden von 1 Minute 6 Sekunden/);
  await expectNoSidewaysScroll(page);

  const storage = /X-Goog-Signature/;
  await context.route(storage, (route) => route.abort('internetdisconnected'));
  await region.getByRole('button', { name: 'Abspielen' }).click();
  await expect(region.getByRole('status').first()).toContainText('Gerade gibt es keine Verbindung.');
  await context.unroute(storage);
  await expect.poll(place).toBeGreaterThan(105);
  await expect(slider).toHaveAttribute('aria-valuetext', /^10 Sekunden von/);
  expect(await place()).toBeLessThan(400);
  await region.getByRole('combobox', { name: 'Tempo' }).selectOption('2-fach');
  await region.getByRole('button', { name: 'Zum nächsten Kapitel' }).click();
  await expect(region.getByRole('button', { name: 'Nur Fehlendes hören' })).toBeVisible();
  expect(await keptHere(page)).toMatchObject({ caches: [], workers: 0 });
});
