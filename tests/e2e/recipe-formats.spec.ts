import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { soup } from './recipe-pages.ts';

test('every feed and site map is well-formed, as a browser parses it', async ({ page }) => {
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

test('a recipe’s other forms are served as what they are', async ({ request }) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await typeOf(`${soup.de}/index.md`)).toContain('text/markdown');
  expect(await typeOf(`${soup.de}/index.json`)).toContain('application/json');
  expect(await typeOf('/de/rezepte/rss.xml')).toMatch(/xml/);
});
