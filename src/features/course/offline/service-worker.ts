/**
 * The service worker of the course: serves what is saved on this device, so that a module works offline. It saves
 * nothing on its own (src/features/course/offline/kept-modules.ts does), and only handles `/de/mein-kurs/`. A cache
 * cannot store a 206, but players request ranges: each range is cut out of the whole file here.
 * @see https://w3c.github.io/ServiceWorker/#cache-put
 */
import { rangeAnswer, readRange } from '#domain/course/byte-range.ts';
import { isKeptSound, keptCache } from '#site/browser/kept-module.ts';

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const isFetch = (event: Event): event is FetchEvent => 'respondWith' in event && 'request' in event;
const isOfLife = (event: Event): event is LifeEvent => 'waitUntil' in event;

const kept = async (path: string) => (await caches.open(keptCache)).match(path, { ignoreVary: true });

/** The requested range of a recording that may still be heard. */
async function sound(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const whole = await kept(pathname);
  const isOver = Date.parse(whole?.headers.get('X-Until') ?? '') < Date.now();
  if (!whole || isOver) return new Response(null, { status: 404 });
  const file = await whole.blob();
  const range = readRange(request.headers.get('Range'), file.size);
  const { status, headers } = rangeAnswer(range, file.size);
  const part = range.state === 'part' ? file.slice(range.first, range.last + 1) : file;
  const body = range.state === 'unsatisfiable' ? null : part;
  return new Response(body, { status, headers: { ...headers, 'Content-Type': 'audio/mp4' } });
}

/** After this a slow network counts as offline. */
const patienceMs = 6_000;

/** From the network, otherwise from the cache. */
async function page(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const copy = await kept(pathname.replace(/\/$/, ''));
  if (!copy) return fetch(request);
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => {
      resolve(copy.clone());
    }, patienceMs);
  });
  return Promise.race([fetch(request).catch(() => copy.clone()), late]);
}

/** Scripts, styles and fonts have a content hash in their names. */
async function part(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}

addEventListener('install', (event) => {
  if (isOfLife(event)) event.waitUntil(self.skipWaiting());
});
addEventListener('activate', (event) => {
  if (isOfLife(event)) event.waitUntil(self.clients.claim());
});
addEventListener('fetch', (event) => {
  if (!isFetch(event)) return;
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (isKeptSound(pathname)) event.respondWith(sound(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/_astro/')) event.respondWith(part(request));
});
