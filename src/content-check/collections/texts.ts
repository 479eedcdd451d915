/** Long texts, one Markdown file per language. */
import { z } from 'zod';
import { legalPages } from '#i18n/routes.ts';
import { pastDate, whole, words } from '../describe/kinds.ts';
import { checkSame, collection } from './collection.ts';
import { checkFeeVersions, checkLegalVersions } from './legal-versions.ts';
import { checkWithdrawalNotice } from './withdrawal-notice.ts';

export const about = collection({
  folder: 'about',
  layout: { file: '{locale}.md', names: { are: [''] } },
  schema: z.strictObject({}),
  pages: ['about'],
});

/** How to submit the invoice of a course. */
export const invoice = collection({
  folder: 'invoice',
  layout: { file: '{locale}.md', names: { are: [''] } },
  schema: z.strictObject({}),
  pages: ['course'],
});

export const legal = collection({
  folder: 'legal',
  layout: { file: '{name}/{locale}.md', names: { are: legalPages }, beside: /^live\.json$/ },
  schema: z.strictObject({
    title: words(70, 'Datenschutzerklärung'),
    description: words(155, 'Welche Daten diese Website verarbeitet und warum.'),
    updated: pastDate('2026-11-21'),
    version: whole({ least: 1, most: 10_000 }, 1),
  }),
  pages: legalPages,
  among(entries, _, folder) {
    checkLegalVersions(entries, folder);
    checkFeeVersions(entries);
    checkSame(entries, ['version', 'updated']);
    for (const { name, locale, body = '', report } of entries)
      if (name === 'withdrawal' && locale === 'de') checkWithdrawalNotice(body, report);
  },
});
