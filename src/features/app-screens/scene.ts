import { getImage } from 'astro:assets';
import crate from '#site/assets/app/plan.webp';
import table from '#site/assets/app/table.webp';
import narrowTable from '#site/assets/app/table-narrow.webp';
import { from } from '#site/styles/breakpoints.ts';

/** Scenes with a hole where the phone stands, drawn behind them. On a narrow page the table is cut at its sides. */
const scenes = {
  table: { src: table, ratio: 1600 / 1560 },
  'table-narrow': { src: narrowTable, ratio: 1140 / 1560 },
  plan: { src: crate, ratio: 1200 / 900 },
} as const;
type File = keyof typeof scenes;
export type Scene = 'table' | 'plan';

/** How a picture is cut: widths in pixels, from the smallest. */
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

/** The file itself is not asked for its size: that would publish the original as well. */
async function cut(name: File, width: number, format: 'avif' | 'webp', quality: number) {
  const { src, ratio } = scenes[name];
  const height = Math.round(width / ratio);
  return { src: (await getImage({ src, format, width, height, quality })).src, width, height };
}

async function source(name: File, { widths, quality }: Cut, media?: string) {
  const cuts = await Promise.all(widths.map((width) => cut(name, width, 'avif', quality)));
  const srcset = cuts.map((one) => `${one.src} ${one.width}w`).join(', ');
  // The largest, for the ratio: the place is held before the picture comes.
  const { width, height } = cuts.at(-1) ?? {};
  return { media, type: 'image/avif', srcset, width, height };
}

export async function scenePicture(scene: Scene, cutAs: Cut, narrow?: Cut): Promise<ScenePicture> {
  const sources = narrow
    ? [await source(scene, cutAs, from.medium), await source('table-narrow', narrow)]
    : [await source(scene, cutAs)];
  // Browsers without AVIF get one width of it.
  return { sources, ...(await cut(scene, 640, 'webp', 70)) };
}
