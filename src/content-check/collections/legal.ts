import { legalPages } from '#i18n/routes.ts';
import { date, whole, words } from '../fields/kinds.ts';
import { checkSame, collection } from './collection.ts';

export const legal = collection({
  folder: 'legal',
  layout: { kind: 'texts', file: '{name}/{locale}.md', names: { are: legalPages } },
  fields: {
    title: words(70, 'Datenschutzerklärung'),
    description: words(155, 'Welche Daten diese Website verarbeitet und warum.'),
    updated: date('2026-11-21'),
    version: whole({ least: 1, most: 10_000 }, 1),
  },
  pages: legalPages,
  among(entries, reportOf) {
    checkSame(entries, ['version', 'updated'], reportOf);
  },
});
