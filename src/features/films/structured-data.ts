import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import { absolute } from '#domain/company/company.ts';
import type { Locale } from '#domain/text/locales.ts';
import { filmAddress, transcript } from '#site/features/films/film-files.ts';
import { isShown } from '#site/features/samples.ts';
import { type Thing } from '#site/shell/structured-data.ts';

/** JSON-LD `VideoObject` for the films on the home page. */
export async function filmThings(locale: Locale): Promise<Thing[]> {
  const films = await getCollection('films', ({ data }) => isShown(data));
  return Promise.all(
    films.map(async ({ id, data: { [locale]: words, poster, published, seconds, source } }) => {
      const thumbnail = await getImage({ src: poster, format: 'webp', width: 720 });
      return {
        '@type': 'VideoObject',
        name: words.title,
        description: words.text,
        thumbnailUrl: absolute(thumbnail.src),
        uploadDate: published.toISOString(),
        duration: `PT${String(seconds)}S`,
        inLanguage: locale,
        transcript: transcript(`${id}.${locale}`).join(' '),
        ...(source.kind === 'own'
          ? { contentUrl: absolute(filmAddress(source.file)) }
          : { embedUrl: source.address }),
      };
    }),
  );
}
