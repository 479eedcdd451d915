import { getImage } from 'astro:assets';
import crate from '#site/assets/app/plan.webp';
import table from '#site/assets/app/table.webp';
import narrowTable from '#site/assets/app/table-narrow.webp';
import { from } from '#site/styles/breakpoints.ts';

/** Scenes with a hole for the phone behind them. Narrow pages crop the table. */
const scenes = {
  table: { src: table, ratio: 1600 / 1560 },
  'table-narrow': { src: narrowTable, ratio: 1140 / 1560 },
  plan: { src: crate, ratio: 1200 / 900 },
} as const;
type File = keyof typeof scenes;
export type Scene = 'table' | 'plan';

/** Widths in pixels, smallest first. */
interface Cut {
  readonly widths: readonly number[];
  readonly quality: number;
}

export interface ScenePicture {
  readonly sources: readonly {
    readonly media: string | undefined;
    readonly type: string;
    readonly srcset: string;
    readonly width: number | undefined;
    readonly height: number | undefined;
  }[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Reading the file's own size would publish the original as well. */
async function cut(name: File, width: number, format: 'avif' | 'webp', quality: number) {
  const { src, ratio } = scenes[name];
  const height = Math.round(width / ratio);
  return { src: (await getImage({ src, format, width, height, quality })).src, width, height };
}

async function source(name: File, { widths, quality }: Cut, media?: string) {
  const cuts = await Promise.all(widths.map((width) => cut(name, width, 'avif', quality)));
  const srcset = cuts.map((one) => `${one.src} ${one.width}w`).join(', ');
  // The ratio, to reserve the space.
  const { width, height } = cuts.at(-1) ?? {};
  return { media, type: 'image/avif', srcset, width, height };
}

export async function scenePicture(scene: Scene, cutAs: Cut, narrow?: Cut): Promise<ScenePicture> {
  const sources = narrow
    ? [await source(scene, cutAs, from.medium), await source('table-narrow', narrow)]
    : [await source(scene, cutAs)];
  // One width for browsers without AVIF.
  return { sources, ...(await cut(scene, 640, 'webp', 70)) };
}
