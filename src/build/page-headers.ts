import { createHash } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { locales } from '../domain/text/locales.ts';

/** Static pages without side effects: safe to prerender. */
const read = ['/:l/', '/:l/(recipes|rezepte){/*}?', '/:l/(faq|about|ueber-uns)'];

/** Their scripts call the shop or read the device: prefetched only. */
const workedOn = [
  '/:l/(start|plans|angebote|week|woche)',
  '/:l/(course|kurs)/:c{/(requirements|voraussetzungen|reimbursement|erstattung)}?',
];

const rule = (pages: readonly string[], links: string) => [
  {
    where: {
      and: [
        { href_matches: pages },
        { not: { href_matches: '/*.*' } },
        { selector_matches: `${links}:not([href^="#"],[download])` },
      ],
    },
    eagerness: 'moderate',
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
        ...locales.map((locale) => `/${locale}/*\n  Speculation-Rules: "/_astro/${name}"`),
        // Cloudflare does not compress this type: its patterns are short.
        '/_astro/next-pages.*\n  Content-Type: application/speculationrules+json',
      ];
      await appendFile(new URL('_headers', dir), `\n${headers.join('\n\n')}\n`);
    },
  },
});
