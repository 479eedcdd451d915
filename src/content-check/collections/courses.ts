import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { facts } from '#domain/company/facts.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import {
  day,
  diagnose,
  inBothLanguages,
  listOf,
  portrait,
  shaped,
  truth,
  whole,
  words,
} from '../describe/kinds.ts';
import { collection } from './collection.ts';
import { modulePart } from './module-folder.ts';
import { secondsOf } from './recording.ts';

const certified = z
  .strictObject({ from: day('2026-03-01'), until: day('2029-02-28') })
  .superRefine(({ from, until }, context) => {
    if (from >= until) diagnose(context, 'days-backwards', { from, until }, ['until']);
  });

/** The sample on the course's page: `sample.m4a` in the course's folder. */
const sound = z.strictObject({ seconds: whole({ least: 1, most: 36_000 }, 14), sample: truth() });

const module = z.strictObject({
  title: words(70, 'Ankommen am Tisch'),
  text: words(300, 'Wie du heute isst.'),
});

export const courses = collection({
  folder: 'courses',
  layout: { file: '{name}.yaml', names: { are: courseKeys }, beside: modulePart },
  schema: z.strictObject({
    sample: truth(),
    courseId: shaped(/^KU-[A-Z]{2}-[A-Z\d]{6}$/, 'KU-ST-ABC123'),
    certified,
    minutesPerUnit: whole({ least: 45, most: 90 }, 45),
    leader: words(80, "'{{courseLeader}}'"),
    portrait: portrait('Die Kursleiterin an ihrem Schreibtisch'),
    sound,
    ...inBothLanguages({
      title: words(70, 'Gut essen, leichter leben'),
      claim: words(300, 'Acht Wochen, acht Themen.'),
      summary: words(300, 'Ein Präventionskurs zum Hören.'),
      field: words(80, 'Ernährung'),
      principle: words(160, 'Vermeidung und Reduktion von Übergewicht'),
      qualification: words(200, 'Ernährungswissenschaftlerin'),
      leaderText: words(400, 'Ich stelle dir keine Verbote vor.'),
      modules: listOf(facts.course.modules, module),
    }),
  }),
  pages: ['course', 'home'],
  among(entries, _, root) {
    for (const { id, data, at, report } of entries) {
      const sample = `${id}/sample.m4a`;
      const seconds = secondsOf(join(root, sample));
      if (!existsSync(join(root, sample))) report('course-sample-missing', at('sound'), { sample });
      else if (seconds === undefined) report('sound-unreadable', at('sound'), { file: sample });
      // The page shows the duration before the recording is loaded.
      else if (data.sound && Math.abs(seconds - data.sound.seconds) > 1)
        report('course-sample-seconds', at('sound'), { sample, seconds: Math.round(seconds) });
    }
  },
});
