import { createHash } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { locales, type Locale } from '#domain/text/locales.ts';
import { courseFolder, stepSlug } from '#i18n/course-routes.ts';
import { slugOf, type PageKey } from '#i18n/routes.ts';

const anyOf = (slugIn: (locale: Locale) => readonly string[]) =>
  `(${[...new Set(locales.flatMap(slugIn))].join('|')})`;
const pages = (...keys: readonly PageKey[]) =>
  `/:l/${anyOf((locale) => keys.map((page) => slugOf(page, locale)))}`;
const course = `/:l/${anyOf((locale) => [courseFolder[locale]])}/:c`;
const steps = anyOf((locale) => [stepSlug('requirements', locale), stepSlug('reimbursement', locale)]);

/** Static pages without side effects: safe to prerender. */
const read = ['/:l/', `${pages('recipes')}{/*}?`, pages('faq', 'about')];

/** Their scripts call the shop or read the device: prefetched only. */
const workedOn = [pages('onboarding', 'plans', 'week'), `${course}{/${steps}}?`];

const rule = (pages: readonly string[], links: string) => [
  {
    where: {
      and: [{ href_matches: pages }, { selector_matches: `${links}:not([href^="#"],[href*="."])` }],
    },
    eagerness: 'moderate',
    expects_no_vary_search: 'params=("via")',
  },
];

/**
 * Speculation rules: prefetch or prerender the page behind a link. Only static pages are listed, so nothing personal
 * is fetched ahead; a test of the built site compares them with the site map. Pages opt in, with `true` for
 * prerendering if there is a mouse (`src/shell/next-page.ts`).
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prefetch: rule([...read, ...workedOn], ':root[data-ahead] a'),
  prerender: rule(read, ':root[data-ahead=true] a'),
};

/** The header of all pages that names the rules' file: inline they would add bytes and a CSP hash to each page. */
export const pageHeaders = (): AstroIntegration => ({
  name: 'page-headers',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const rules = JSON.stringify(speculationRules);
      const name = `next-pages.${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.json`;
      await writeFile(new URL(`_astro/${name}`, dir), rules);
      const headers = [
        ...locales.map(
          (locale) =>
            `/${locale}/*\n  Speculation-Rules: "/_astro/${name}"\n  No-Vary-Search: params=("via")`,
        ),
        // Cloudflare does not compress this type: its patterns are short.
        '/_astro/next-pages.*\n  Content-Type: application/speculationrules+json',
      ];
      await appendFile(new URL('_headers', dir), `\n${headers.join('\n\n')}\n`);
    },
  },
});
