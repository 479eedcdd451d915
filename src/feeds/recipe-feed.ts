import { absolute, company } from '#domain/company/company.ts';
import type { Locale } from '#domain/text/locales.ts';
import { textsOf } from '#i18n/texts.ts';
import { feedPath, recipePath } from '#i18n/recipe-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import type { Dish } from '#site/features/recipes/library.ts';
import { tagName } from '#site/features/recipes/wording.ts';

const length = 30;

/** Escapes text for XML; characters that XML does not allow are left out. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const rfc822 = (day: string) => new Date(`${day}T06:00:00Z`).toUTCString();

function item(dish: Dish, locale: Locale): string {
  const recipe = dish[locale];
  const url = absolute(recipePath(recipe, locale));
  return [
    '<item>',
    `<title>${xmlText(recipe.title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="false">${recipe.id}.${locale}</guid>`,
    `<pubDate>${rfc822(recipe.published)}</pubDate>`,
    `<description>${xmlText(recipe.description)}</description>`,
    ...recipe.tags.map((tag) => `<category>${xmlText(tagName(tag, locale))}</category>`),
    '</item>',
  ].join('');
}

/** The newest recipes as RSS 2.0. */
export function recipeFeed(dishes: readonly Dish[], locale: Locale): string {
  const t = textsOf(locale, 'recipes');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(t.feed.title)}</title>`,
    `<link>${absolute(pathOf('recipes', locale))}</link>`,
    `<description>${xmlText(t.feed.text)}</description>`,
    `<language>${locale}</language>`,
    `<copyright>${xmlText(company.name)}</copyright>`,
    `<atom:link href="${absolute(feedPath(locale))}" rel="self" type="application/rss+xml"/>`,
    ...dishes.slice(0, length).map((dish) => item(dish, locale)),
    '</channel></rss>',
  ].join('\n');
}
