import { isObject } from '#site/api/endpoint.ts';
import { keptCache, keptCourses, keptPaths, scope, workerPath } from '#domain/course/kept-module.ts';

/**
 * Modules that are kept on this device, to be heard offline: recording, content and page in a cache of the browser, and
 * the service worker that answers from it. Both come with a press of hers, and go at a sign-out.
 */
export const canKeepModules = () => 'serviceWorker' in navigator && 'caches' in window;

/** Whether she asked her browser to save data, or is on a network that is too slow to fetch a file for later. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (!isObject(connection)) return false;
  return (
    connection['saveData'] === true || ['slow-2g', '2g', '3g'].includes(String(connection['effectiveType']))
  );
}

const open = () => caches.open(keptCache);

const asJson = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });

/** What a page is made of: itself, and what it has loaded from us. */
function partsOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** The page of the module, as it is now: after a deployment another one. */
export async function keepPage(): Promise<void> {
  const cache = await open();
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    partsOfPage()
      .filter((path) => !known.has(path))
      .map((path) => cache.add(path)),
  );
  await cache.add(location.pathname);
  // A module is worth keeping without it.
  await keepWay(cache).catch(() => undefined);
}

/** The page that leads from one module to the next, with all that its scripts import. */
async function keepWay(cache: Cache): Promise<void> {
  const seen = new Set<string>();
  const keep = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    if (path === scope || !(await cache.match(path))) await cache.add(path);
    if (path !== scope && !path.endsWith('.js')) return;
    const text = (await (await cache.match(path))?.text()) ?? '';
    const parts = [...text.matchAll(/(?:_astro\/|["'`]\.\/)([\w.-]+\.(?:js|css|woff2))/g)];
    await Promise.all(parts.map(([, name = '']) => keep(`/_astro/${name}`)));
  };
  await keep(scope);
}

/** The courses as the way shows them, for when there is no network: only where a module is kept. */
export async function keepCourses(view: unknown): Promise<void> {
  if (canKeepModules() && (await caches.has(keptCache))) await (await open()).put(keptCourses, asJson(view));
}

export async function readKeptCourses(): Promise<unknown> {
  if (!canKeepModules() || !(await caches.has(keptCache))) return undefined;
  return (await (await open()).match(keptCourses))?.json();
}

export type Fetched = { state: 'kept' } | { state: 'failed'; reason: 'unreachable' | 'full' | 'ended' };

interface KeepRequest {
  course: string;
  module: string;
  /** A link to the recording; asked again where the one before has ended. */
  link: () => Promise<string | undefined>;
  bytes: number;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const tries = 5;
const pauseMs = 3_000;

/** The whole recording; a lost connection goes on where it was. */
async function download({ link, bytes, onProgress, signal }: KeepRequest): Promise<Blob | undefined> {
  const isCalledOff = () => signal.aborted;
  const parts: BlobPart[] = [];
  let length = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    const url = await link();
    if (url === undefined || isCalledOff()) return undefined;
    try {
      const response = await fetch(url, { signal, headers: length > 0 ? { Range: `bytes=${length}-` } : {} });
      if (!response.ok || !response.body) continue;
      if (response.status === 200) {
        parts.length = 0;
        length = 0;
      }
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        length += value.length;
        onProgress(Math.min(1, length / bytes));
      }
      if (length >= bytes) return new Blob(parts, { type: 'audio/mp4' });
    } catch {
      if (isCalledOff()) return undefined;
    }
  }
  return undefined;
}

/**
 * Registers the service worker, fetches the recording and keeps it together with content and page. `content` is asked for
 * once the recording is there: meanwhile something was heard.
 */
export async function keepModule(
  request: KeepRequest,
  content: () => unknown,
  until: string,
): Promise<Fetched> {
  const paths = keptPaths(request);
  try {
    await navigator.serviceWorker.register(workerPath, { scope });
    const sound = await download(request);
    if (!sound) {
      await forgetModules(request.course, request.module);
      return { state: 'failed', reason: request.signal.aborted ? 'ended' : 'unreachable' };
    }
    const cache = await open();
    const headers = { 'Content-Type': 'audio/mp4', 'X-Until': until };
    await cache.put(paths.sound, new Response(sound, { headers }));
    await cache.put(paths.content, asJson({ until, content: content() }));
    await keepPage();
    return { state: 'kept' };
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    await forgetModules(request.course, request.module);
    return { state: 'failed', reason: isFull ? 'full' : 'unreachable' };
  }
}

/** The content of a module that is kept, and still may be. */
export async function readKept(module: string): Promise<{ content: unknown; bytes: number } | undefined> {
  if (!canKeepModules() || !(await caches.has(keptCache))) return undefined;
  const cache = await open();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!pathname.endsWith(`/${module}.json`)) continue;
    const kept: unknown = await (await cache.match(url))?.json();
    if (!isObject(kept)) continue;
    const sound = await cache.match(pathname.replace(/\.json$/, '.m4a'));
    if (sound && Date.parse(String(kept['until'])) > Date.now())
      return { content: kept['content'], bytes: (await sound.blob()).size };
    await Promise.all([cache.delete(pathname), cache.delete(pathname.replace(/\.json$/, '.m4a'))]);
  }
  return undefined;
}

/** With what was heard since. */
export async function updateKept(key: { course: string; module: string }, content: unknown): Promise<void> {
  const cache = await open();
  const { content: path } = keptPaths(key);
  const kept: unknown = await (await cache.match(path))?.json();
  if (isObject(kept)) await cache.put(path, asJson({ ...kept, content }));
}

/** Whether the service worker answers on this page: only then a kept recording can be played. */
export const isAnsweredOffline = () => canKeepModules() && navigator.serviceWorker.controller !== null;

/** One module, all of a course, or everything; with the last one goes the service worker. */
export async function forgetModules(course?: string, module?: string): Promise<void> {
  if (!canKeepModules()) return;
  if (course !== undefined && (await caches.has(keptCache))) {
    const cache = await open();
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      const isOfModule = pathname.split('/').at(-1)?.split('.')[0] === module;
      const isOfCourse = pathname.startsWith(keptPaths({ course, module: '' }).folder);
      if (module === undefined ? isOfCourse : isOfModule) await cache.delete(url);
    }
    if ((await cache.keys()).some(({ url }) => url.endsWith('.json'))) return;
  }
  await caches.delete(keptCache);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
}
