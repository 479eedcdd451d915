import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { locales } from '#domain/text/locales.ts';
import { start } from '../diagnostic.ts';
import {
  address,
  alternative,
  pastDate,
  hints,
  diagnose,
  inBothLanguages,
  picture,
  shaped,
  truth,
  whole,
  words,
} from '../describe/kinds.ts';
import { filesIn, meantBeside, readSource } from '../reading/source.ts';
import { collection } from './collection.ts';

const own = z.strictObject({ kind: z.literal('own'), file: shaped(/^[\w-]+\.mp4$/, 'breakfast.mp4') });
const embed = z
  .strictObject({
    kind: z.literal('embed'),
    host: shaped(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'www.youtube-nocookie.com'),
    address: address('https://www.youtube-nocookie.com/embed/abc123'),
    provider: words(40, 'YouTube'),
  })
  .superRefine((data, context) => {
    if (new URL(data.address).host !== data.host)
      diagnose(context, 'host-other', { host: data.host, address: data.address }, ['address']);
  });

/** Our own films are in src/assets/films; visitors are asked before any other is loaded. */
const source = z.discriminatedUnion('kind', [own, embed]).register(hints, {
  example: '{ kind: own, file: breakfast.mp4 }',
});

/** @see https://www.w3.org/TR/webvtt1/ */
const isWebVtt = (text: string): boolean => /^WEBVTT(?:\s|$)/.test(text) && text.includes('-->');

export const films = collection({
  folder: 'films',
  layout: {
    file: '{name}.yaml',
    names: { like: /^[a-z\d]+(?:-[a-z\d]+)*$/, example: 'breakfast' },
    beside: /^[a-z\d-]+\.(?:de|en)\.vtt$/,
  },
  schema: z.strictObject({
    published: pastDate('2026-11-02'),
    seconds: whole({ least: 1, most: 36_000 }, 16),
    sample: truth(),
    poster: picture('../../assets/films/breakfast.webp', { width: 1120, height: 630 }),
    source,
    ...inBothLanguages({
      title: words(70, 'Zehn Minuten für das Frühstück'),
      text: words(400, 'Katrin erzählt von ihrem Morgen.'),
      poster: alternative(200, 'Eine Schale Haferflocken'),
    }),
  }),
  pages: ['home'],
  among(entries, reportOf, folder) {
    const assets = join(folder, '../../assets/films');
    for (const { id, data, at, report } of entries) {
      const film = data.source?.kind === 'own' ? data.source.file : undefined;
      if (film !== undefined && !existsSync(join(assets, film)))
        report('film-missing', at('source'), { file: film, meant: meantBeside(join(assets, film)) });
      for (const locale of locales) {
        const captions = `${id}.${locale}.vtt`;
        const reportThere = reportOf(`src/content/films/${captions}`);
        if (!existsSync(join(folder, captions))) {
          reportThere('captions-missing', start, { file: captions });
          continue;
        }
        const text = readSource(join(folder, captions), captions, reportThere);
        if (text !== undefined && !isWebVtt(text)) reportThere('captions-broken', start);
      }
    }
    for (const name of filesIn(folder).filter((path) => path.endsWith('.vtt'))) {
      const film = name.replace(/\.\w+\.vtt$/, '');
      if (!existsSync(join(folder, `${film}.yaml`)))
        reportOf(`src/content/films/${name}`)('captions-stray', start, { film });
    }
  },
});
