import { expect, test, type Page } from '@playwright/test';
import { settleConsent } from './recipe-pages.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));
test.use({ viewport: { width: 390, height: 844 } });

const toast = (page: Page) => page.locator('toast-region');
const open = async (page: Page) => {
  await page.goto('/de/woche');
  await expect(page.locator('#week')).toHaveAttribute('data-state', 'ready');
};

test('shopping list: ticks are kept and can be hidden and removed; the list is copied as text, and printed', async ({
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
  await lines.first().check();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  await expect(lines.first()).toBeChecked();

  // Shared by shelf and without what is ticked, or copied where sharing is not supported.
  const first = await page.locator('.week-line').first().innerText();
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(toast(page)).toContainText('kopiert');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Einkaufszettel\n\nObst & Gemüse\n☐ /);
  expect(text).toContain('Wahrscheinlich schon zu Hause\n');
  expect(text).not.toContain(`☐ ${first.replace(/\s+/g, ' ')}\n`);
  expect(page.url()).toMatch(/\/de\/woche$/);

  await page.getByRole('button', { name: 'Abgehaktes ausblenden' }).click();
  await expect(lines).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Abgehaktes wieder zeigen' }).click();
  await page.getByRole('button', { name: 'Alle Haken entfernen' }).click();
  await expect(lines.first()).not.toBeChecked();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Dein Einkaufszettel' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Obst & Gemüse' })).toBeVisible();
  await expect(page.locator('.week-printed tr')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Wahrscheinlich schon zu Hause' })).toContainText('Salz');
  for (const part of ['header.no-print', 'footer.no-print', '.week-plan', '.week-setup', '.hero'])
    await expect(page.locator(part).first()).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
