import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { chaptersOf, wordCount } from '#domain/course/script.ts';
import { start, type Report } from '../diagnostic.ts';
import { list, shaped } from '../describe/kinds.ts';
import { readSource } from '../reading/source.ts';
import { collection } from './collection.ts';
import { ofModule } from './module-folder.ts';
import { secondsOf } from './recording.ts';

/** The fastest that anybody reads German aloud: a shorter recording is incomplete. */
const fastestWordsAMinute = 190;

/** A recording must contain the whole text; until there is one, a sample is enough. */
export function checkSound(folder: string, body: string, report: Report): void {
  const found = ['recording.m4a', 'sample.m4a'].find((name) => existsSync(join(folder, name)));
  if (found === undefined) {
    report('sound-missing', start);
    return;
  }
  const seconds = secondsOf(join(folder, found));
  const least = Math.ceil((wordCount(body) / fastestWordsAMinute) * 60);
  if (seconds === undefined) report('sound-unreadable', start, { file: found });
  else if (found === 'recording.m4a' && seconds < least)
    report('sound-short', start, { seconds: Math.round(seconds), least });
}

/** `1:35` as seconds. */
export const secondsAt = (time: string): number =>
  time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** Start times of chapters. Without them they are estimated from the text. */
const startsOf = (name: 'recording' | 'sample') =>
  collection({
    folder: 'courses',
    layout: ofModule(`${name}.yaml`),
    schema: z.strictObject({ starts: list(shaped(/^\d{1,2}:[0-5]\d$/, "'1:35'")) }),
    pages: ['course'],
    among(entries, _, root) {
      for (const { name: folder, data, at, report } of entries) {
        if (!data.starts) continue;
        const seconds = data.starts.map(secondsAt);
        const isRising = seconds.every((one, index) => index === 0 || one > (seconds[index - 1] ?? 0));
        if (seconds[0] !== 0 || !isRising) report('starts-order', at('starts'));
        const script = readSource(join(root, folder, 'script.md'), 'script.md', () => undefined);
        const chapters = chaptersOf(script ?? '').length;
        if (chapters !== seconds.length)
          report('starts-count', at('starts'), { count: seconds.length, chapters });
        const sound = `${name}.m4a`;
        const length = secondsOf(join(root, folder, sound));
        if (length === undefined) report('starts-alone', start, { sound });
        else if ((seconds.at(-1) ?? 0) >= length) report('starts-beyond', at('starts'), { sound });
      }
    },
  });

export const recordingStarts = startsOf('recording');
export const sampleStarts = startsOf('sample');
