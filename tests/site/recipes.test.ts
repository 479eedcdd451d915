import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { company } from '#domain/company.ts';
import { all, attribute, dist, isHidden, one, pageAt, text, thingsOf } from './pages.ts';

const soup = {
  id: 'red-lentil-coconut-soup',
  de: '/de/rezepte/rote-linsen-suppe-mit-kokos',
  en: '/en/recipes/red-lentil-soup-with-coconut',
};
const fileAt = (path: string) => readFileSync(dist + path, 'utf8');

it.each([soup.de, soup.en])('%s has complete structured data', async (path) => {
  const page = pageAt(path);
  const things = thingsOf(page);
  expect(things.map((thing) => thing['@type'])).toEqual(['Recipe', 'Organization', 'BreadcrumbList']);
  const recipe = z
    .looseObject({ recipeInstructions: z.array(z.looseObject({ url: z.url() })), image: z.array(z.url()) })
    .parse(things[0]);
  expect(recipe).toMatchObject({
    name: text(one(page, 'h1')),
    url: company.site + path,
    totalTime: 'PT30M',
    datePublished: '2026-02-06',
    author: { '@id': `${company.site}/#organization` },
  });
  for (const { url } of recipe.recipeInstructions) one(page, new URL(url).hash);
  expect(recipe.recipeInstructions).toHaveLength(6);

  const pictures = await Promise.all(
    recipe.image.map((address) => sharp(dist + new URL(address).pathname).metadata()),
  );
  expect(pictures.map(({ format }) => format)).toEqual(['jpeg', 'heif', 'jpeg']);
  expect(pictures.map(({ width, height }) => (width / height).toFixed(2))).toEqual(['1.00', '1.33', '1.78']);
});

it('a recipe exists as Markdown and JSON, linked from its page', () => {
  const formats = all(pageAt(soup.de), 'link[rel=alternate][type]').map((link) => attribute(link, 'href'));
  expect(formats).toEqual(['/de/rezepte/rss.xml', `${soup.de}/index.md`, `${soup.de}/index.json`]);
  expect(JSON.parse(fileAt(`${soup.de}/index.json`))).toMatchObject({
    markdown: expect.stringMatching(
      /^# Rote-Linsen-Suppe mit Kokos\n[\s\S]*- 250 g rote Linsen\n[\s\S]*Quelle: /,
    ) as string,
  });
  expect(JSON.parse(fileAt(`${soup.en}/index.json`))).toMatchObject({
    id: soup.id,
    locale: 'en',
    servings: 4,
    url: company.site + soup.en,
  });
});

it.each(['/de/rezepte', '/en/recipes'])('%s has a feed, newest first', (path) => {
  expect(attribute(one(pageAt(path), 'link[type="application/rss+xml"]'), 'href')).toBe(`${path}/rss.xml`);
  const feed = fileAt(`${path}/rss.xml`);
  const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/gs)].map(([, link = '']) => link);
  const dates = [...feed.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date));
  expect(links.length).toBeGreaterThan(20);
  expect(dates).toHaveLength(links.length);
  expect(links.filter((link) => !link.startsWith(`${company.site}${path}/`))).toEqual([]);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

it('“learn more” links carry the recipe as their source', () => {
  const links = all(pageAt(soup.de), 'main a').filter((link) => text(link) === 'Meinen Plan ansehen');
  expect(links.map((link) => attribute(link, 'href'))).toEqual([`/de/start?source=recipe-${soup.id}`]);
});

it('without JavaScript a recipe is complete', () => {
  const page = pageAt(soup.de);
  expect(text(one(page, 'h1'))).toBe('Rote-Linsen-Suppe mit Kokos');
  const shown = (selector: string) => all(page, selector).filter((element) => !isHidden(element));
  expect(shown('main [data-ingredients] label')).toHaveLength(14);
  expect(shown('[data-steps] > li')).toHaveLength(6);
  expect(text(one(page, 'portion-stepper output'))).toBe('4 Portionen');
  expect(shown('table')).toHaveLength(1);
});

it('a recipe takes nine files in both languages: a deployment may hold only so many', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => file.endsWith('/index.json')).map((file) => dirname(file));
  // The home page has a fixed number of small ones, whatever the number of recipes.
  const small = all(pageAt('/de/'), '[aria-labelledby=recipes] li img').map((picture) =>
    attribute(picture, 'src').slice(1),
  );
  const own = files.filter(
    (file) =>
      (file.startsWith('_astro/picture.') && !small.includes(file)) ||
      folders.some((folder) => file === `${folder}.html` || file.startsWith(`${folder}/`)),
  );
  expect(folders.length).toBeGreaterThan(50);
  const onHome = new Set(small).size;
  expect(own.length + onHome).toBe((9 * folders.length) / 2);
});
