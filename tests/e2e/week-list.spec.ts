import { expect, test, type Page } from '@playwright/test';
import { settleConsent } from './recipe-pages.ts';
import { de } from './texts.ts';
import { choose } from './choose.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));
test.use({ viewport: { width: 390, height: 844 } });

const toast = (page: Page) => page.locator('toast-region');
const open = async (page: Page) => {
  await page.goto('/de/woche');
  await expect(page.locator('#week')).toHaveAttribute('data-state', 'ready');
};

test('shopping list: ticks are kept, hidden and removed, and the list is copied and printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await open(page);
  const lines = page.locator('.week-shelves').getByRole('checkbox');
  const count = await lines.count();
  await choose(lines.first());
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  await expect(lines.first()).toBeChecked();

  // The list is grouped by shelf, leaves out ticked items, and is copied if sharing is unsupported.
  const first = await page.locator('.week-line').first().innerText();
  await page.getByRole('button', { name: de('week').island.list.share }).click();
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
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
