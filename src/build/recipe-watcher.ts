/**
 * File watching that survives how editors save: truncated and written later, renamed over, deleted and created again,
 * written in pieces. One event is taken as a hint; whether a folder has come to rest is seen by looking at it again.
 */
import type { EventEmitter } from 'node:events';
import { join, relative } from 'node:path';
import { existsSync } from 'node:fs';

/** What a look at a recipe brought: something to show, or nothing yet. */
export type Look = 'shown' | 'unfinished';

export interface Watched {
  /** The folder that holds a folder for each recipe. */
  readonly root: string;
  /** All that a recipe is made of, so that a change is seen. */
  readonly substanceOf: (id: string) => string;
  /** Shows the recipe as it is now; keeps what was shown before when it is unfinished. */
  readonly show: (id: string) => Promise<Look>;
  readonly forget: (id: string) => void;
  /** It has come to rest: nothing has changed since it was looked at last. */
  readonly settled: (id: string) => void;
  readonly failed: (id: string, error: unknown) => void;
}

/** How long after a look another one follows, and how much longer when nothing comes of an unfinished file. */
const pause = 100;
const longPause = 1000;
const patience = 20;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** What cannot be read, because it is being replaced right now, differs from all that can. */
function substance({ root, substanceOf }: Watched, id: string): string | undefined {
  if (!existsSync(join(root, id))) return undefined;
  try {
    return substanceOf(id);
  } catch {
    return '';
  }
}

/** Looks at a recipe until it has come to rest, and goes on watching while it is unfinished. */
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
    // Gone for the second time: it was no folder that is put back in the next moment.
    if (seen === undefined) {
      watched.forget(id);
      return;
    }
    if (failure) watched.failed(id, failure.error);
    else watched.settled(id);
    if (look === 'shown') return;
    // Nothing new in what is unfinished is not read again, only waited for.
    for (let looks = 0; substance(watched, id) === seen; looks += 1)
      await wait(looks < patience ? pause : longPause);
  }
}

export interface RecipeWatch {
  /** Looks at a recipe although nothing told of a change. */
  readonly look: (id: string) => void;
}

/** Follows the recipes below `root` for as long as the watcher does. */
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
