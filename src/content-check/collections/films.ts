import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#domain/locales.ts';
import { start } from '../diagnostic.ts';
import { block, inBothLanguages, type Field } from '../fields/field.ts';
import { address, choice, date, meantBeside, picture, shaped, truth, whole, words } from '../fields/kinds.ts';
import { filesIn, readFound } from '../reading/found.ts';
import { readSource } from '../reading/source.ts';
import { collection } from './collection.ts';

/** A film of our own lies in src/assets/films; one that lies elsewhere is asked for by name first. */
type FilmSource =
  | { readonly kind: 'own'; readonly file: string }
  | {
      readonly kind: 'embed';
      readonly host: string;
      readonly address: string;
      readonly provider: string;
    };

const kind = block({ kind: choice(['own', 'embed']) });
const own = block({ kind: choice(['own']), file: shaped(/^[\w-]+\.mp4$/, 'breakfast.mp4') });
const embed = block(
  {
    kind: choice(['embed']),
    host: shaped(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'www.youtube-nocookie.com'),
    address: address('https://www.youtube-nocookie.com/embed/abc123'),
    provider: words(40, 'YouTube'),
  },
  (data, at, report) => {
    const place = at('address');
    if (place && at('host') && new URL(data.address).host !== data.host)
      report('host-other', place, { host: data.host, address: data.address });
  },
);

const source: Field<FilmSource> = {
  example: own.example,
  required: true,
  plain: own.plain,
  read(value, key, reading) {
    if (value.kind !== 'entries') return own.read(value, key, reading);
    const only = value.entries.filter((entry) => entry.key === 'kind');
    const said = only[0]?.value;
    if (said?.kind === 'text' && said.text === 'own') return own.read(value, key, reading);
    if (said?.kind === 'text' && said.text === 'embed') return embed.read(value, key, reading);
    // Only the kind is told: what else belongs here depends on it.
    kind.read({ ...value, entries: only }, key, reading);
    return own.plain;
  },
};

/** Captions are WebVTT: a header, then times and words. @see https://www.w3.org/TR/webvtt1/ */
const isWebVtt = (text: string): boolean => /^WEBVTT(?:\s|$)/.test(text) && text.includes('-->');

export const films = collection({
  folder: 'films',
  layout: {
    kind: 'files',
    names: { like: /^[a-z\d]+(?:-[a-z\d]+)*$/, example: 'breakfast' },
    beside: /^[a-z\d-]+\.(?:de|en)\.vtt$/,
  },
  fields: {
    published: date('2026-11-02'),
    seconds: whole({ least: 1, most: 36_000 }, 16),
    sample: truth,
    poster: picture('../../assets/films/breakfast.webp', { width: 1120, height: 630 }),
    source,
    ...inBothLanguages({
      title: words(70, 'Zehn Minuten für das Frühstück'),
      text: words(400, 'Katrin erzählt von ihrem Morgen.'),
      poster: words(200, 'Eine Schale Haferflocken'),
    }),
  },
  pages: ['home'],
  among(entries, reportOf, folder) {
    const assets = join(folder, '../../assets/films');
    for (const { id, file, data, at } of entries) {
      const path = data.source.kind === 'own' ? join(assets, data.source.file) : undefined;
      if (path !== undefined && !existsSync(path))
        reportOf(file)('film-missing', at('source'), {
          file: path.slice(assets.length + 1),
          meant: meantBeside(path),
        });
      for (const locale of locales) {
        const captions = `${id}.${locale}.vtt`;
        const report = reportOf(`src/content/films/${captions}`);
        if (!existsSync(join(folder, captions))) {
          report('captions-missing', start, { file: captions });
          continue;
        }
        const text = readSource(readFound(join(folder, captions)), captions, report);
        if (text !== undefined && !isWebVtt(text)) report('captions-broken', start);
      }
    }
    const ids = new Set(entries.map(({ id }) => id));
    for (const name of filesIn(folder).filter((path) => path.endsWith('.vtt'))) {
      const film = name.replace(/\.\w+\.vtt$/, '');
      // A film that cannot be read is told already.
      if (!ids.has(film) && !existsSync(join(folder, `${film}.yaml`)))
        reportOf(`src/content/films/${name}`)('captions-stray', start, { film });
    }
  },
});
