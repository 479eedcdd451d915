import { z } from 'zod';
import { insurerKinds } from '#domain/course/insurers.ts';
import {
  address,
  choice,
  pastDay,
  decimal,
  hints,
  list,
  listOrNone,
  mark,
  shaped,
  whole,
  words,
} from '../describe/kinds.ts';
import { checkUnique, collection } from './collection.ts';

const note = words(300, 'Der Wert gilt ab 80 % Teilnahme.');

/** What the source does not say is left out. */
const terms = z.strictObject({
  percent: decimal({ least: 0, most: 100 }, 80).optional(),
  capEuros: decimal({ least: 0, most: 1000 }, 75).optional(),
  yearCapEuros: decimal({ least: 0, most: 5000 }, 150).optional(),
  coursesPerYear: whole({ least: 1, most: 12 }, 2).optional(),
  asOf: pastDay('2026-01-31').optional(),
  fromInsurer: mark(),
  sourcesDiffer: mark(),
  sources: list(address('https://example.org/praeventionskurse')).register(hints, {
    example: '[https://example.org/praeventionskurse]',
    missing: 'source-missing',
  }),
  note: z.strictObject({ de: note, en: note }).optional(),
});

export const insurers = collection({
  folder: 'insurers',
  layout: { list: 'insurers.yaml' },
  schema: z.strictObject({
    id: shaped(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'techniker-krankenkasse'),
    name: words(100, 'Techniker Krankenkasse'),
    kind: choice(insurerKinds),
    aliases: listOrNone(words(100, 'TK')),
    onlyFor: choice(['employer', 'sector']).optional(),
    page: address('https://www.tk.de/praeventionskurse').optional(),
    phone: shaped(/^0\d[\d ]{4,18}\d$/, '0800 1234567').optional(),
    terms: terms.optional(),
  }),
  pages: ['course'],
  among(entries, reportOf) {
    for (const key of ['id', 'name'] as const)
      checkUnique(
        entries.map(({ data, file, at }) => ({ id: data[key], file, at: at(key) })),
        reportOf,
      );
  },
});
