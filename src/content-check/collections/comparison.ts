import { block, inBothLanguages } from '../fields/field.ts';
import { list, shaped, words } from '../fields/kinds.ts';
import { collection } from './collection.ts';

const cell = (example: string) => words(100, example);

export const comparison = collection({
  folder: 'comparison',
  layout: { kind: 'files', names: { are: ['comparison'] } },
  fields: {
    rows: list(
      block({
        id: shaped(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'day'),
        ...inBothLanguages({
          label: cell('Was du am Tag tust'),
          valea: cell('Kochen'),
          crash: cell('Einem Plan folgen'),
          counting: cell('Alles wiegen'),
          points: cell('Punkte addieren'),
        }),
      }),
      { atLeast: 1 },
    ),
  },
  pages: ['home'],
  among(entries, reportOf) {
    for (const { file, data, at } of entries) {
      const ids = data.rows.map(({ id }) => id);
      for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
        reportOf(file)('id-twice', at('rows'), { id, other: file });
    }
  },
});
