import { locales } from '#domain/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { follow } from './check-addresses.ts';
import type { Redirects } from './slug-lists.ts';

/** The page, as it is sometimes linked, and its other forms. */
const forms = ['', '/', '/index.md', '/index.json'];

/** Every old path of a recipe, and where it leads now, in one step. */
export const redirectPaths = (redirects: Redirects): [from: string, to: string][] =>
  locales.flatMap((locale) => {
    const below = (slug: string) => `${pathOf('recipes', locale)}/${slug}`;
    return redirects[locale].flatMap(({ from }): [string, string][] => {
      const target = follow(from, redirects[locale]);
      if (target === undefined) return [];
      return forms.map((form) => [below(from) + form, below(target) + (form === '/' ? '' : form)]);
    });
  });
