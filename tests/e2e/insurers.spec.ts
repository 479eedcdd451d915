import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { insurerPaths } from './site.ts';

const insurers = parse(readFileSync('src/content/insurers/insurers.yaml', 'utf8')) as {
  id: string;
  name: string;
  terms?: { sources: string[] };
}[];
const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

test('every insurer has a page in both languages that names it, its sums, its sources and its counterpart', async ({
  request,
}) => {
  expect(insurerPaths).toHaveLength(2 * insurers.length);
  for (const path of insurerPaths) {
    const html = decoded(await (await request.get(path)).text());
    const insurer = insurers.find(({ id }) => path.endsWith(`/${id}`));
    const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
    const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
    expect.soft([title, heading].map((text) => text.includes(insurer?.name ?? '?'))).toEqual([true, true]);
    const other = insurerPaths.filter((one) => one !== path && one.endsWith(`/${insurer?.id ?? ''}`));
    expect
      .soft(
        other.every((one) => html.includes(`${one}"`)),
        path,
      )
      .toBe(true);
    for (const source of insurer?.terms?.sources ?? []) expect.soft(html).toContain(`href="${source}"`);
    const sums = html.match(/<dd[^>]*>[^<]*€/g) ?? [];
    expect.soft(sums.length, path).toBeGreaterThanOrEqual(3);
  }
});

test('without JavaScript all insurers stand in a plain table, and each leads to its page', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/kurs/zpp/erstattung');
  await page.getByText('Tabelle mit allen Kassen öffnen').click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(insurers.length + 1);
  const kkh = rows.filter({ hasText: 'KKH' });
  await expect(kkh).toContainText('67,50 €');
  await kkh.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('KKH');
  await context.close();
});
