import { join } from 'node:path';
import { z } from 'zod';
import { goals } from '#domain/experiments/experiment.ts';
import { start } from '../diagnostic.ts';
import { choice, day, diagnose, list, shaped, whole, words } from '../describe/kinds.ts';
import { filesIn } from '../reading/source.ts';
import { closest } from '../reading/suggest.ts';
import { collection } from './collection.ts';

const name = /^[a-z\d]+(?:-[a-z\d]+)*$/;

const arm = z.strictObject({
  landing: shaped(name, 'personal-plan'),
  share: whole({ least: 1, most: 99 }, 50),
});

const arms = list(arm).superRefine((all, context) => {
  if (all.length === 1) diagnose(context, 'arms-few');
  const sum = all.reduce((total, { share }) => total + share, 0);
  if (all.length > 1 && sum !== 100) diagnose(context, 'shares-sum', { sum });
  const landings = all.map(({ landing }) => landing);
  for (const [index, { landing }] of all.entries())
    if (landings.indexOf(landing) < index)
      diagnose(context, 'choice-twice', { value: landing }, [index, 'landing']);
});

/** Landing pages compared at an address of their own. */
export const experiments = collection({
  folder: 'experiments',
  layout: { file: '{name}.yaml', names: { like: name, example: 'plan-or-course' } },
  schema: z.strictObject({
    question: words(200, 'Bringt die Seite zum Kurs mehr Bestellungen?'),
    /** Who decides. */
    owner: words(80, 'Anna Beispiel'),
    begin: day('2027-01-11'),
    end: day('2027-03-08'),
    arms,
    decides: choice(goals),
    effect: whole({ least: 5, most: 500 }, 30),
    winner: shaped(name, 'personal-plan').optional(),
  }),
  pages: [],
  among(entries, _, root) {
    const landings = filesIn(join(root, '../landings'))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => file.slice(0, -'.yaml'.length));
    for (const { name: id, data, at, report } of entries) {
      const { begin, end, arms: compared = [], winner } = data;
      if (landings.includes(id)) report('experiment-is-landing', start, { id });
      if (begin !== undefined && end !== undefined && end <= begin)
        report('days-backwards', at('end'), { key: 'end', from: begin, until: end });
      for (const { landing } of compared)
        if (!landings.includes(landing))
          report('landing-unknown', at('arms'), {
            landing,
            meant: closest(landing, landings),
            all: landings.join(', ') || '–',
          });
      const names = compared.map(({ landing }) => landing);
      if (winner !== undefined && names.length > 0 && !names.includes(winner))
        report('winner-unknown', at('winner'), {
          value: winner,
          meant: closest(winner, names),
          all: names.join(', '),
        });
    }
  },
});
