import { isObject } from '#domain/text/json.ts';
import { keepParts } from '#site/browser/keep-parts.ts';
import { courseCache, courseScope, keptCourses, keptPaths, workerPath } from '#site/browser/kept-pages.ts';

/**
 * Modules saved for offline listening: recording, content and page in a browser cache, and the service worker that
 * serves them. Both are installed on request, and removed on signing out.
 */
export const canKeepModules = () => 'serviceWorker' in navigator && 'caches' in window;

const registerWorker = () => navigator.serviceWorker.register(workerPath, { scope: courseScope });

const open = () => caches.open(courseCache);

const asJson = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });

/** The page and what it has loaded from us. */
function partsOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Saves the current page of the module, which changes with deployments. */
export async function keepPage(): Promise<void> {
  await registerWorker();
  const cache = await open();
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    partsOfPage()
      .filter((path) => !known.has(path))
      .map((path) => cache.add(path)),
  );
  await cache.add(location.pathname);
  // Optional.
  await keepWay(cache).catch(() => undefined);
}

/** The page that links the modules, with all that its scripts import. */
async function keepWay(cache: Cache): Promise<void> {
  await cache.add(courseScope);
  await keepParts(cache, (await (await cache.match(courseScope))?.text()) ?? '');
}

/** Saves the list of courses for offline, if any module is saved. */
export async function keepCourses(view: unknown): Promise<void> {
  if (canKeepModules() && (await caches.has(courseCache)))
    await (await open()).put(keptCourses, asJson(view));
}

export async function readKeptCourses(): Promise<unknown> {
  if (!canKeepModules() || !(await caches.has(courseCache))) return undefined;
  return (await (await open()).match(keptCourses))?.json();
}

export type Fetched = { state: 'kept' } | { state: 'failed'; reason: 'unreachable' | 'full' | 'ended' };

interface KeepRequest {
  course: string;
  module: string;
  /** A link to the recording; asked again when it expires. */
  link: () => Promise<string | undefined>;
  bytes: number;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const tries = 5;
const pauseMs = 3_000;

/** Resumes after a lost connection. */
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
 * Registers the service worker, downloads the recording, and saves it with content and page. `content` is called after
 * the download, to include progress made meanwhile.
 */
export async function keepModule(
  request: KeepRequest,
  content: () => unknown,
  until: string,
): Promise<Fetched> {
  const paths = keptPaths(request);
  try {
    await registerWorker();
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

/** The content of a saved module, unless it has expired. */
export async function readKept(module: string): Promise<{ content: unknown; bytes: number } | undefined> {
  if (!canKeepModules() || !(await caches.has(courseCache))) return undefined;
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

/** With progress made since. */
export async function updateKept(key: { course: string; module: string }, content: unknown): Promise<void> {
  const cache = await open();
  const { content: path } = keptPaths(key);
  const kept: unknown = await (await cache.match(path))?.json();
  if (isObject(kept)) await cache.put(path, asJson({ ...kept, content }));
}

/** Only then can a saved recording be played. */
export const isAnsweredOffline = () => canKeepModules() && navigator.serviceWorker.controller !== null;

/** One module, a course, or everything; the service worker goes with the last module. */
export async function forgetModules(course?: string, module?: string): Promise<void> {
  if (!canKeepModules()) return;
  if (course !== undefined && (await caches.has(courseCache))) {
    const cache = await open();
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      const isOfModule = pathname.split('/').at(-1)?.split('.')[0] === module;
      const isOfCourse = pathname.startsWith(keptPaths({ course, module: '' }).folder);
      if (module === undefined ? isOfCourse : isOfModule) await cache.delete(url);
    }
    if ((await cache.keys()).some(({ url }) => url.endsWith('.json'))) return;
  }
  await caches.delete(courseCache);
  const registration = await navigator.serviceWorker.getRegistration(courseScope);
  await registration?.unregister();
}
