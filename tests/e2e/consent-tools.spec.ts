import { createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { answer, hasDecided, loads, settled, words } from './consent.ts';

const scripts: Record<string, string> = {
  '/first.js': 'ran.push("first")',
  '/module.js': 'ran.push("module " + String(import.meta.url).split("/").pop())',
  '/broken.js': 'ran.push("broken"); throw new Error("broken on purpose")',
  '/last.js': 'ran.push("last")',
};
const integrity = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const waiting = [
  `<script type="text/plain" data-consent="analytics" src="/first.js" integrity="${integrity(scripts['/first.js'])}"></script>`,
  `<script type="text/plain" data-consent="analytics" data-type="module" src="/module.js"></script>`,
  `<script type="text/plain" data-consent="analytics" src="/broken.js"></script>`,
  `<script type="text/plain" data-consent="analytics" src="/missing.js"></script>`,
  `<script type="text/plain" data-consent="analytics" src="/last.js" integrity="${integrity('something else')}"></script>`,
  `<script type="text/plain" data-consent="analytics" nonce="a-nonce" data-kept="yes" src="/last.js"></script>`,
].join('');

/** Opens a page with scripts that wait for consent. `late`: what some of them wait for in addition. */
async function withScripts(page: Page, late: Record<string, Promise<void>> = {}) {
  await page.addInitScript(() => {
    Object.assign(window, { ran: [] });
  });
  await page.route('**/de/faq*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${waiting}</main>`) });
  });
  for (const [path, body] of Object.entries(scripts)) {
    await page.route(`**${path}`, async (route) => {
      await late[path];
      await route.fulfill({ contentType: 'text/javascript', body });
    });
  }
  await page.goto('/de/faq', { waitUntil: 'domcontentloaded' });
}

const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'ran') as string[]);
const all = ['first', 'module module.js', 'broken', 'last'];

test('consent: waiting scripts run once and in order, and a broken one does not stop the rest', async ({
  page,
}) => {
  await withScripts(page);
  await settled(page);
  expect(await ran(page)).toEqual([]);
  await answer(page, words.de.yes).click();
  await expect.poll(() => ran(page)).toEqual(all);
  const kept = await page
    .locator('script[data-kept]')
    .evaluate((script: HTMLScriptElement) => [script.type, script.nonce, script.getAttribute('src')]);
  expect(kept).toEqual(['', 'a-nonce', '/last.js']);
  await settled(page);
  expect(await ran(page)).toEqual(all);
});

test('consent: a script that never arrives delays the others for a limited time', async ({ page }) => {
  await withScripts(page);
  await page.unroute('**/broken.js');
  await page.route('**/broken.js', () => new Promise(() => undefined));
  await page.clock.install();
  const asked = page.waitForRequest('**/broken.js');
  await answer(page, words.de.yes).click();
  await asked;
  expect(await ran(page)).toEqual(['first', 'module module.js']);
  await page.clock.runFor(10_000);
  await expect.poll(() => ran(page)).toEqual(['first', 'module module.js', 'last']);
});

test('consent: a withdrawal stops the scripts that have not started yet', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(context, 'accepted', baseURL);
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  await page.addInitScript(() => {
    // Keeps the page, to see what would still start.
    Object.defineProperty(Location.prototype, 'reload', { value: () => undefined });
  });
  await withScripts(page, { '/module.js': held });
  await expect.poll(() => ran(page)).toEqual(['first']);
  await hasDecided(context, 'declined', baseURL);
  answerNow();
  await expect.poll(() => ran(page)).toEqual(['first', 'module module.js']);
  await settled(page);
  expect(await ran(page)).toEqual(['first', 'module module.js']);
});

test('consent: waiting scripts run on every page after an earlier yes, and on none after a no', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(context, 'accepted', baseURL);
  await withScripts(page);
  await expect.poll(() => ran(page)).toEqual(all);
  await hasDecided(context, 'declined', baseURL);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await ran(page)).toEqual([]);
});

test('consent: a page from the back-forward cache respects a withdrawal', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(context, 'accepted', baseURL);
  await page.goto('/de/faq');
  await page.waitForLoadState('networkidle');
  const loaded = loads(page);
  await hasDecided(context, 'declined', baseURL);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => loaded.count).toBe(1);
});
