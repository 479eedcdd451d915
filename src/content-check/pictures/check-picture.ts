import type { Size } from '../describe/kinds.ts';
import type { Place, Report } from '../diagnostic.ts';
import { lookAt, mostMegabytes, mostMegapixels, type Look } from './look.ts';

export interface NamedPicture {
  /** Absolute path, and the name in messages. */
  readonly path: string;
  readonly file: string;
  readonly at: Place;
  readonly smallest: Size;
  readonly report: Report;
}

export async function checkPicture({ path, file, at, smallest, report }: NamedPicture): Promise<void> {
  const look = await lookAt(path).catch((): Look => ({ kind: 'none' }));
  switch (look.kind) {
    case 'none':
      report('picture-unreadable', at, { file });
      return;
    case 'foreign':
      if (look.format === 'HTML') report('picture-is-page', at, { file });
      else report('picture-format', at, { file, format: look.format });
      return;
    case 'cut':
    case 'broken':
      report(`picture-${look.kind}`, at, { file });
      return;
    case 'heavy': {
      const megabytes = Math.ceil(look.bytes / 1_000_000);
      report('picture-heavy', at, { file, megabytes, most: mostMegabytes });
      return;
    }
    case 'huge':
    case 'whole': {
      const { width, height, kind } = look;
      const megapixels = Math.round((width * height) / 1e6);
      const least = `${smallest.width} × ${smallest.height}`;
      if (kind === 'huge')
        report('picture-huge', at, { file, width, height, megapixels, most: mostMegapixels });
      else if (width < smallest.width || height < smallest.height)
        report('picture-small', at, { file, width, height, least });
    }
  }
}
