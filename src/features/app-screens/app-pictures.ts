import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { fill } from '#domain/fill.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locales.ts';
import { textsOf } from '#i18n/texts.ts';
import shown from '#site/assets/app/shown.json';
import { from } from '#site/styles/breakpoints.ts';

/**
 * The app's screens as responsive pictures: screenshots for marketing, drawn from the site's own recipes
 * (docs/decisions/080-app-screens.md). Each exists in both languages and both themes; the browser takes the one of
 * its theme by a media query, as the page's colours do.
 */
const screen = { width: 836, height: 1744 };
const sizes = {
  today: screen,
  recipe: screen,
  list: screen,
  week: screen,
  exercise: screen,
  /** The phone on a kitchen table; on a narrow page only the middle of it, from edge to edge. */
  table: { width: 1600, height: 1560 },
  'table-narrow': { width: 1140, height: 1560 },
  plan: { width: 1200, height: 900 },
} as const;
type File = keyof typeof sizes;
export type AppScreen = Exclude<File, 'table-narrow'>;

/** How one of them is to be cut: where text in it shall be read, the quality is higher. */
interface Cut {
  /** In pixels, from the smallest. */
  readonly widths: readonly number[];
  readonly quality: number;
}

/** What a `<picture>` of the app is made of: plain data, which an island takes as a prop. */
export interface AppPicture {
  readonly sources: readonly {
    readonly media: string | undefined;
    readonly type: string;
    readonly srcset: string;
    readonly width: number;
    readonly height: number;
  }[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
}

const files = import.meta.glob<ImageMetadata>('../../assets/app/*.webp', { eager: true, import: 'default' });

function fileOf(name: File, locale: Locale, theme: 'light' | 'dark'): ImageMetadata {
  const file = files[`../../assets/app/${name}.${locale}.${theme}.webp`];
  if (!file) throw new Error(`The picture ${name} is not drawn: node art/make.ts`);
  return file;
}

/** Width and height are given and not asked of the file: asking would publish the original as well. */
async function cut(src: ImageMetadata, name: File, width: number, format: 'avif' | 'webp', quality: number) {
  const height = Math.round((width * sizes[name].height) / sizes[name].width);
  const image = await getImage({ src, format, width, height, quality });
  return { src: image.src, height };
}

async function source(name: File, locale: Locale, theme: 'light' | 'dark', { widths, quality }: Cut) {
  const file = fileOf(name, locale, theme);
  const cuts = await Promise.all(
    widths.map(async (width) => `${(await cut(file, name, width, 'avif', quality)).src} ${String(width)}w`),
  );
  return { type: 'image/avif', srcset: cuts.join(', '), ...sizes[name] };
}

const dark = '(prefers-color-scheme: dark)';

async function sourcesOf(name: AppScreen, locale: Locale, cutAs: Cut, narrow?: Cut) {
  const day = await source(name, locale, 'light', cutAs);
  const night = await source(name, locale, 'dark', cutAs);
  if (!narrow)
    return [
      { media: dark, ...night },
      { media: undefined, ...day },
    ];
  return [
    { media: `${from.medium} and ${dark}`, ...night },
    { media: from.medium, ...day },
    { media: dark, ...(await source('table-narrow', locale, 'dark', narrow)) },
    { media: undefined, ...(await source('table-narrow', locale, 'light', narrow)) },
  ];
}

/** A picture of the app; `narrow` cuts what a narrow page shows of the table instead. */
export async function appPicture(
  name: AppScreen,
  locale: Locale,
  cutAs: Cut,
  narrow?: Cut,
): Promise<AppPicture> {
  const { caption, alt } = textsOf(locale, 'app');
  const content = shown.contents.find((content) => content.locale === locale);
  const kcal = content?.days[content.today.day]?.kcal ?? 0;
  // Browsers without AVIF get one width of it.
  const width = Math.min(640, sizes[name].width);
  const plain = await cut(fileOf(name, locale, 'light'), name, width, 'webp', 70);
  return {
    sources: await sourcesOf(name, locale, cutAs, narrow),
    ...plain,
    width,
    alt: fill(alt[name], {
      kcal: formatNumber(kcal, locale),
      recipe: content?.recipe.title ?? '',
      people: shown.people,
    }),
    caption,
  };
}
