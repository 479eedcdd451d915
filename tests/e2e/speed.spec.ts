import { expect, test, type Page } from '@playwright/test';
import { localRows } from '../../scripts/setup/database.ts';
import { localSite } from '../../scripts/setup/local-settings.ts';
import { answer, decision, settings, settled, words } from './consent.ts';
import { visitorAgent } from './counts.ts';

// The tests' own agent is not counted. A tablet, which no other test is.
test.use({ userAgent: visitorAgent.replace('X11; Linux x86_64', 'Linux; Android 15; Tablet') });

/** How often each metric of the questions' page was counted so far. */
function counted(baseURL: string | undefined): Record<string, number> {
  const { directory } = localSite(Number(new URL(baseURL ?? '').port));
  const statement =
    "SELECT metric, sum(n) AS n FROM speed_counts WHERE device = 'tablet' AND page = 'questions' GROUP BY 1";
  const rows = localRows(directory, statement) ?? [];
  return Object.fromEntries(rows.map(({ metric, n }) => [String(metric), Number(n)]));
}

/** The site's own scripts that were asked for, and what was reported. */
function watch(page: Page) {
  const seen = { scripts: [] as string[], reports: [] as string[] };
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/speed\.[\w-]+\.js$/.test(pathname)) seen.scripts.push(pathname);
    if (pathname.startsWith('/api/count/speed/')) seen.reports.push(pathname);
  });
  return seen;
}

/** Presses something, so that no larger paint is awaited, and hides the page as leaving it does. */
async function leave(page: Page) {
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await settled(page);
}

test('speed: nothing measures before a yes, a visit with one is counted, and a withdrawal ends it', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page);
  await page.goto('/de/faq');
  await settled(page);
  await leave(page);
  expect(seen).toEqual({ scripts: [], reports: [] });

  const before = counted(baseURL);
  await page.goto('/de/faq');
  await answer(page, words.de.yes).click();
  await expect.poll(() => seen.scripts).toHaveLength(1);
  await settled(page);
  await leave(page);
  for (const metric of ['LCP', 'CLS'])
    await expect.poll(() => counted(baseURL)[metric]).toBe((before[metric] ?? 0) + 1);

  await page.goto('/de/faq');
  await settled(page);
  await settings(page).click();
  await page.getByRole('button', { name: words.de.withdraw }).click();
  await expect.poll(async () => (await decision(page.context()))?.status).toBe('declined');
  await settled(page);
  const reported = [...seen.reports];
  expect(reported.filter((path) => path.includes('/CLS/'))).toHaveLength(1);
  await leave(page);
  expect(seen.reports).toEqual(reported);
});
