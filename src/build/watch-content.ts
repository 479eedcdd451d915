import { relative } from 'node:path';
import type { LoaderContext } from 'astro/loaders';

/**
 * Editors save in several steps: truncate and write, rename over, delete and create. Also, the watcher drops a change
 * that follows another within 50 ms.
 */
const restMs = 150;

/** Calls `read` with what has changed in a folder, once nothing more changes; one call at a time. */
export function watchContent(
  { watcher, logger }: LoaderContext,
  folder: string,
  read: (changed: ReadonlySet<string>) => Promise<void>,
): void {
  if (!watcher) return;
  let changed = new Set<string>();
  let resting: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  const rested = () => {
    const paths = changed;
    changed = new Set();
    queue = queue
      .then(() => read(paths))
      .catch((error: unknown) => {
        logger.error(String(error));
      });
  };
  watcher.add(folder);
  for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir'] as const)
    watcher.on(event, (file: string) => {
      const path = relative(folder, file);
      if (path.startsWith('..')) return;
      changed.add(path);
      clearTimeout(resting);
      resting = setTimeout(rested, restMs);
    });
}
