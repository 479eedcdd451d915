import { expect, test } from '@playwright/test';
import { soup } from './recipe-pages.ts';

interface Graph {
  '@graph': Record<string, unknown>[];
}

const site = 'https://www.valea.example';

for (const path of [soup.de, soup.en]) {
  test(`${path} tells search engines all about itself`, async ({ page, request }) => {
    await page.goto(path);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const graph = JSON.parse(json ?? '') as Graph;
    const recipe = graph['@graph'].find((thing) => thing['@type'] === 'Recipe');
    expect(recipe).toMatchObject({
      name: await page.getByRole('heading', { level: 1 }).textContent(),
      url: site + path,
      totalTime: 'PT30M',
      datePublished: '2026-02-06',
      author: { '@id': `${site}/#organization` },
    });
    expect(graph['@graph'].map((thing) => thing['@type'])).toEqual([
      'Recipe',
      'Organization',
      'BreadcrumbList',
    ]);

    const steps = recipe?.['recipeInstructions'] as { url: string }[];
    expect(steps).toHaveLength(6);
    for (const { url } of steps) await expect(page.locator(new URL(url).hash)).toHaveCount(1);

    const pictures = recipe?.['image'] as string[];
    const shapes = await Promise.all(
      pictures.map(async (address) => {
        const picture = await request.get(new URL(address).pathname);
        expect(picture.headers()['content-type']).toBe('image/jpeg');
        return page.evaluate(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return (image.naturalWidth / image.naturalHeight).toFixed(2);
        }, new URL(address).pathname);
      }),
    );
    expect(shapes).toEqual(['1.00', '1.33', '1.78']);
  });
}

test('the same recipe is there as Markdown and as data, and the page says where', async ({
  page,
  request,
}) => {
  await page.goto(soup.de);
  const formats = await page
    .locator('link[rel=alternate][type]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(formats).toEqual(['/de/rezepte/rss.xml', `${soup.de}/index.md`, `${soup.de}/index.json`]);

  const markdown = await request.get(`${soup.de}/index.md`);
  expect(markdown.headers()['content-type']).toContain('text/markdown');
  expect(await markdown.text()).toMatch(
    /^# Rote-Linsen-Suppe mit Kokos\n[\s\S]*- 250 g rote Linsen\n[\s\S]*Quelle: /,
  );

  const data = await request.get(`${soup.en}/index.json`);
  expect(await data.json()).toMatchObject({ id: soup.id, locale: 'en', servings: 4, url: site + soup.en });
});

for (const [locale, path] of [
  ['de', '/de/rezepte'],
  ['en', '/en/recipes'],
] as const) {
  test(`the ${locale} feed is well-formed and the newest come first`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', `${path}/rss.xml`);
    const feed = await (await request.get(`${path}/rss.xml`)).text();
    const found = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        fault: parsed.querySelector('parsererror')?.textContent,
        links: [...parsed.querySelectorAll('item > link')].map(({ textContent }) => textContent),
        dates: [...parsed.querySelectorAll('item > pubDate')].map(({ textContent }) =>
          Date.parse(textContent),
        ),
      };
    }, feed);
    expect(found.fault).toBeUndefined();
    expect(found.links.length).toBeGreaterThan(20);
    expect(found.links.every((link) => link.startsWith(`${site}${path}/`))).toBe(true);
    expect(found.dates).toEqual(found.dates.toSorted((a, b) => b - a));
  });
}
