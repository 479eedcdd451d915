import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { company } from '#domain/company/company.ts';
import { feedPath } from '#i18n/recipe-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { all, attribute, dist, everyPage, isHidden, localeOf, one, pageAt, text, thingsOf } from './pages.ts';

const fileAt = (path: string) => readFileSync(dist + path, 'utf8');

/** What the site publishes of a recipe for programs. */
const published = z.looseObject({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  published: z.string(),
  servings: z.number(),
  minutes: z.object({ total: z.number() }),
  ingredients: z.array(z.looseObject({ name: z.string().optional() })),
  steps: z.array(z.unknown()),
  markdown: z.string(),
});
const recipes = everyPage
  .filter((page) => all(page, 'body.page-recipe').length > 0)
  .map((page) => ({
    page,
    path: page.path,
    data: published.parse(JSON.parse(fileAt(`${page.path}/index.json`))),
  }));

it('recipes: structured data name the recipe, its steps and its day, and three pictures in three shapes', async () => {
  expect(recipes.length).toBeGreaterThan(0);
  for (const { page, path, data } of recipes) {
    const things = thingsOf(page);
    expect(things.map((thing) => thing['@type'])).toEqual(['Recipe', 'Organization', 'BreadcrumbList']);
    const recipe = z
      .looseObject({ recipeInstructions: z.array(z.looseObject({ url: z.url() })), image: z.array(z.url()) })
      .parse(things[0]);
    expect(recipe).toMatchObject({
      name: text(one(page, 'h1')),
      url: company.site + path,
      totalTime: expect.stringMatching(/^PT(\d+H)?(\d+M)?$/) as string,
      datePublished: data.published,
      author: { '@type': 'Organization', name: company.product },
    });
    for (const { url } of recipe.recipeInstructions) one(page, new URL(url).hash);
    expect(recipe.recipeInstructions).toHaveLength(data.steps.length);
    if (page !== recipes[0]?.page) continue;
    const pictures = await Promise.all(
      recipe.image.map((address) => sharp(dist + new URL(address).pathname).metadata()),
    );
    expect(pictures.map(({ format }) => format)).toEqual(['jpeg', 'heif', 'jpeg']);
    expect(pictures.map(({ width, height }) => (width / height).toFixed(2))).toEqual([
      '1.00',
      '1.33',
      '1.78',
    ]);
  }
});

it('recipes: each exists as Markdown and JSON, linked from its page', () => {
  for (const { page, path, data } of recipes) {
    const formats = all(page, 'link[rel=alternate][type]').map((link) => attribute(link, 'href'));
    expect(formats).toEqual([feedPath(localeOf(page)), `${path}/index.md`, `${path}/index.json`]);
    expect(data.url).toBe(company.site + path);
    expect(data.markdown.startsWith(`# ${data.title}\n`), path).toBe(true);
  }
});

it.each(['/de/rezepte', '/en/recipes'])('recipes: %s has a feed, newest first', (path) => {
  expect(attribute(one(pageAt(path), 'link[type="application/rss+xml"]'), 'href')).toBe(`${path}/rss.xml`);
  const feed = fileAt(`${path}/rss.xml`);
  const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/gs)].map(([, link = '']) => link);
  const dates = [...feed.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date));
  expect(links.length).toBeGreaterThan(0);
  expect(dates).toHaveLength(links.length);
  expect(links.filter((link) => !link.startsWith(`${company.site}${path}/`))).toEqual([]);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

it('recipes: the link to the questions carries the recipe that led there', () => {
  for (const { page, data } of recipes) {
    const start = pathOf('onboarding', localeOf(page));
    const links = all(page, 'main a').filter((link) => attribute(link, 'href').startsWith(start));
    expect(links.map((link) => attribute(link, 'href'))).toEqual([`${start}?source=recipe-${data.id}`]);
  }
});

it('recipes: without JavaScript a page has every ingredient and step, its portions and its table', () => {
  for (const { page, data, path } of recipes) {
    const shown = (selector: string) => all(page, selector).filter((element) => !isHidden(element));
    expect(text(one(page, 'h1'))).toBe(data.title);
    const lines = data.ingredients.filter(({ name }) => name !== undefined);
    expect(shown('main [data-ingredients] label'), path).toHaveLength(lines.length);
    expect(shown('[data-steps] > li'), path).toHaveLength(data.steps.length);
    expect(text(one(page, 'portion-stepper output'))).toContain(String(data.servings));
    expect(shown('table')).toHaveLength(1);
  }
});

it('recipes: each takes nine files in both languages, as a deployment may hold only so many', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => file.endsWith('/index.json')).map((file) => dirname(file));
  // The home page shows a fixed number of small pictures.
  const small = all(pageAt('/de/'), '[aria-labelledby=recipes] li img').map((picture) =>
    attribute(picture, 'src').slice(1),
  );
  const own = files.filter(
    (file) =>
      (file.startsWith('_astro/picture.') && !small.includes(file)) ||
      folders.some((folder) => file === `${folder}.html` || file.startsWith(`${folder}/`)),
  );
  expect(folders.length).toBeGreaterThan(0);
  const onHome = new Set(small).size;
  expect(own.length + onHome).toBe((9 * folders.length) / 2);
});
