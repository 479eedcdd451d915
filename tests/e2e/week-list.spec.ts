import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { company } from '#domain/company/company.ts';
import { expectAccessible } from './accessibility.ts';
import { settleConsent } from './recipe-pages.ts';
import { de } from './texts.ts';
import { choose } from './choose.ts';
import { holdToasts } from './toasts.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));
test.use({ viewport: { width: 390, height: 844 } });

const toast = (page: Page) => page.locator('toast-region');
const open = async (page: Page) => {
  await holdToasts(page);
  await page.goto('/de/woche');
  await expect(page.locator('#week')).toHaveAttribute('data-state', 'ready');
};

test('shopping list: ticks are kept, hidden and removed, and the list is copied and printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const lines = page.locator('.week-shelves').getByRole('checkbox');
  const count = await lines.count();
  await choose(lines.first());
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  await expect(lines.first()).toBeChecked();

  // The list is grouped by shelf and leaves out ticked items.
  const first = await page.locator('.week-line').first().innerText();
  await page.getByRole('button', { name: de('week').island.list.copy }).click();
  await expect(toast(page)).toContainText(de('week').island.list.copied);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const { shareTitle, title, home } = de('week').island.list;
  const shelves = await page.locator('.week-shelves').getByRole('heading').allTextContents();
  expect(text.startsWith(`${shareTitle}\n\n`)).toBe(true);
  for (const shelf of shelves) expect(text).toContain(`\n${shelf}\n`);
  expect(text).not.toContain(`☐ ${first.replace(/\s+/g, ' ')}\n`);
  expect(page.url()).toMatch(/\/de\/woche$/);

  await page.getByRole('button', { name: de('week').island.list.hide }).click();
  await expect(lines).toHaveCount(count - 1);
  await page.getByRole('button', { name: de('week').island.list.showTicked }).click();
  await page.getByRole('button', { name: de('week').island.list.untick }).click();
  await expect(lines.first()).not.toBeChecked();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('.week-shelves').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.week-printed tr')).toHaveCount(7);
  await expect(page.getByRole('region', { name: home })).toBeVisible();
  for (const part of ['header.no-print', 'footer.no-print', '.week-plan', '.week-setup', '.hero'])
    await expect(page.locator(part).first()).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
});

test('week: is saved as a calendar file, and a later file replaces its entries', async ({ page }) => {
  await open(page);
  const { calendar, week } = de('week').island;
  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: calendar.save }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(calendar.file);
    const lines = readFileSync(await download.path(), 'utf8')
      .replaceAll('\r\n ', '')
      .split('\r\n');
    const of = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
    return { of, meals: of('UID').filter((uid) => /-\d-(breakfast|lunch|dinner|snack)@/.test(uid)) };
  };
  const first = await saved();
  await expect(toast(page)).toContainText(calendar.saved);
  expect(first.meals).toHaveLength(28);
  const dinner = await page.getByRole('tabpanel').getByRole('link').nth(2).innerText();
  expect(first.of('SUMMARY').join('\n')).toContain(dinner.replaceAll(',', '\\,'));
  expect(first.of('URL').every((url) => url.includes('/de/rezepte/'))).toBe(true);

  await page.getByRole('button', { name: week.another }).click();
  const second = await saved();
  expect(second.meals).toEqual(first.meals);
  const gone = first.of('UID').filter((uid) => !second.of('UID').includes(uid));
  expect(gone).toEqual([]);
  expect(Number(second.of('SEQUENCE')[0])).toBeGreaterThanOrEqual(Number(first.of('SEQUENCE')[0]));
});

test('shopping list: goes to the share sheet where there is one, and to Bring! by links that are asked for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.body.dataset['shared'] = data.text;
        return Promise.resolve();
      },
    });
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getbring')) foreign.push(request.url());
  });
  await open(page);
  const { list } = de('week').island;
  await page.getByRole('button', { name: list.share, exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /☐ /);

  await page.getByText(list.bring, { exact: true }).click();
  const links = page.locator('.week-bring').getByRole('link');
  const first = await links.first().getAttribute('href');
  const asked = new URL(first ?? '');
  expect(asked.origin + asked.pathname).toBe('https://api.getbring.com/rest/bringrecipes/deeplink');
  const recipe = asked.searchParams.get('url') ?? '';
  expect(recipe.startsWith(`${company.site}/de/rezepte/`)).toBe(true);
  expect((await page.request.get(new URL(recipe).pathname)).status()).toBe(200);
  expect([...asked.searchParams.keys()]).toEqual(['url', 'source', 'baseQuantity', 'requestedQuantity']);
  await expectAccessible(page, 'the list with its links to Bring!');
  expect(foreign).toEqual([]);
});
