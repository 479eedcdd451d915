import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecipeWords } from './recipe-entry.ts';

/**
 * Recipes as they were read, a file each, named after what it was made of. In the store of Astro, which takes all
 * there is apart and together again several times a build, they would double the time of a build.
 */
export interface RecipeCache {
  /** The file, as the store names it: relative to Astro's cache. */
  readonly nameOf: (id: string, digest: string) => string;
  readonly has: (name: string) => boolean;
  readonly put: (name: string, words: RecipeWords) => void;
  /** Removes all but these. */
  readonly keepOnly: (names: ReadonlySet<string>) => void;
}

/** `npm run dev` shows drafts too: a build beside it must not take their words away. */
const folders = { build: 'recipes', dev: 'recipes-in-dev' } as const;

export function recipeCacheIn(cache: string, use: keyof typeof folders): RecipeCache {
  const folder = folders[use];
  mkdirSync(join(cache, folder), { recursive: true });
  return {
    nameOf: (id, digest) =>
      `${folder}/${id}.${createHash('sha256').update(digest).digest('hex').slice(0, 16)}.json`,
    has: (name) => existsSync(join(cache, name)),
    put: (name, words) => {
      writeFileSync(join(cache, name), JSON.stringify(words));
    },
    keepOnly: (names) => {
      for (const file of readdirSync(join(cache, folder))) {
        if (!names.has(`${folder}/${file}`)) rmSync(join(cache, folder, file));
      }
    },
  };
}
