import { hashOf } from '#domain/text/hash.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { keepParts } from '#site/browser/keep-parts.ts';
import { weekCaches, weekScopes, workerPath } from '#site/browser/kept-pages.ts';
import { keptWeek } from '#site/browser/kept-week.ts';

export interface Copied {
  locale: Locale;
  recipes: readonly { path: string; picture: string }[];
  /** The addresses of the week's data, which change with their content. */
  data: readonly string[];
}

const namesOf = async (locale: Locale | '') =>
  (await caches.keys()).filter((name) => name.startsWith(weekCaches + locale));

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${path} could not be saved.`);
  return response;
}

async function bytesOf(name: string): Promise<number> {
  const responses = await (await caches.open(name)).matchAll();
  const blobs = await Promise.all(responses.map((response) => response.blob()));
  return blobs.reduce((sum, { size }) => sum + size, 0);
}

/** The page comes last: a copy without it is not complete. */
async function fill(cache: Cache, before: Cache | undefined, page: Response, { recipes, data }: Copied) {
  const keepPage = async (path: string, response: Response) => {
    await keepParts(cache, await response.clone().text(), before);
    await cache.put(path, response);
  };
  const keepFixed = async (path: string) => {
    const known = await before?.match(path);
    await (known ? cache.put(path, known) : cache.add(path));
  };
  for (const { path, picture } of recipes) {
    await keepPage(path, await fetched(path));
    await keepFixed(picture);
  }
  await Promise.all(data.map(keepFixed));
  await keepPage(new URL(page.url).pathname, page);
}

async function copy(copied: Copied): Promise<number> {
  const path = pathOf('week', copied.locale);
  const page = await fetched(path);
  const content = [await page.clone().text(), ...copied.recipes.map((recipe) => recipe.path)];
  const name = `${weekCaches}${copied.locale}-${hashOf(content.join(' '))}`;
  const complete: string[] = [];
  for (const other of await namesOf(copied.locale)) {
    if (await (await caches.open(other)).match(path)) complete.push(other);
    else await caches.delete(other);
  }
  if (!complete.includes(name)) {
    const [before] = complete;
    try {
      await fill(
        await caches.open(name),
        before === undefined ? before : await caches.open(before),
        page,
        copied,
      );
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }
  await Promise.all(complete.filter((other) => other !== name).map((other) => caches.delete(other)));
  return bytesOf(name);
}

/**
 * Saves the page with its data, recipes and pictures for a shop without reception, and registers the service worker
 * that serves them. Until the new copy is complete, the one before stays: a deployment never leaves half of each.
 * Resolves to its size in bytes, or to undefined if the week was deleted meanwhile. One tab at a time.
 */
export const keepPages = (copied: Copied): Promise<number | undefined> =>
  navigator.locks.request(weekCaches, async () => {
    if (!keptWeek.read()) return undefined;
    for (const scope of weekScopes(copied.locale))
      await navigator.serviceWorker.register(workerPath, { scope });
    const bytes = await copy(copied);
    if (keptWeek.read()) return bytes;
    await forgetCopies();
    return undefined;
  });

async function forgetCopies() {
  await Promise.all((await namesOf('')).map((name) => caches.delete(name)));
  for (const scope of locales.flatMap(weekScopes)) {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    await registration?.unregister();
  }
}

export const forgetPages = (): Promise<void> => navigator.locks.request(weekCaches, forgetCopies);

/** The size of the copy in this language, if there is one. */
export async function keptBytes(locale: Locale): Promise<number | undefined> {
  for (const name of await namesOf(locale)) {
    if (await (await caches.open(name)).match(pathOf('week', locale))) return bytesOf(name);
  }
  return undefined;
}
