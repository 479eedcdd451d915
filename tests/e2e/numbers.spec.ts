import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { numbersPath } from '#i18n/routes.ts';
import { localRows } from '../../scripts/setup/database.ts';
import { localSite } from '../../scripts/setup/local-settings.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './site.ts';
import { enrol, staffMember } from './staff.ts';
import { de } from './texts.ts';

// In turn: two commands at once would lock each other out of the database.
test.describe.configure({ mode: 'default' });

const t = de('numbers');
const yesterday = addDays(dayInGermany(new Date()), -1);

/** Stores what a day brought, in a product of its own. */
function bring(baseURL: string | undefined, orders: number, cents: number) {
  const { directory } = localSite(Number(new URL(baseURL ?? '').port));
  for (const statement of [
    ...[
      ['none', ''],
      ['entry', 'week'],
    ].map(
      ([division, part]) => `INSERT INTO sales (division, day, product, part, orders, gross_cents)
     VALUES ('${division}', '${yesterday}', 'app-6-months', '${part}', ${orders}, ${cents}) ON CONFLICT DO NOTHING`,
    ),
    `INSERT INTO step_sums VALUES ('none', '${yesterday}', 'landing', '', 1234) ON CONFLICT DO UPDATE SET n = n + 1234`,
    `INSERT INTO step_sums VALUES ('entry', '${yesterday}', 'landing', 'week', 1234) ON CONFLICT DO UPDATE SET n = n + 1234`,
    `INSERT INTO speed_counts VALUES ('${yesterday}', 'week', 'phone', 'LCP', 'good', 300) ON CONFLICT DO UPDATE SET n = n + 300`,
  ])
    localRows(directory, statement);
}

test('numbers: only an owner with her second factor reads them, as a page, as tables and as a file', async ({
  page,
  baseURL,
}) => {
  const owner = await staffMember(baseURL, 'owner', numbersPath);
  bring(baseURL, 7, 123_45_00);
  await owner.enter(page);
  await expect(page.getByText(t.others)).toBeVisible();
  expect(await owner.command('--add')).toContain('reads the numbers now');
  await page.reload();
  await expect(page.getByText(t.factorNeeded)).toBeVisible();
  await enrol(page);

  const money = page.getByRole('region', { name: t.money.title });
  await expect(money.getByRole('row', { name: /6 Monate/ })).toContainText('12.345 €');
  await expect(money.locator('canvas')).toBeVisible();
  await expectAccessible(page, 'the numbers', '.numbers');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: /7 Tage/ }).press('Enter');
  await page.getByLabel(t.by.label).selectOption('entry');
  const sources = page.getByRole('region', { name: t.sources.title });
  await expect(sources.getByRole('row', { name: t.parts.entry.week })).toContainText('12.300 €');
  const speed = page.getByRole('region', { name: t.speed.title });
  await expect(speed.getByRole('row', { name: t.parts.entry.week }).first()).toContainText(/100\s%/u);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t.save }).press('Enter');
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toMatch(/6 Monate;Umsatz;€;12345;/);
  expect(file).toMatch(/LCP\);Woche;Gut;\d{3,}/);

  await page.getByRole('button', { name: t.period.chosen }).press('Enter');
  await page.getByLabel(t.period.from).fill(yesterday);
  await page.getByRole('button', { name: t.period.show }).press('Enter');
  await expect(page.getByText(/^Wähl bitte/)).toBeVisible();
  await page.getByLabel(t.period.from).fill(addDays(yesterday, -9));
  await page.getByRole('button', { name: t.period.show }).press('Enter');
  await expect(page.getByText(/^Wähl bitte/)).toHaveCount(0);

  await owner.command('--remove');
  await page.reload();
  await expect(page.getByText(t.others)).toBeVisible();
});

test('numbers: the last ones stay while others cannot be had, which can be tried again', async ({
  page,
  baseURL,
}) => {
  const owner = await staffMember(baseURL, 'owner', numbersPath);
  await owner.command('--add');
  await owner.enter(page);
  await enrol(page);
  const title = page.getByRole('heading', { name: t.money.title });
  await expect(title).toBeVisible();
  await page.route('**/api/numbers/90/**', (route) => route.abort());
  await page.getByRole('button', { name: /90 Tage/ }).press('Enter');
  await expect(page.locator('.numbers').getByRole('alert')).toBeVisible();
  await expect(title).toBeVisible();
  await page.unroute('**/api/numbers/90/**');
  await page.getByRole('button', { name: t.unreachable.again }).press('Enter');
  await expect(page.getByText(new RegExp(addDays(yesterday, -89).slice(0, 4)))).not.toHaveCount(0);
  await expect(page.locator('.numbers').getByRole('alert')).toHaveCount(0);
});
