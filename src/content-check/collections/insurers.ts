import { insurerKinds } from '#domain/course/insurers.ts';
import type { Place, Report } from '../diagnostic.ts';
import { block, optional, spoken } from '../fields/field.ts';
import { address, choice, day, decimal, list, listOrNone, shaped, whole, words } from '../fields/kinds.ts';
import { checkUnique, collection } from './collection.ts';

const sources = {
  ...list(address('https://example.org/praeventionskurse'), { atLeast: 1 }),
  reportMissing: (at: Place, _: string, report: Report) => {
    report('source-missing', at);
  },
};

const note = words(300, 'Der Wert gilt ab 80 % Teilnahme.');

/** What the source leaves open stays out. */
const terms = block({
  percent: optional(decimal({ least: 0, most: 100 }, 80)),
  capEuros: optional(decimal({ least: 0, most: 1000 }, 75)),
  coursesPerYear: optional(whole({ least: 1, most: 12 }, 2)),
  /** The day that the source names. */
  asOf: optional(day('2026-01-31')),
  sources,
  note: optional(block({ de: spoken('de', note), en: spoken('en', note) })),
});

export const insurers = collection({
  folder: 'insurers',
  layout: { kind: 'list', file: 'insurers.yaml' },
  fields: {
    id: shaped(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'techniker-krankenkasse'),
    name: words(100, 'Techniker Krankenkasse'),
    kind: choice(insurerKinds),
    aliases: listOrNone(words(100, 'TK')),
    onlyFor: optional(choice(['employer', 'sector'])),
    terms: optional(terms),
  },
  pages: ['course'],
  among(entries, reportOf) {
    checkUnique(
      entries.map(({ id, file, at }) => ({ id, file, at: at('id') })),
      reportOf,
    );
    checkUnique(
      entries.map(({ data, file, at }) => ({ id: data.name, file, at: at('name') })),
      reportOf,
    );
  },
});
