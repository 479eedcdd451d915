import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { anyDish } from './recipe-pages.ts';

test('feeds and site map: are well-formed XML', async ({ page }) => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.xml'),
  );
  expect(files).toEqual(expect.arrayContaining(['de/rezepte/rss.xml', 'en/recipes/rss.xml', 'sitemap.xml']));
  for (const file of files) {
    const fault = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      readFileSync(`dist/${file}`, 'utf8'),
    );
    expect(fault, file).toBeUndefined();
  }
});

test('recipe: its address answers with Markdown to software that prefers it, and with the page to browsers', async ({
  page,
  request,
}) => {
  const { de: path, title } = anyDish();
  const markdown = await request.get(path, { headers: { Accept: 'text/markdown, text/html;q=0.5' } });
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toContain(`# ${title}\n`);
  const answer = await page.goto(path);
  expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
