/**
 * Watches recipes through all the ways in which editors save: truncate and write, rename over, delete and create, write
 * in parts.
 * Events are only hints; polling shows when a folder has settled.
 */
import type { EventEmitter } from 'node:events';
import { join, relative } from 'node:path';
import { existsSync } from 'node:fs';

type Look = 'shown' | 'unfinished';

export interface Watched {
  /** Contains a folder for each recipe. */
  readonly root: string;
  /** Digest of the recipe's folder. */
  readonly substanceOf: (id: string) => string;
  /** Shows the recipe; an unfinished one keeps its last state. */
  readonly show: (id: string) => Promise<Look>;
  readonly forget: (id: string) => void;
  /** Called once nothing has changed since `show`. */
  readonly settled: (id: string) => void;
  readonly failed: (id: string, error: unknown) => void;
}

/** Polling intervals, the longer one for files that stay unfinished. */
const pause = 100;
const longPause = 1000;
const patience = 20;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** A file that is being replaced counts as a change. */
function substance({ root, substanceOf }: Watched, id: string): string | undefined {
  if (!existsSync(join(root, id))) return undefined;
  try {
    return substanceOf(id);
  } catch {
    return '';
  }
}

async function follow(watched: Watched, id: string): Promise<void> {
  for (;;) {
    const seen = substance(watched, id);
    let failure: { readonly error: unknown } | undefined;
    const show = async (): Promise<Look> => {
      try {
        return await watched.show(id);
      } catch (error) {
        failure = { error };
        return 'unfinished';
      }
    };
    const look = seen === undefined ? 'unfinished' : await show();
    await wait(pause);
    if (substance(watched, id) !== seen) continue;
    // Missing twice in a row: not just being replaced.
    if (seen === undefined) {
      watched.forget(id);
      return;
    }
    if (failure) watched.failed(id, failure.error);
    else watched.settled(id);
    if (look === 'shown') return;
    // An unfinished recipe is not read again before it changes.
    for (let looks = 0; substance(watched, id) === seen; looks += 1)
      await wait(looks < patience ? pause : longPause);
  }
}

export interface RecipeWatch {
  readonly look: (id: string) => void;
}

export function watchRecipes(
  watcher: Pick<EventEmitter, 'on'> & { readonly add: (path: string) => unknown },
  watched: Watched,
): RecipeWatch {
  const followed = new Set<string>();
  const look = (id: string) => {
    if (followed.has(id)) return;
    followed.add(id);
    void follow(watched, id).finally(() => {
      followed.delete(id);
    });
  };
  watcher.add(watched.root);
  const onEvent = (path: string) => {
    const [id = '', ...inside] = relative(watched.root, path).split(/[\\/]/);
    const besideRecipes = inside.length === 0 && /\.[a-z]+$/.test(id);
    if (id !== '' && id !== '..' && !besideRecipes) look(id);
  };
  for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir'] as const) watcher.on(event, onEvent);
  return { look };
}
