import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

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
