import type { Place, Report } from '../diagnostic.ts';
import { lookAt, mostMegabytes, mostMegapixels, type Look } from './look.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that an entry names, and where its fault would be told. */
export interface NamedPicture {
  /** The whole path, and how messages call it. */
  readonly path: string;
  readonly file: string;
  readonly at: Place;
  /** What every place where it is shown needs. */
  readonly smallest: Size;
  readonly report: Report;
}

/** Whether a picture can be shown wherever it is. */
export async function checkPicture({ path, file, at, smallest, report }: NamedPicture): Promise<void> {
  const look = await lookAt(path).catch((): Look => ({ kind: 'none' }));
  switch (look.kind) {
    case 'none':
      report('picture-unreadable', at, { file });
      return;
    case 'foreign':
      report('picture-format', at, { file, format: look.format });
      return;
    case 'cut':
      report('picture-cut', at, { file });
      return;
    case 'broken':
      report('picture-broken', at, { file });
      return;
    case 'heavy':
      report('picture-heavy', at, {
        file,
        megabytes: Math.ceil(look.bytes / 1_000_000),
        most: mostMegabytes,
      });
      return;
    case 'huge':
      report('picture-huge', at, { file, width: look.width, height: look.height, most: mostMegapixels });
      return;
    case 'whole': {
      const { width, height } = look;
      const least = `${smallest.width} × ${smallest.height}`;
      if (width < smallest.width || height < smallest.height)
        report('picture-small', at, { file, width, height, least });
    }
  }
}
