/**
 * The service worker: serves what is saved on this device, so that modules of the course and the week work offline. It
 * saves nothing on its own: src/features/course/offline and src/features/week/kept-pages.ts do. A cache cannot store a
 * 206, but players request ranges: each range is cut out of the whole file here.
 * @see https://w3c.github.io/ServiceWorker/#cache-put
 */
import { rangeAnswer, readRange } from '#domain/course/byte-range.ts';
import { isKeptSound } from './kept-pages.ts';

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

/** From the oldest cache: a newer copy of the week counts once it is complete, and the old one deleted. */
const kept = (path: string) => caches.match(path, { ignoreVary: true });

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

/** From the network; a server that fails is no better than none. */
async function fetched(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status >= 500) throw new Error(`The server answered ${String(answer.status)}.`);
  return answer;
}

/** After this a slow network counts as offline. */
const patienceMs = 3_000;

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
  return Promise.race([fetched(request).catch(() => copy.clone()), late]);
}

/** A picture in the size that is saved; data in the version that is saved. */
const other = (path: string) =>
  caches.match(path.replace(/_[a-z]+\.avif$/, '_shown.avif'), { ignoreSearch: true, ignoreVary: true });

/** Scripts, styles, typefaces, pictures, and data. */
const isPart = ({ pathname }: URL) => pathname.startsWith('/_astro/') || pathname.endsWith('.json');

/** From the cache first, if the address changes with the content. */
async function part(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const copy = await kept(pathname + search);
  return copy ?? fetched(request).catch(async () => (await other(pathname)) ?? Response.error());
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
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.method !== 'GET') return;
  if (isKeptSound(url.pathname)) event.respondWith(sound(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isPart(url)) event.respondWith(part(request));
});
