import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { documentOf } from '../document.ts';
import type { Renderer } from '../render.ts';
import { encode, recorder } from './encode.ts';
import { stage } from './film.ts';
import type { Film } from './film.ts';

const drawn = (content: string): string => documentOf({ width: stage.width, height: stage.height, content });

/** Draws a film frame by frame, and its poster. */
export async function shoot(film: Film, renderer: Renderer, root: string): Promise<string[]> {
  const [webm, mp4] = [`src/assets/films/${film.name}.webm`, `src/assets/films/${film.name}.mp4`];
  const poster = `src/assets/films/${film.name}.webp`;
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const master = join(folder, 'master.mkv');
  await mkdir(join(root, 'src/assets/films'), { recursive: true });
  try {
    const camera = await renderer.camera(drawn(film.still), stage.width, stage.height);
    const film24 = recorder(master, stage.rate);
    for (let number = 0; number < film.seconds * stage.rate; number += 1) {
      await film24.add(await camera.take(drawn(film.frame(number / stage.rate))));
    }
    await film24.close();
    await camera.close();
    await encode(master, join(root, webm), join(root, mp4));
  } finally {
    await rm(folder, { recursive: true });
  }
  const large = documentOf({
    width: stage.width,
    height: stage.height,
    content: film.still + film.frame(film.posterAt),
  });
  const picture = await renderer.large(large, stage.width, stage.height);
  await writeFile(join(root, poster), await sharp(picture).webp({ quality: 84, effort: 6 }).toBuffer());
  return [webm, mp4, poster];
}
