import { readdirSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { cutNames, cutPath } from '#domain/recipes/picture-cuts.ts';
import { cutPicture, pictureCacheIn } from './cut.ts';

interface Site {
  readonly root: string;
  readonly cache: string;
  /** Where the site wants them. */
  readonly folder: string;
}

type Told = (name: string, bytes: number, done: number, all: number) => void;

/** The names of all cuts of a picture. */
export const namesOf = (digest: string): string[] => cutNames.map((cut) => basename(cutPath(digest, cut)));

/** Puts the cuts of pictures, by their digests, into the site, where they are not there yet; tells of each that is made. */
export async function cutAll(
  { root, cache, folder }: Site,
  pictures: Readonly<Record<string, string>>,
  told: Told,
): Promise<void> {
  const kept = pictureCacheIn(cache);
  await mkdir(folder, { recursive: true });
  const there = new Set(readdirSync(folder));
  const waiting = Object.entries(pictures).filter(([digest]) =>
    namesOf(digest).some((name) => !there.has(name)),
  );
  const all = waiting.length * cutNames.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [digest, file] = next;
      let bytes: Promise<Buffer> | undefined;
      for (const cut of cutNames) {
        const name = basename(cutPath(digest, cut));
        const made = await kept.put(name, join(folder, name), async () =>
          cutPicture(await (bytes ??= readFile(join(root, file))), cut),
        );
        done += 1;
        if (made !== undefined) told(name, made, done, all);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
